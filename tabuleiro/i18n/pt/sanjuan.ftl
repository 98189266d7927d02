# Textos de San Juan. Os factos de acontecimentos, opções e razões são argumentos: uma palavra das regras como $x (para escolher a
# forma), $x_name (o nome) e $x_the (numa frase); uma lista como expressão $x com o comprimento $x_count.
# $name é o jogador, $you diz se é quem lê.

## Funções: nome, com artigo, o que todos fazem, o que o dono faz a mais

sanjuan-role-builder = Construtor
    .the = o construtor
    .action = Cada um pode construir 1 edifício
    .brief = Construir 1
    .privilege = menos 1 carta
sanjuan-role-producer = Produtor
    .the = o produtor
    .action = Cada um pode produzir 1 bem
    .brief = Produzir 1
    .privilege = mais 1 bem
sanjuan-role-trader = Mercador
    .the = o mercador
    .action = Cada um pode vender 1 bem
    .brief = Vender 1
    .privilege = mais 1 venda
sanjuan-role-councillor = Conselheiro
    .the = o conselheiro
    .action = Cada um tira 2 e fica com 1
    .brief = Tirar 2, ficar com 1
    .privilege = tirar 5, ficar com 1
sanjuan-role-prospector = Garimpeiro
    .the = o garimpeiro
    .action = Ninguém age
    .brief = Ninguém age
    .privilege = tirar 1 carta
sanjuan-privilege = Privilégio
sanjuan-tab-mine = Meu
sanjuan-tab-roles = Funções
sanjuan-tab-rivals = Rivais
sanjuan-tab-log = Registo
sanjuan-governor = Governador
    .about = Toma a primeira função da ronda. Depois a carta passa um lugar para a esquerda.
sanjuan-free = livre
sanjuan-chooses-now = escolhe
sanjuan-no-role-yet = ainda sem função

## Bens

sanjuan-good-indigo = índigo
sanjuan-good-sugar = açúcar
sanjuan-good-tobacco = tabaco
sanjuan-good-coffee = café
sanjuan-good-silver = prata
sanjuan-good-customs = bem da alfândega

## Edifícios: nome, efeito em poucas palavras, efeito completo, nome numa frase

sanjuan-building-indigo = Tinturaria de índigo
    .short = Produz índigo
    .full = Produz e guarda 1 índigo.
    .the = a tinturaria de índigo
sanjuan-building-sugar = Engenho de açúcar
    .short = Produz açúcar
    .full = Produz e guarda 1 açúcar.
    .the = o engenho de açúcar
sanjuan-building-tobacco = Armazém de tabaco
    .short = Produz tabaco
    .full = Produz e guarda 1 tabaco.
    .the = o armazém de tabaco
sanjuan-building-coffee = Torrefação de café
    .short = Produz café
    .full = Produz e guarda 1 café.
    .the = a torrefação de café
sanjuan-building-silver = Fundição de prata
    .short = Produz prata
    .full = Produz e guarda 1 prata.
    .the = a fundição de prata
sanjuan-building-smithy = Forja
    .short = Produção −1
    .full = Os edifícios de produção custam-te menos 1.
    .the = a forja
sanjuan-building-gold-mine = Mina de ouro
    .short = 4 custos diferentes: tira a mais barata
    .full = Em cada fase do garimpeiro vira 4. Custos diferentes? Tira a mais barata.
    .the = a mina de ouro
sanjuan-building-archive = Arquivo
    .short = Descarta de toda a mão
    .full = As cartas tiradas juntam-se à mão; depois descarta velhas ou novas.
    .the = o arquivo
sanjuan-building-poor-house = Albergue
    .short = Com ≤ 1 carta ao construir: tira 1
    .full = Depois de construir, tira 1 se tiveres 0 ou 1 carta na mão.
    .the = o albergue
sanjuan-building-black-market = Mercado negro
    .short = 1–2 bens podem pagar
    .full = Ao construir, até 2 dos teus bens podem pagar 1 cada.
    .the = o mercado negro
sanjuan-building-trading-post = Entreposto
    .short = Vende mais 1 bem
    .full = Podes vender mais 1 bem.
    .the = o entreposto
sanjuan-building-well = Poço
    .short = 2+ bens produzidos: tira 1
    .full = Produz 2 ou mais bens numa fase: tira 1.
    .the = o poço
sanjuan-building-market-stand = Banca de mercado
    .short = 2+ bens vendidos: tira 1
    .full = Vende 2 ou mais bens numa fase: tira mais 1.
    .the = a banca de mercado
sanjuan-building-crane = Guindaste
    .short = Construir por cima: só a diferença
    .full = Constrói por cima de um edifício teu: o custo dele baixa o preço.
    .the = o guindaste
