# Texts of the coach: the review of a game, hints and the chance bar. Differences are points of chance, chances have a per cent sign.

## Figures, classes and marks
coach-percent = { $value } %
coach-class-inaccuracy = Imprecisão
coach-class-mistake = Erro
coach-class-blunder = Erro grave
coach-class-luck = Sorte
coach-class-deed = Melhor jogada
coach-class-close = Escolha difícil
coach-best = melhor
coach-expected = esperado
coach-expected-step = Esperado, passo { $number } de { $count } · { $name }: { $what }
coach-mark-best = melhor opção
coach-mark-option = opção
coach-mark-rank = sugestão número { $number }
coach-mark-expected = esperado, passo { $number }
coach-mark-chosen = escolha de: { $name }

## Whose review, and the figures
coach-whose = Análise de quem
coach-accuracy = precisão
coach-accuracy-of = precisão { $accuracy }
coach-summary-of = Resumo: { $name }
coach-lost-per-choice = perda por escolha
coach-lost-per-choice-of = perda por escolha, em { $count }
coach-luck = sorte
coach-count-blunder = { $count ->
    [one] { $count } erro grave
   *[other] { $count } erros graves
}
coach-count-mistake = { $count ->
    [one] { $count } erro
   *[other] { $count } erros
}
coach-count-inaccuracy = { $count ->
    [one] { $count } imprecisão
   *[other] { $count } imprecisões
}
coach-played-like = nível de jogo
coach-where-it-went = { $you ->
    [yes] Para onde foi a tua hipótese
   *[no] Para onde foi a hipótese de { $name }
}
coach-at-the-start = no início
coach-sum-luck = sorte
coach-sum-own = escolhas
coach-sum-others = escolhas alheias
coach-won = vitória
coach-shared = empate
coach-lost = derrota
coach-figures = O que dizem estes números
coach-figures-chance = Hipótese
coach-figures-chance-about = Quantas vezes se ganharia a partir dali se todos continuassem a jogar igualmente bem. A diferença entre duas hipóteses diz-se em pontos.
coach-figures-lost-per-choice = Perda por escolha
coach-figures-lost-per-choice-about = Quantos pontos de hipótese a melhor escolha teria trazido a mais, pelo que então se podia saber: a média das escolhas que contam. Uma escolha em que se pode perder menos de 1 ponto não conta.
coach-figures-classes = Imprecisão, erro, erro grave
coach-figures-classes-about = Os pontos que uma escolha perde pelo menos: { $inaccuracy }, { $mistake }, { $blunder }.
coach-figures-accuracy = Precisão
coach-figures-accuracy-about = 100 para quem nada perde, 50 para quem perde 3 pontos por escolha, 25 para 6.
coach-figures-played-like = Nível de jogo
coach-figures-played-like-about = O nível dos bots que perdem mais ou menos o mesmo por escolha. Foi medido em mesas de quatro, com um bot de cada nível; um único jogo diz pouco.
coach-figures-luck = Sorte
coach-figures-luck-about = O que trouxeram as cartas tiradas e as peças, face ao que poderia ter saído. Não é mérito nem culpa.
coach-figures-sum = Para onde foi a hipótese
coach-figures-sum-about = A hipótese no início, a sorte, as próprias escolhas e as alheias somam o resultado. As escolhas medem-se pelo modo como qualquer um costuma continuar: uma boa escolha é, por isso, um ganho.

## Key moments
coach-key-moments = Momentos-chave
coach-filter = Mostrar
coach-filter-all = Todos { $count }
coach-filter-errors = Erros { $count }
coach-filter-luck = Sorte { $count }
coach-luck-in-round = Sorte · ronda { $round }
coach-deed-ahead = Melhor jogada · à frente por { $points }
coach-in-round = { $class } · ronda { $round }
coach-better = { $class } · melhor: { $option }
coach-found = achado
coach-moment-spoken = Jogada { $move }, ronda { $round }: { $class }, { $points ->
    [0] sem mudança
   *[other] { $good ->
        [yes] mais
       *[no] menos
    } { $points } pontos de hipótese
};
coach-earlier-mistake = Erro ou momento-chave anterior
coach-later-mistake = Erro ou momento-chave seguinte
coach-mistake = Erro
coach-no-moments = Nada deste tipo neste jogo.
coach-moments-come = Os momentos-chave surgem pela ordem do jogo.
coach-no-mistake = { $you ->
    [yes] Nenhum erro teu.
   *[no] Nenhum erro de { $name }.
} Em { $count } escolhas nenhuma perdeu 2 pontos de hipótese ou mais; em vez disso, as mais difíceis.
coach-nothing-to-review = Nada para analisar: nenhuma escolha podia perder algo. O gráfico mostra na mesma a hipótese de todos.

## Why
coach-why = Porquê
coach-title-best = { $you ->
    [yes] Encontraste a melhor: { $best }, { $chance }
   *[no] { $name } encontrou a melhor: { $best }, { $chance }
}
coach-title-better = { $you ->
    [yes] { $best } { $chance }, tu: { $chosen } { $chosenChance }
   *[no] { $best } { $chance }, { $name }: { $chosen } { $chosenChance }
}
coach-judged-by = Estás a ver as escolhas de { $name }, avaliadas pelo que { $name } podia saber então.
coach-points-of-chance = pontos de hipótese
coach-move-and-round = Jogada { $move } · ronda { $round }
coach-luck-about = { $you ->
    [yes] O que foi revelado mudou a tua hipótese em { $points }.
   *[no] O que foi revelado mudou a hipótese de { $name } em { $points }.
} Não é mérito nem culpa.
coach-choice-before = A escolha anterior
coach-choice-of = Uma escolha de { $name }.
coach-expected-line = Sequência esperada
coach-after = depois de: { $option }
coach-line-back = Recuar um passo
coach-line-on = Avançar um passo
coach-nothing-here = Aqui não há escolha
coach-nothing-here-about = Só havia uma opção, ou ainda não foi avaliada. Os momentos-chave levam às escolhas que contaram.
coach-try = Tentar daqui
coach-ask-again = Perguntar-me outra vez
coach-asked-again = Volta no treino.
coach-options = Opções
coach-options-about = hipótese de ganhar, ±{ $error }
coach-options-more = mais { $more } abaixo

