# The page of puzzles and own mistakes

practice-title = Treino
practice-about = Uma posição, uma pergunta, uma resposta com números.
practice-daily = Problema do dia
practice-puzzle = Problema
practice-own-mistake = Um dos teus erros
practice-where =
    { $game }, { $players ->
        [one] 1 jogador
       *[other] { $players } jogadores
    }, ronda { $round }
practice-easy = fácil
practice-medium = médio
practice-hard = difícil
practice-difficulty = Dificuldade
practice-no-puzzles = Não há problemas deste género.

## The answer
practice-your-answer = A tua resposta
practice-answer = Resposta
practice-choose = Escolhe acima
practice-how = Carrega numa opção ou no seu número; carrega outra vez, ou em Enter, para responder.
practice-give-answer = Responder
practice-right = certo
practice-best = melhor
practice-not-this = isto não
practice-right-option = Certo: { $option }, { $chance }
practice-answer-is = A resposta: { $option }, { $chance }
practice-wrong =
    { $option }: isto deixa fugir { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } de probabilidade
practice-nudge = O que traz a melhor escolha: { $reason }
practice-think-again = Conta o que traz cada opção, e o que os outros podem fazer a seguir.
practice-try-again = Tentar outra vez
practice-show = Mostrar a resposta
practice-streak-goes-on = A tua série continua se o resolveres hoje.
practice-next = Problema seguinte
practice-line = A continuação esperada
practice-finder = { $level } { $found } %
practice-found-by = Robôs que o encontram: { $finders }.

## Days in a row
practice-streak = Dias seguidos
practice-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
practice-in-a-row = seguidos · recorde { $longest }
practice-day-solved = resolvido
practice-day-open = não resolvido
practice-kept-here = Ainda não tens nome: a tua série fica guardada para este navegador.

## Own mistakes
practice-mistakes = Os teus erros
practice-no-mistakes = Ainda sem erros. Analisa um jogo e eles aparecem aqui.
practice-due =
    { $count ->
        [one] { $count } para hoje
       *[other] { $count } para hoje
    }
practice-practise = Treinar { $count }
practice-learnt = { $learnt } aprendidos, { $waiting } à espera
practice-round = ronda { $round }
practice-class-inaccuracy = Imprecisão
practice-class-mistake = Erro
practice-class-blunder = Erro grave
practice-class-best = Melhor escolha
practice-class-good = Boa escolha
practice-seen =
    { $count ->
        [0] ainda não perguntado
        [one] perguntado 1 vez
       *[other] perguntado { $count } vezes
    }
practice-then-in =
    { $days ->
        [one] depois em { $days } dia
       *[other] depois em { $days } dias
    }
practice-again-in =
    { $days ->
        [one] de novo em { $days } dia
       *[other] de novo em { $days } dias
    }

## Themes
practice-themes = Temas
practice-of = { $done } / { $all }
practice-solved = { $done } de { $all } resolvidos
practice-set = Começar uma série de { $count }
practice-theme-denying = Negar aos outros
practice-theme-end-game = Fim do jogo