sanjuan-building-chapel = Capela
    .short = 1 carta por ronda
    .full = Em cada ronda podes pôr aqui 1 carta da mão. 1 ponto cada no fim.
    .the = a capela
sanjuan-building-tower = Torre
    .short = Limite de mão 12
    .full = O teu limite de mão é de 12 cartas.
    .the = a torre
sanjuan-building-aqueduct = Aqueduto
    .short = Produz mais 1 bem
    .full = Podes produzir mais 1 bem.
    .the = o aqueduto
sanjuan-building-carpenter = Carpintaria
    .short = Edifício urbano feito: tira 1
    .full = Depois de construir e pagar um edifício urbano, tira 1.
    .the = a carpintaria
sanjuan-building-statue = Estátua
    .short = Monumento
    .full = Um monumento: muitos pontos, nenhum efeito.
    .the = a estátua
sanjuan-building-prefecture = Prefeitura
    .short = Fica com 2 cartas, não 1
    .full = Fica com 2 das cartas tiradas em vez de 1.
    .the = a prefeitura
sanjuan-building-market-hall = Mercado
    .short = 1+ bens vendidos: tira 1
    .full = Vende pelo menos 1 bem na fase: tira mais 1.
    .the = o mercado
sanjuan-building-quarry = Pedreira
    .short = Urbanos −1
    .full = Os edifícios urbanos custam-te menos 1.
    .the = a pedreira
sanjuan-building-column = Coluna da vitória
    .short = Monumento
    .full = Um monumento: muitos pontos, nenhum efeito.
    .the = a coluna da vitória
sanjuan-building-library = Biblioteca
    .short = Privilégio a dobrar
    .full = O privilégio da função que tomas conta a dobrar.
    .the = a biblioteca
sanjuan-building-hero = Monumento do herói
    .short = Monumento
    .full = Um monumento: muitos pontos, nenhum efeito.
    .the = o monumento do herói
sanjuan-building-guild-hall = Casa da guilda
    .short = +1 por produção, +1 por tipo
    .full = No fim: 1 ponto por edifício de produção e mais 1 por tipo.
    .the = a casa da guilda
sanjuan-building-city-hall = Câmara municipal
    .short = +1 por edifício urbano
    .full = No fim: 1 ponto por edifício urbano, este incluído.
    .the = a câmara municipal
sanjuan-building-triumphal-arch = Arco do triunfo
    .short = +4 / 6 / 8 por 1 / 2 / 3 monumentos
    .full = No fim: 4, 6 ou 8 pontos por 1, 2 ou 3 monumentos.
    .the = o arco do triunfo
sanjuan-building-palace = Palácio
    .short = +1 por 4 pontos, no fim
    .full = No fim de tudo: 1 ponto por cada 4 outros.
    .the = o palácio
sanjuan-building-guard-room = Casa da guarda
    .short = Outros: limite de mão 6
    .full = Os outros sem casa da guarda nem torre ficam só com 6 cartas.
    .the = a casa da guarda
sanjuan-building-office = Repartição
    .short = Troca 1–2 cartas por ronda
    .full = Em cada ronda podes descartar 1 ou 2 cartas e tirar outras tantas.
    .the = a repartição
sanjuan-building-hut = Cabana
    .short = Ninguém vendeu: tira 1
    .full = Se ninguém vender nada numa fase do mercador, tira 1.
    .the = a cabana
sanjuan-building-tavern = Taverna
    .short = Menos edifícios: tira 1
    .full = Fim da fase do construtor: tens menos edifícios, não todos iguais? Tira 1.
    .the = a taverna
sanjuan-building-park = Parque
    .short = Sob o guindaste vale 6
    .full = Substituído com o guindaste, baixa o preço 6 em vez de 3.
    .the = o parque
sanjuan-building-customs = Alfândega
    .short = Recebe 1 bem, vende por 2
    .full = Vazia, recebe 1 bem em cada fase do conselheiro. Vende-se por 2.
    .the = a alfândega
sanjuan-building-bank = Banco
    .short = Uma vez: guardar cartas
    .full = Uma vez por jogo põe aqui quantas cartas da mão quiseres. 1 ponto cada.
    .the = o banco
sanjuan-building-harbour = Porto
    .short = Guarda 1 bem vendido
    .full = Uma vez por fase do mercador guarda 1 bem vendido. 1 ponto cada.
    .the = o porto
sanjuan-building-goldsmith = Ourivesaria
    .short = Vira 1: é tua se ninguém a tem
    .full = Em cada fase do garimpeiro vira 1 carta; fica com ela se ninguém a construiu.
    .the = a ourivesaria
sanjuan-building-residence = Residência
    .short = +4+3+2+1 por trios de igual custo
    .full = No fim: 4, 3, 2, 1 pontos por trios de edifícios diferentes de igual custo.
    .the = a residência