## The graph and its table
coach-graph-title = Hipótese de ganhar ao longo do jogo
coach-graph = Hipótese de ganhar de todos ao longo do jogo, com os momentos-chave de { $name }; a tabela dá os números
coach-from-points = desde { $points }
coach-luck-dotted = sorte, a pontilhado
coach-as-table = Tabela
coach-as-graph = Gráfico
coach-table = A hipótese de todos depois de cada escolha
coach-table-of = Linhas
coach-all-moves = Todas as escolhas
coach-column-round = Ronda
coach-column-move = Jogada
coach-column-what = O quê
coach-column-kind = Tipo

## The page and its states
coach-review-of = Análise: { $name }
coach-back-to-replay = Voltar à repetição
coach-parts = Partes da análise
coach-part-why = Porquê
coach-part-board = Mesa
coach-part-moments = Momentos { $count }
coach-earlier = Anterior
coach-later = Seguinte
coach-review-this = Analisar este jogo
coach-review-this-about = Cada escolha comparada com a melhor, a sorte separada da perícia. Demora cerca de um minuto; os jogos em curso têm prioridade.
coach-review-the-game = Analisar o jogo
coach-left-this-hour = { $count ->
    [one] resta { $count } análise nesta hora
   *[other] restam { $count } análises nesta hora
}
coach-not-reviewed = Ainda não analisado
coach-not-reviewed-about = Quem esteve sentado a esta mesa pode pedir uma análise.
coach-reviewing = A analisar
coach-queued = À espera de vez
coach-progress = { $done } de { $moves } jogadas
coach-seconds-left = { $seconds ->
    [one] falta cerca de { $seconds } s
   *[other] faltam cerca de { $seconds } s
}
coach-minutes-left = { $minutes ->
    [one] falta cerca de { $minutes } min
   *[other] faltam cerca de { $minutes } min
}
coach-may-leave = O gráfico cresce à medida que avança. Podes sair: a análise continua e espera aqui.
coach-stop = Parar
coach-stopped = A análise parou na jogada { $move }
coach-stopped-about = O que está feito fica guardado; continua a partir daí.
coach-go-on = Continuar
coach-show = Mostrar o que há
coach-ready = A análise está pronta.
coach-look = Ver
coach-not-while-on = Não enquanto o jogo decorre
coach-not-while-on-about = A análise abre quando o jogo acaba. Até lá ninguém vê hipóteses, a não ser numa mesa com dicas, e aí só pelo que cada um sabe.
coach-no-judge = O treinador não conhece este jogo
coach-no-judge-about = Ainda ninguém avalia as suas posições, por isso não há hipóteses, análises nem problemas.

## While playing
coach-hint-about = O que o treinador espera a partir daqui, sabendo só o que tu sabes.
coach-thinking = O treinador está a pensar…
coach-why-not = Porque não isto?
coach-why-not-this = Porque não: { $option }?
coach-chance = Hipótese
coach-tried = { $tried } jogos tentados, ±{ $error }
coach-think-longer = Pensar mais
coach-chance-bar = Barra de hipóteses
coach-chance-bar-about = Desligada até pedires. Só contra robôs.
coach-chance-bar-off = Esconder a barra de hipóteses
coach-gave-away = Isso cedeu { $points } pontos de hipótese.
coach-may-take-back = Ainda nada foi revelado: podes voltar atrás.
coach-take-back = Voltar atrás
coach-keep-it = Manter
coach-take-back-offered = Avisa-me dos erros graves
coach-take-back-about = Quando se pode voltar atrás. Só contra robôs; a melhor escolha não é dita.

## The picture to share
coach-share-picture = Partilhar imagem
coach-save-picture = Guardar a imagem
coach-picture-saved = Guardada; o texto alternativo foi copiado.
coach-nameless = Sem nomes
coach-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
coach-picture-moment = { $name }, ronda { $round }
coach-picture-points = pontos
coach-picture-row = { $name }: { $points } pontos, precisão { $accuracy }, sorte { $luck }.
coach-picture-alt = Análise de um jogo de { $game }: { $title }. { $rows }

## Razões: o que a melhor opção traz e outra não
coach-reason-has =
    { $unit }: { $you ->
        [yes] { $way ->
            [more] ficas então com mais { $amount }.
           *[less] ficas então com menos { $amount }.
        }
       *[no] { $way ->
            [more] { $name } fica então com mais { $amount }.
           *[less] { $name } fica então com menos { $amount }.
        }
    }
coach-reason-ends = { $way ->
    [sooner] O jogo acaba mais cedo: por essa altura já terminou em mais { $percent } de 100 jogos.
   *[later] O jogo dura mais: por essa altura já terminou em menos { $percent } de 100 jogos.
}
coach-reason-deed = { $you ->
    [yes] Escolhes depois “{ $option }” em { $best } de 100 jogos, de outro modo em { $other }.
   *[no] { $name } escolhe depois “{ $option }” em { $best } de 100 jogos, de outro modo em { $other }.
}