sanjuan-building-cathedral = Catedral
    .short = +4+3+2+1 por custo 6 dos rivais
    .full = No fim: 4, 3, 2, 1 pontos por edifícios de custo 6 dos rivais. Uma por mesa.
    .the = a catedral
sanjuan-new-buildings = Novos edifícios

## Tipos e fases nas cartas

sanjuan-sort-production = edifício de produção
sanjuan-sort-city = edifício urbano
sanjuan-sort-monument = monumento
sanjuan-sort-bonus = edifício de bónus
sanjuan-phase-production = produção
sanjuan-phase-builder = fase do construtor
sanjuan-phase-producer = fase do produtor
sanjuan-phase-trader = fase do mercador
sanjuan-phase-councillor = do conselheiro
sanjuan-phase-prospector = do garimpeiro
sanjuan-phase-round = início da ronda
sanjuan-phase-all = cada função
sanjuan-phase-end = fim do jogo
sanjuan-phase-monument = monumento
sanjuan-cost = custo { $cost }
sanjuan-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
sanjuan-points-at-end = pontos no fim
sanjuan-cards-production = Edifícios de produção
sanjuan-cards-production-about = quantos quiseres de cada; sinal redondo na cor do bem
sanjuan-cards-city = Edifícios urbanos
sanjuan-cards-city-about = um de cada tipo por jogador; o ícone é a fase em que funciona
sanjuan-cards-new-about = expansão; com a marca N; a catedral está à vista no meio, uma para a mesa
sanjuan-cards-built = Construídos
sanjuan-cards-built-about = as mesmas cartas diante de um jogador: o efeito em poucas palavras, o lugar do bem

## Mesa

sanjuan-phase-of = { $role ->
    [builder] Fase do construtor
    [producer] Fase do produtor
    [trader] Fase do mercador
    [councillor] Fase do conselheiro
   *[prospector] Fase do garimpeiro
}
sanjuan-phase-none = Escolha de funções
sanjuan-towns = Todas as cidades
sanjuan-rivals = Rivais
sanjuan-roles = Funções
sanjuan-supply = Casa de comércio, pilhas, catedral
sanjuan-piles = Pilhas
sanjuan-draw-pile = para tirar
    .about = Cartas por tirar. Quando acabam, baralham-se os descartes.
sanjuan-discard-pile = descartes
    .about = Os descartes ficam virados para baixo; ninguém os pode ver.
sanjuan-trading-house = Casa de comércio
    .about = O mercador vira a peça seguinte. Os seus preços valem para toda a fase: tantas cartas por cada bem.
sanjuan-tile-open = preços desta fase
    .brief = Agora
sanjuan-tile-next = próxima peça, conhecida
    .brief = Próx.
sanjuan-tile-last = última peça vista
    .brief = Última
sanjuan-tile-none = ainda sem peça vista
    .brief = –
sanjuan-tile-unknown = a seguinte é desconhecida
sanjuan-tile-then = depois
sanjuan-tile-after = a seguir
sanjuan-cathedral-built = Já está construída.
sanjuan-cathedral-gone = Saiu do jogo.
sanjuan-in-hand = na mão
    .about = Das outras mãos só se conhece o número.
sanjuan-goods = { $count ->
    [one] bem
   *[other] bens
}
    .about = Um bem fica virado para baixo no seu edifício até ser vendido ou pagar.
sanjuan-plant-full = { $name }: 1 bem
sanjuan-plant-empty = { $name }: sem bem
sanjuan-buildings-of-twelve = { $count } de 12 edifícios
    .about = O jogo acaba depois da fase do construtor em que uma cidade tem 12 edifícios.
sanjuan-buildings-by-name = Nomes dos edifícios
sanjuan-score-so-far = Pontos até agora
sanjuan-points-so-far = { $count ->
    [one] ponto até agora
   *[other] pontos até agora
}
sanjuan-hand = mão
    .left = { $left ->
        [one] Fica { $left } carta
       *[other] Ficam { $left } cartas
    }{ $drawn ->
        [0] .
       *[other] , e tiras { $drawn }.
    }
sanjuan-hand-limit = , limite { $limit }
    .about = Verificado no início de uma ronda: 7 cartas, 12 com uma torre, 6 ao lado da casa da guarda de outro.
sanjuan-your-hand = A tua mão
sanjuan-drawn = Cartas tiradas
sanjuan-turned = Virada
sanjuan-sort = { $order ->
    [cost] Ordem: custo
    [kind] Ordem: tipo
   *[drawn] Ordem: chegada
}
sanjuan-empty = vazio
sanjuan-with-good = com um bem
sanjuan-tucked = { $count } por baixo
sanjuan-built-over = { $count ->
    [one] guardada por baixo
   *[other] guardadas por baixo
}
    .about = As cartas guardadas sob um edifício substituído continuam a valer 1 ponto cada.
sanjuan-ends-the-game = acaba o jogo
sanjuan-will-stand-here = ficará aqui
sanjuan-being-paid = a pagar
sanjuan-works-later = funciona depois
sanjuan-saves = poupa { $amount }
sanjuan-then-draw = depois tira { $amount }
sanjuan-perhaps-draw = talvez tires { $amount }
sanjuan-costs = por { $total }
sanjuan-flag-building = Obra
sanjuan-stamp-pay = paga
sanjuan-stamp-keep = fica
sanjuan-stamp-discard = sai
sanjuan-stamp-tuck = guardada
sanjuan-to-pay = a pagar
sanjuan-gathered = { $done } de { $most }
sanjuan-cannot = { $verb ->
    [build] Não se pode construir
    [take] Não se pode tomar
    [replace] Não se pode substituir
    [replace_full] Não se pode substituir
    [sell] Não se pode vender
    [produce] Agora nada produz
   *[other] Agora não é possível
}

## Perguntas: o que decidir, depois porquê ou a regra do preço

sanjuan-prompt-TakeRole = Toma uma função
    .why = Todos fazem o que ela diz; só tu tens o privilégio.
sanjuan-prompt-UseLibrary = Usar já a biblioteca?
    .why = Com dois jogadores dobra uma das tuas duas funções.
sanjuan-prompt-Build = { $picked ->
    [none] Constrói um edifício, ou nada
   *[other] Construir { $picked_the }
}
    .why = Paga-se com outras cartas da mão.
sanjuan-prompt-Replace = Onde pôr { $building_the }?
    .why = O guindaste substitui um edifício teu; o custo dele baixa o preço.
sanjuan-prompt-BlackMarket = Pagar com bens?
    .why = { $left ->
        [one] Há { $left } a pagar; até 2 bens podem pagar 1 cada.
       *[other] Há { $left } a pagar; até 2 bens podem pagar 1 cada.
    }
sanjuan-prompt-Pay = { $building ->
    [none] Paga o edifício
   *[other] Paga { $building_the }
}
    .why = { $missing ->
        [0] Está tudo escolhido.
        [one] Escolhe mais { $missing } carta.
       *[other] Escolhe { $missing } cartas.
    }
sanjuan-prompt-Produce = Produz bens
    .why = Escolhe edifícios vazios, ou para.
sanjuan-prompt-Sell = Vende bens
    .why = Escolhe bens, ou para. As cartas tiram-se no fim.
sanjuan-prompt-Ship = Pôr um bem sob o porto?
    .why = Vale 1 ponto no fim; a venda paga-se como sempre.
sanjuan-prompt-ShipMore = Pôr outro bem sob o porto?
    .why = Cada carta vale 1 ponto; nesta mesa, uma por cada bem vendido.
sanjuan-prompt-PayMore = Pagar mais do que o preciso?
    .why = Nesta mesa podes recusar qualquer desconto.
sanjuan-prompt-UseBuilding = Usar { $building_the }?
    .why = Tiras 1 carta; nenhum edifício é obrigatório.
sanjuan-prompt-UseCustoms = Pôr um bem na alfândega?
    .why = Vende-se por 2 cartas; nenhum edifício é obrigatório.
sanjuan-prompt-UseGoldMine = Usar a mina de ouro?
    .why = Vira 4 cartas; nenhum edifício é obrigatório.
sanjuan-prompt-UsePrefecture = Ficar com duas cartas?
    .why = Com a prefeitura ficas com 2 das cartas tiradas, sem ela com 1.
sanjuan-prompt-CouncilDraw = Quantas cartas tiras?
    .why = Ficas com 1 delas, ou 2 com uma prefeitura.
sanjuan-prompt-ProspectorDraw = Quantas cartas tiras?
    .why = O privilégio não é obrigatório.
sanjuan-prompt-Keep = { $left ->
    [one] Fica com { $left } carta
   *[other] Fica com { $left } cartas
}
    .why = As outras descartam-se.
sanjuan-prompt-CouncilDiscard = { $left ->
    [one] Descarta { $left } carta
   *[other] Descarta { $left } cartas
}
    .why = O arquivo deixa escolher de toda a mão.
sanjuan-prompt-TakeFound = Ficar com a carta da ourivesaria?
    .why = Ninguém tem esse edifício.
sanjuan-prompt-Office = Trocar cartas?
    .why = A repartição deixa descartar 1 ou 2 cartas e tirar outras tantas.
sanjuan-prompt-Chapel = Pôr uma carta sob a capela?
    .why = Vale 1 ponto no fim.
sanjuan-prompt-Bank = Usar já o banco?
    .why = Uma vez por jogo; cada carta vale 1 ponto no fim.
sanjuan-prompt-HandLimit = Descarta até ao limite
    .why = O limite de mão vale no início da ronda.
sanjuan-prompt-KeepFour = Escolhe a primeira mão
    .why = Descarta até teres 4 cartas.

## Opções em botões e na lista

sanjuan-option-pass = { $frame ->
    [UseLibrary] Guardá-la para a segunda função
    [Build] Não construir
    [BlackMarket] Pagar só com cartas
    [Produce] Não produzir
    [Sell] Não vender
    [Ship] Não
    [TakeFound] Deixá-la
    [Office] Ficar com todas
    [Chapel] Não pôr nada
    [Bank] Agora não
    [UseBuilding] Dispensar
    [UseCustoms] Dispensar
    [UseGoldMine] Dispensar
    [UsePrefecture] Dispensar
    [CouncilDraw] Não tirar nada
    [ProspectorDraw] Não tirar nada
   *[other] Passar
}
sanjuan-option-stop = Parar aqui
sanjuan-option-take = Tomar { $word_the }
sanjuan-option-use-library = Usar a biblioteca
sanjuan-option-build = { $total ->
    [none] Construir { $word_the }
   *[other] Construir { $word_the } por { $total }
}
sanjuan-option-beside = Ao lado dos outros
sanjuan-option-replace = Substituir { $word_the }
sanjuan-option-replace-full = Substituir { $word_the } com o bem
sanjuan-option-spend = Pagar com { $good_name }
sanjuan-option-pay = Pagar com { $word_the }
sanjuan-option-produce = Produzir { $good_name }
sanjuan-option-sell = Vender { $good_name }
sanjuan-option-use-harbour = Pô-lo sob o porto
sanjuan-option-keep = Ficar com { $word_the }
sanjuan-option-discard = Descartar { $word_the }
sanjuan-option-tuck = Guardar { $word_the }
sanjuan-option-take-card = Ficar com a carta
sanjuan-option-use = Usar { $word_the }
sanjuan-option-draw = { $number ->
    [one] Tirar 1 carta
   *[other] Tirar { $number } cartas
}
sanjuan-option-more = { $number ->
    [0] Só o preço
   *[other] Pagar mais { $number }
}
sanjuan-build-over = Construir { $word_the } no lugar de: { $replaces_name }, por { $total }

## O botão para várias peças

sanjuan-gather-pay = { $left ->
    [0] Pagar { $most }
    [one] Pagar { $most }: falta { $left } carta
   *[other] Pagar { $most }: faltam { $left } cartas
}
sanjuan-gather-keep = { $left ->
    [0] Ficar com { $most }
    [one] Ficar com { $most }: falta { $left }
   *[other] Ficar com { $most }: faltam { $left }
}
sanjuan-gather-discard = { $left ->
    [0] Descartar { $count }
    [one] Descartar: falta { $left }
   *[other] Descartar: faltam { $left }
}
sanjuan-gather-tuck = Guardar { $count }
sanjuan-gather-produce = { $most ->
    [1] Produzir 1 bem
   *[other] Produzir { $count } de { $most }
}
sanjuan-gather-sell = { $most ->
    [1] Vender 1 bem
   *[other] Vender { $count } de { $most }
}
sanjuan-gather-spend = Pagar com { $count ->
    [one] { $count } bem
   *[other] { $count } bens
}

## Porque não

sanjuan-reason-role-taken = Esta função já foi tomada.
    .short = tomada
sanjuan-reason-already-owned = Já tens um. A carta pode pagar.
    .short = já tens
sanjuan-reason-too-few-cards = { $missing ->
    [one] Falta { $missing } carta para pagar.
   *[other] Faltam { $missing } cartas para pagar.
}
    .short = { $missing ->
        [one] falta { $missing }
       *[other] faltam { $missing }
    }
sanjuan-reason-cathedral-taken = Só há uma catedral, e já não está no meio.
    .short = tomada
sanjuan-reason-crane-itself = O guindaste não se substitui a si próprio.
    .short = o próprio
sanjuan-reason-same-kind = Um edifício não substitui outro do mesmo tipo.
    .short = mesmo tipo
sanjuan-reason-already-has-good = Já tem um bem.
    .short = cheio
sanjuan-reason-no-good = Não tem nenhum bem.
    .short = vazio
sanjuan-reason-named-in-order = Um conjunto indica-se pela ordem da lista: anula o que vem depois ou indica primeiro o que vem antes.
    .short = depois

## Quantidades e termos de um preço

sanjuan-amount-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
sanjuan-amount-good = { $count ->
    [one] { $count } bem
   *[other] { $count } bens
}
sanjuan-word-left = preço
sanjuan-word-more = a mais

## O que um ato custou e trouxe, dito na sua linha

sanjuan-paid-with = { $paid ->
    [none] { "" }
   *[other] { " " }com { $paid }
}{ $spent ->
    [none] { "" }
   *[other] { " " }e { $spent }
}
sanjuan-for-sale = { $you ->
    [yes] { $cards ->
        [none] { "" }
       *[other] , recebendo { $cards }
    }
   *[no] { $drawn ->
        [none] { "" }
        [one] { " " }por { $drawn } carta
       *[other] { " " }por { $drawn } cartas
    }
}
sanjuan-given-too = { $drawn ->
    [none] { "" }
   *[other] ; { $by_name }: { $you ->
        [yes] { $cards }
       *[no] +{ $drawn }
    }
}

## O que aconteceu

sanjuan-event-round = { $you ->
    [yes] És governador.
   *[no] { $name } é governador.
}
sanjuan-event-role = { $you ->
    [yes] Tomas { $role_the }.
   *[no] { $name } toma { $role_the }.
}
sanjuan-event-library = { $used ->
    [yes] { $you ->
        [yes] Usas a biblioteca.
       *[no] { $name } usa a biblioteca.
    }
   *[no] { $you ->
        [yes] Guardas a biblioteca para depois.
       *[no] { $name } guarda a biblioteca para depois.
    }
}
sanjuan-event-build = { $you ->
    [yes] Constróis { $building_the } por { $cost }{ sanjuan-paid-with }
   *[no] { $name } constrói { $building_the } por { $cost }{ sanjuan-paid-with }
}{ $replaced ->
    [none] .
   *[other] , substituindo { $replaced_the }.
}
sanjuan-event-pay = { $you ->
    [yes] Pagas com { $cards }.
   *[no] { $number ->
        [one] { $name } paga { $number } carta.
       *[other] { $name } paga { $number } cartas.
    }
}
sanjuan-event-spend = { $you ->
    [yes] Pagas com { $goods }.
   *[no] { $name } paga com { $goods }.
}
sanjuan-event-produce = { $goods_count ->
    [0] { $you ->
        [yes] Não produzes nada.
       *[no] { $name } não produz nada.
    }
   *[other] { $you ->
        [yes] Produzes { $goods }{ sanjuan-given-too }.
       *[no] { $name } produz { $goods }{ sanjuan-given-too }.
    }
}
sanjuan-event-tile = Os preços são { $tile ->
    [A] 1 1 1 2 2
    [B] 1 1 2 2 2
    [C] 1 1 2 2 3
    [D] 1 2 2 2 3
   *[E] 1 2 2 3 3
}.
sanjuan-event-sell = { $you ->
    [yes] Vendes { $goods }{ sanjuan-for-sale }.
   *[no] { $name } vende { $goods }{ sanjuan-for-sale }.
}
sanjuan-event-draw = { $you ->
    [yes] Tiras { $cards }
   *[no] { $number ->
        [one] { $name } tira { $number } carta
       *[other] { $name } tira { $number } cartas
    }
}{ $by ->
    [councillor] .
    [prospector] .
    [sale] { " " }pela venda.
   *[other] { " " }({ $by_name }).
}
sanjuan-event-keep = { $you ->
    [yes] Ficas com { $cards }.
   *[no] { $number ->
        [one] { $name } fica com { $number } carta.
       *[other] { $name } fica com { $number } cartas.
    }
}
sanjuan-event-discard = { $you ->
    [yes] Descartas { $cards }.
   *[no] { $number ->
        [one] { $name } descarta { $number } carta.
       *[other] { $name } descarta { $number } cartas.
    }
}
sanjuan-event-tuck = { $you ->
    [yes] Pões uma carta sob { $pile_the }.
   *[no] { $name } põe uma carta sob { $pile_the }.
}
sanjuan-event-gold-mine = { $taken ->
    [none] { $you ->
        [yes] A tua mina de ouro nada encontra: { $cards }.
       *[no] A mina de ouro de { $name } nada encontra: { $cards }.
    }
   *[other] { $you ->
        [yes] A tua mina de ouro encontra { $taken_the } entre { $cards }.
       *[no] A mina de ouro de { $name } encontra { $taken_the } entre { $cards }.
    }
}
sanjuan-event-goldsmith = { $you ->
    [yes] A tua ourivesaria vira { $card_the }
   *[no] A ourivesaria de { $name } vira { $card_the }
}{ $built ->
    [yes] , que alguém já construiu.
   *[no] .
}
sanjuan-event-take-card = { $you ->
    [yes] Ficas com { $card_the }.
   *[no] { $name } fica com { $card_the }.
}
sanjuan-event-pass = { $you ->
    [yes] { $what ->
        [build] Não constróis.
        [produce] Não produzes.
        [sell] Não vendes.
        [office] Ficas com todas as cartas.
        [chapel] Não pões nada na capela.
        [bank] Deixas o banco.
        [goldsmith] Deixas a carta.
        [councillor] Não tiras nada.
        [prospector] Não tiras nada.
       *[other] Dispensas a ajuda ({ $what_name }).
    }
   *[no] { $what ->
        [build] { $name } não constrói.
        [produce] { $name } não produz.
        [sell] { $name } não vende.
        [office] { $name } fica com todas as cartas.
        [chapel] { $name } não põe nada na capela.
        [bank] { $name } deixa o banco.
        [goldsmith] { $name } deixa a carta.
        [councillor] { $name } não tira nada.
        [prospector] { $name } não tira nada.
       *[other] { $name } dispensa a ajuda ({ $what_name }).
    }
}
sanjuan-event-shuffle = Os descartes são baralhados: { $number ->
    [one] { $number } carta para tirar
   *[other] { $number } cartas para tirar
}.
sanjuan-event-over = { $ended_by ->
    [nobody_can_build] Já ninguém pode construir. O jogo acabou.
   *[other] Uma cidade tem 12 edifícios. O jogo acabou.
}

## Folha de pontos: a origem, e de que se contou

sanjuan-score-buildings = Pontos dos edifícios
    .from = { $number ->
        [one] { $number } edifício
       *[other] { $number } edifícios
    }
sanjuan-score-chapel = Sob a capela
    .from = 1 cada
sanjuan-score-bank = Sob o banco
    .from = 1 cada
sanjuan-score-harbour = Sob o porto
    .from = 1 cada
sanjuan-score-guild-hall = Casa da guilda
    .from = { $buildings } + { $kinds ->
        [one] { $kinds } tipo
       *[other] { $kinds } tipos
    }
sanjuan-score-city-hall = Câmara municipal
    .from = { $buildings ->
        [one] { $buildings } urbano
       *[other] { $buildings } urbanos
    }
sanjuan-score-triumphal-arch = Arco do triunfo
    .from = { $monuments ->
        [one] { $monuments } monumento
       *[other] { $monuments } monumentos
    }
sanjuan-score-residence = Residência
    .from = { $sets ->
        [one] { $sets } trio
       *[other] { $sets } trios
    }
sanjuan-score-cathedral = Catedral
    .from = { $buildings } dos rivais
sanjuan-score-palace = Palácio, por último
    .from = { $points } outros ÷ 4
sanjuan-tie-break = Desempate: cartas na mão + bens
sanjuan-points-over-game = Pontos ao longo do jogo

## Primeiro jogo

sanjuan-lesson-welcome = Uma cidade em doze edifícios
    .text = Constróis uma cidade. A primeira com 12 edifícios acaba o jogo; ganha quem tem mais pontos.
    .why = Este guia leva uns dez minutos e acaba num jogo a sério.
sanjuan-lesson-cards = As cartas são tudo
    .text = Uma carta na mão é um edifício futuro ou dinheiro: cada uma paga 1. Virada sobre um edifício é um bem.
    .why = Cada edifício custa, pois, outros. Escolher o que se dá é o jogo.
sanjuan-lesson-town = A tua cidade
    .text = Começas com uma tinturaria. O número na carta pequena é o custo, a moeda mostra os pontos.
    .why = Há 12 lugares. O último acaba o jogo.
sanjuan-lesson-roles = Cinco funções
    .text = Em cada ronda cada um toma uma função. Todos fazem o que ela diz, mas só o dono tem o privilégio.
    .why = O que tu tomas, os rivais não podem tomar nesta ronda.
sanjuan-lesson-builder = Toma o construtor
    .text = Queres o engenho de açúcar. Custa 2 cartas; ao construtor, 1.
    .why = Porque não o garimpeiro? Dá logo 1 carta. Um segundo edifício dá um bem em cada fase do produtor.
sanjuan-lesson-pay = Construir e pagar
    .text = Escolhe o engenho, depois a carta que dás por ele.
    .why = As cartas escolhidas recebem um número. Toca de novo para a retirar.
sanjuan-lesson-producer = Toma o produtor
    .text = O produtor põe bens em edifícios vazios: tu 2, os outros 1.
    .why = Um bem é uma carta da pilha, virada para baixo. Ninguém a vê.
sanjuan-lesson-goods = Produzir
    .text = Escolhe os edifícios que trabalham. Cada um guarda 1 bem.
    .why = Edifícios mais caros fazem bens mais caros.
sanjuan-lesson-trader = Toma o mercador
    .text = O mercador vira os preços. Tu vendes 2 bens, os outros 1.
    .why = As cinco peças de preços vêm numa ordem fixa que se repete.
sanjuan-lesson-sell = Vender
    .text = Escolhe o que vender. Tiras tantas cartas quantas a peça mostra.
    .why = Primeiro indicam-se todos os bens, depois tiram-se as cartas.
sanjuan-lesson-councillor = Toma o conselheiro
    .text = Tiras 5 cartas e ficas com 1; os outros tiram 2 e ficam com 1.
    .why = Assim se procura o edifício de que se precisa.
sanjuan-lesson-prospector = O garimpeiro
    .text = Ninguém age; o dono tira 1 carta.
    .why = Toma-o quando nenhuma outra função te ajuda mais do que aos rivais.
sanjuan-lesson-end = Como acaba
    .text = Os edifícios de custo 6 só contam no fim. A casa da guilda conta a produção, a câmara municipal os urbanos.
    .why = Escolhe um cedo e constrói para ele.
sanjuan-lesson-play-on = Continua
    .text = É tudo o que precisas. Aponta uma carta para ver o que faz.
    .why = No jogo, a lista de opções (tecla O) mostra sempre tudo o que podes fazer.

## Porque é que um robô faria isto

sanjuan-why-only = Nada mais é possível.
sanjuan-why-fallback = O robô não teve tempo de pensar e tomou qualquer opção.
sanjuan-why-random = Este robô toma qualquer opção.
sanjuan-why-one-step = Depois deste passo ficas na melhor posição.
sanjuan-why-search = Jogaram-se { $ways } jogos a partir daqui: isto ganha cerca de { $percent } em 100.
sanjuan-why-builder = O construtor paga menos 1 carta, e { $building_the } vale a pena agora.
sanjuan-why-builder-blocks = Tomado agora, o construtor é o que menos ajuda os outros.
sanjuan-why-producer = { $cards ->
    [0] Nenhuma outra função ajuda menos os outros do que o produtor.
    [one] O produtor faz bens que se venderão por cerca de { $cards } carta.
   *[other] O produtor faz bens que se venderão por cerca de { $cards } cartas.
}
sanjuan-why-trader = { $cards ->
    [0] Nenhuma outra função ajuda menos os outros do que o mercador.
    [one] Os bens vender-se-ão por cerca de { $cards } carta.
   *[other] Os bens vender-se-ão por cerca de { $cards } cartas.
}
sanjuan-why-councillor = O conselheiro escolhe entre { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}.
sanjuan-why-prospector = { $cards ->
    [one] O garimpeiro recebe { $cards } carta, e mais ninguém recebe nada.
   *[other] O garimpeiro recebe { $cards } cartas, e mais ninguém recebe nada.
}
sanjuan-why-guild-hall = A casa da guilda conta também { $building_the }.
sanjuan-why-city-hall = A câmara municipal conta também { $building_the }.
sanjuan-why-monument = O arco do triunfo conta também { $building_the }.
sanjuan-why-six = No fim, { $building_the } valerá cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
sanjuan-why-engine = Até ao fim, { $building_the } trará ou poupará cerca de { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}.
sanjuan-why-points = Nenhum outro edifício rende mais pelo seu preço do que { $building_the }.
sanjuan-why-wanted = Das cartas tiradas, { $card_the } é a que mais ajuda.
sanjuan-why-spared = Das cartas na mão, { $card_the } é a que menos falta faz.
sanjuan-why-tuck = Um ponto vale agora mais do que { $card_the } na mão.
sanjuan-why-last-cards = O jogo acaba em breve, e { $card_the } já não serve para construir.
sanjuan-why-use-library = É esta a função a dobrar.
sanjuan-why-save-library = É a segunda função da ronda que convém dobrar.
sanjuan-why-beside = Ainda há lugar para outro edifício.
sanjuan-why-replace = Baixa o preço, e { $word_the } não fará falta.
sanjuan-why-spend-good = Este bem não se venderia por muito mais de 1 carta.
sanjuan-why-save-goods = Os bens vender-se-ão por mais do que aqui pagam.
sanjuan-why-dearest-good = Primeiro os bens mais caros.
sanjuan-why-best-price = Este bem tem hoje o melhor preço.
sanjuan-why-harbour = Um ponto por uma carta que seria descartada.
sanjuan-why-free-card = A carta não custa nada.
sanjuan-why-save-cards = Nada do que se pode construir agora vale as suas cartas.
sanjuan-why-enough = Aqui não há nada a ganhar.
sanjuan-why-good-hand = Vale a pena ficar com todas as cartas da mão.
sanjuan-why-card-before-point = As cartas na mão valem mais do que os pontos.

## What the coach counts, before a colon
sanjuan-unit-cards = Cartas
sanjuan-unit-good = Mercadorias
sanjuan-unit-points-at-the-end = Pontos no fim

## What puzzles are about
sanjuan-theme-building = Construir
sanjuan-theme-timing = O momento certo
sanjuan-theme-producing = Produzir
sanjuan-theme-selling = Vender
sanjuan-theme-cards = Cartas a guardar

## Below the rules
sanjuan-rules-cards = As cartas
