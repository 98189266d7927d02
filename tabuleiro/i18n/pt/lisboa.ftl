### Lisboa. As palavras nas $variáveis são as das regras: $noble é builder, marquis ou king, $good é gold, cloth, books ou tools.

lisboa-title = Lisboa
lisboa-moment = Período { $period }{ $last ->
    [yes] , última ronda
    [soon] , mais uma ronda depois desta
   *[no] { "" }
}

## Nomes

lisboa-noble-builder = Construtor
    .short = C
    .person = Manuel da Maia
lisboa-noble-marquis = Marquês
    .short = M
    .person = Marquês de Pombal
lisboa-noble-king = Rei
    .short = R
    .person = D. José I
lisboa-noble-treasury = Tesouro
    .short = T
lisboa-the-noble = { $noble ->
    [builder] o Construtor
    [marquis] o Marquês
    [king] o Rei
   *[treasury] o tesouro
}
lisboa-of-noble = { $noble ->
    [builder] do Construtor
    [marquis] do Marquês
    [king] do Rei
   *[treasury] do tesouro
}
lisboa-noble-name = { $noble ->
    [builder] Construtor
    [marquis] Marquês
    [king] Rei
   *[treasury] Tesouro
}
lisboa-good-gold = ouro
lisboa-good-cloth = têxteis
lisboa-good-books = livros
lisboa-good-tools = ferramentas
lisboa-one-good = { $good ->
    [gold] 1 ouro
    [cloth] 1 têxtil
    [books] 1 livro
   *[tools] 1 ferramenta
}
lisboa-store = { $good ->
    [gold] loja de ouro
    [cloth] loja de têxteis
    [books] loja de livros
   *[tools] loja de ferramentas
}
lisboa-street-gold = Rua Áurea
lisboa-street-cloth = Rua Augusta
lisboa-street-books = Rua Nova da Princesa
lisboa-street-tools = Rua Bela da Rainha
lisboa-cube-earthquake = terramoto
lisboa-cube-fire = fogo
lisboa-cube-tsunami = tsunami
lisboa-one-cube = { $cube ->
    [earthquake] um cubo de terramoto
    [fire] um cubo de fogo
   *[tsunami] um cubo de tsunami
}
lisboa-architect-blue = arquiteto azul
lisboa-architect-green = arquiteto verde
lisboa-plan = { $architect ->
    [blue] plano azul
   *[green] plano verde
} de { $officials }
lisboa-ship = navio de casco { $hull }
lisboa-site = { $side ->
    [north] norte, { $place ->
        [gold] { lisboa-street-gold }
        [cloth] { lisboa-street-cloth }
        [books] { lisboa-street-books }
       *[tools] { lisboa-street-tools }
    }
    [west] oeste { $place }
   *[east] este { $place }
}

## Ações de Estado e ações dos nobres

lisboa-action-recruit = Recrutar
    .full = Recruta até 2 oficiais, cada um para um escritório diferente.
lisboa-action-plan = Plano
    .full = Tira o plano de cima de um dos arquitetos.
lisboa-action-ship = Navio
    .full = Constrói o navio de cima do estaleiro por tantos bens diferentes quanto o casco. Tesouro +1; ganhas a influência do teu Portfolio.
lisboa-action-produce = Produzir
    .full = Cada loja tua dá 1 bem. Cada tipo que recebas mesmo fica 1 real mais barato.
lisboa-action-cardinal = Cardeal
    .full = Move o Cardeal 1 ou 2 intervalos e tira uma das duas peças do Clero ao lado dele.
lisboa-action-favor = Favor
    .full = Tira o favor real de um nobre que ainda não tens.
lisboa-noble-action-builder = Construir uma loja
    .full = Escolhe uma peça da Cidade e um terreno livre na sua rua, tira um cubo, paga o preço e põe uma casa.
lisboa-noble-action-marquis = Tirar um decreto
    .full = Tira um decreto visível; por um marcador de conjunto teu no Marquês, mais um.
lisboa-noble-action-king = Abrir um edifício
    .full = Abre um edifício público com um plano e os seus oficiais, próprios ou contratados. Pontua cada loja a que diz respeito.

## Recompensas, penalizações e benefícios; $n é o seu número

lisboa-effect-gold = { $n } ouro
lisboa-effect-cloth = { $n ->
    [one] { $n } têxtil
   *[other] { $n } têxteis
}
lisboa-effect-books = { $n ->
    [one] { $n } livro
   *[other] { $n } livros
}
lisboa-effect-tools = { $n ->
    [one] { $n } ferramenta
   *[other] { $n } ferramentas
}
lisboa-effect-reis = { $n ->
    [one] { $n } real
   *[other] { $n } réis
}
lisboa-effect-influence = { $n } de influência
lisboa-effect-wigs = { $n ->
    [one] { $n } peruca
   *[other] { $n } perucas
}
lisboa-effect-recruit = { $n ->
    [1] recrutar 1 oficial
   *[other] recrutar até { $n } oficiais
}
    .short = { $n ->
        [1] recrutar 1
       *[other] recrutar { $n }
    }
lisboa-effect-plan = tirar um plano
    .short = plano
lisboa-effect-favor = favor real
    .short = favor
lisboa-effect-produce = produzir bens
    .short = produzir
lisboa-effect-cardinal = { $n ->
    [1] Cardeal, 1 passo
   *[other] Cardeal, 1 ou 2 passos
}
    .short = Cardeal { $n }
lisboa-effect-ship = construir um navio, pagar em bens
    .short = navio
lisboa-effect-cube = 1 cubo da pilha
    .short = 1 cubo
lisboa-effect-store = construir uma loja
    .short = loja
lisboa-effect-decree = tirar um decreto
    .short = decreto
lisboa-effect-building = abrir um edifício público
    .short = edifício
lisboa-effect-place-official = pôr 1 oficial num escritório à escolha
    .short = oficial

lisboa-penalty-good = pagar 1 bem
lisboa-penalty-official = retirar 1 oficial
lisboa-penalty-reis = { $n ->
    [one] pagar { $n } real
   *[other] pagar { $n } réis
}
lisboa-penalty-wigs = { $n ->
    [one] perder { $n } peruca
   *[other] perder { $n } perucas
}
lisboa-penalty-clergy = perder 1 peça do Clero
lisboa-penalty-favor = devolver 1 favor real
lisboa-pay = pagar

lisboa-benefit-per-payment = { $n ->
    [one] cada pagamento { $n } real a menos
   *[other] cada pagamento { $n } réis a menos
}
    .short = pagamentos −{ $n }
lisboa-benefit-on-land = { $n ->
    [one] terreno { $n } real mais barato
   *[other] terreno { $n } réis mais barato
}
    .short = terreno −{ $n }
lisboa-benefit-per-hired-official = { $n ->
    [one] cada oficial contratado { $n } real mais barato
   *[other] cada oficial contratado { $n } réis mais barato
}
    .short = contratar −{ $n }
lisboa-benefit-on-events = { $n ->
    [one] eventos { $n } real mais baratos
   *[other] eventos { $n } réis mais baratos
}
    .short = eventos −{ $n }
lisboa-benefit-per-good-sold = { $n ->
    [one] +{ $n } real por bem vendido
   *[other] +{ $n } réis por bem vendido
}
    .short = vendas +{ $n }
lisboa-benefit-per-building = { $n ->
    [one] um edifício precisa de { $n } oficial a menos
   *[other] um edifício precisa de { $n } oficiais a menos
}
    .short = oficiais −{ $n }
lisboa-benefit-per-visit = visitar ou seguir por { $n } de influência a menos
    .short = visitas −{ $n }
lisboa-benefit-per-gain = +{ $n } de influência a cada ganho de influência do Portfolio
    .short = ganhos +{ $n }
lisboa-benefit-per-recruiting = +{ $n } de influência após cada recrutamento
    .short = recrutar +{ $n }
lisboa-benefit-steady-prices = produzir não baixa preços
    .short = preços estáveis
lisboa-benefit-capacity = lugar para mais { $n }, cartas e bens de cada tipo
    .short = lugar +{ $n }
lisboa-benefit-per-ship = { $n ->
    [one] os navios custam { $n } bem a menos
   *[other] os navios custam { $n } bens a menos
}
    .short = navios −{ $n }
lisboa-benefit-any-good = qualquer nobre aceita qualquer bem
    .short = qualquer bem
lisboa-benefit-per-decree = { $n ->
    [one] +{ $n } peruca por cada decreto tirado
   *[other] +{ $n } perucas por cada decreto tirado
}
    .short = decretos +{ $n }
lisboa-benefit-influence-per-plan = +{ $n } de influência após cada plano tirado
    .short = planos: influência +{ $n }
lisboa-benefit-influence-per-ship = +{ $n } de influência após cada navio construído
    .short = navios: influência +{ $n }
lisboa-benefit-influence-per-production = +{ $n } de influência após cada produção
    .short = produção: influência +{ $n }
lisboa-benefit-influence-per-meeting = +{ $n } de influência após cada encontro com o Cardeal
    .short = Cardeal: influência +{ $n }
lisboa-benefit-influence-per-favor = +{ $n } de influência após cada favor real recebido
    .short = favores: influência +{ $n }
lisboa-benefit-influence-per-store = +{ $n } de influência após cada loja construída
    .short = lojas: influência +{ $n }
lisboa-benefit-influence-per-decree = +{ $n } de influência após cada decreto tirado
    .short = decretos: influência +{ $n }
lisboa-benefit-influence-per-building = +{ $n } de influência após cada edifício público aberto
    .short = edifícios: influência +{ $n }

## Decretos: o que contam, depois a frase à volta

lisboa-counter-own-stores-of-good = { lisboa-store } tua
lisboa-counter-all-stores-of-good = qualquer { lisboa-store }
    .short = qualquer { lisboa-store }
lisboa-counter-own-stores-in-row = loja tua na linha { $row }
lisboa-counter-own-stores-in-column = loja tua na coluna { $column }
lisboa-counter-goods-with-own-store = lojas tuas dos quatro bens
    .short = lojas dos quatro bens
lisboa-counter-most-own-stores-of-one-good = { $least } lojas tuas de um só bem
    .short = { $least } lojas de um bem
lisboa-counter-rows-with-own-store = lojas tuas em { $least } linhas
    .short = lojas em { $least } linhas
lisboa-counter-columns-with-own-store = lojas tuas em { $least } colunas
    .short = lojas em { $least } colunas
lisboa-counter-buildings-of-architect = edifício do arquiteto { $architect ->
    [blue] azul
   *[green] verde
}
    .short = edifício { $architect ->
        [blue] azul
       *[green] verde
    }
lisboa-counter-buildings-on-side = edifício no lado { $side ->
    [west] oeste
    [north] norte
   *[east] este
}
    .short = edifício a { $side ->
        [west] oeste
        [north] norte
       *[east] este
    }
lisboa-counter-buildings-showing = edifício que mostra { $good ->
    [gold] ouro
    [cloth] têxteis
    [books] livros
   *[tools] ferra{ "\u00AD" }mentas
}
    .short = edifício: { lisboa-good-name }
lisboa-counter-buildings-beside-row = edifício junto à linha { $row }
    .short = edifício, linha { $row }
lisboa-counter-completed-plans-of-architect = plano { $architect ->
    [blue] azul
   *[green] verde
} completo teu
    .short = plano { $architect ->
        [blue] azul
       *[green] verde
    } completo
lisboa-counter-architects-with-completed-plan = planos completos dos dois arquitetos
    .short = planos dos dois arquitetos
lisboa-counter-officials-on-completed-plans = { $least }+ oficiais nos teus planos completos
    .short = { $least }+ oficiais em planos
lisboa-counter-unfinished-plans = plano teu por completar
lisboa-counter-own-ships = navio teu
lisboa-counter-own-ships-of-hull = navio teu de casco { $hull }
lisboa-counter-total-hull = cascos no total { $least }+
lisboa-counter-tokens-on-docks = bem ou caixa nas tuas docas
    .short = bem nas tuas docas
lisboa-counter-goods-in-warehouse = { $good ->
    [gold] ouro
    [cloth] têxtil
    [books] livro
   *[tools] ferramenta
} no armazém
lisboa-counter-sets-of-goods = conjunto de quatro bens diferentes no armazém
    .short = conjunto de quatro bens
lisboa-counter-cash = { $per ->
    [1] real em mão
   *[other] { $per } réis em mão
}
lisboa-counter-influence-marker = { $per ->
    [1] ponto de influência
   *[other] { $per } de influência
}
lisboa-counter-clergy-tiles = peça do Clero que tenhas
lisboa-counter-favors-of-noble = favor { lisboa-of-noble }
lisboa-counter-favors = favor real
lisboa-counter-officials-in-office = oficial teu no escritório { lisboa-of-noble }
    .short = oficial, { lisboa-noble-name }
lisboa-counter-officials-on-plazas = oficial teu nas plazas
    .short = oficial nas plazas
lisboa-counter-officials-on-board = oficial ainda no teu tabuleiro
    .short = oficial no tabuleiro
lisboa-counter-cubes-of-colour = cubo de { $cube ->
    [earthquake] terramoto
    [fire] fogo
   *[tsunami] tsunami
}
lisboa-counter-rubble-sets = conjunto de entulho
lisboa-counter-noble-cards = carta de Nobreza no Portfolio
    .short = carta de Nobreza
lisboa-counter-treasury-cards = carta do Tesouro no Portfolio
    .short = carta do Tesouro
lisboa-counter-decrees-owned = decreto teu, este incluído
    .short = decreto teu
lisboa-counter-best-decree-of-an-opponent = também o melhor decreto de um adversário
    .short = decreto de um rival

lisboa-decree-per = { $wigs ->
    [one] { $wigs } peruca por { $thing }
   *[other] { $wigs } perucas por { $thing }
}
lisboa-decree-several = { $per } × { $thing }
lisboa-decree-with = { $wigs ->
    [one] { $wigs } peruca com { $thing }
   *[other] { $wigs } perucas com { $thing }
}
lisboa-decree-ahead = { $wigs ->
    [one] { $wigs } peruca
   *[other] { $wigs } perucas
} se tiveres mais do que qualquer outro: { $thing }
lisboa-decree-copy = Pontua também um decreto de um adversário
lisboa-decree-bonus = +{ $bonus } a partir de { $least }
lisboa-decree-most = no máximo { $most }

## Rótulos da mesa

lisboa-wigs = perucas
lisboa-wigs-about = As perucas são os pontos. Empates: conjuntos de entulho, lojas, planos completos, réis.
lisboa-reis = réis
lisboa-reis-about = Dinheiro. No fim cinco réis fazem uma peruca, com a influência contada como dinheiro.
lisboa-influence = influência
lisboa-influence-about = A influência paga visitas; também substitui réis: cada real leva o marcador para a esquerda até à moeda seguinte. Um ganho que acabe em { $most } dá uma peruca.
lisboa-officials = oficiais
lisboa-officials-about = Oficiais ainda no tabuleiro do jogador. Nos escritórios encarecem as visitas dos outros e abrem edifícios públicos.
lisboa-stores = lojas
lisboa-stores-about = As lojas produzem bens. Pontuam ao ser construídas e quando abre um edifício na sua linha ou rua.
lisboa-court = Corte
lisboa-visit = visita
lisboa-visit-label = { $noble ->
    [builder] Construtor
    [marquis] Marquês
   *[king] Rei
}: uma visita custa-te { $price } de influência
lisboa-visit-about = Com uma carta deste nobre: se quiseres uma das duas ações de Estado, depois a ação do nobre.
lisboa-visit-price = Para ti { $price }: tesouro { $left }, oficiais de outros { $others }, menos os teus benefícios.
lisboa-plaza = plaza
lisboa-plaza-of = Plaza { lisboa-of-noble }: { $officials }
lisboa-plaza-title = Plaza { lisboa-of-noble }
lisboa-plaza-about = Os oficiais daqui não contam em visitas, mas podem abrir edifícios.
lisboa-office = escri{ "\u00AD" }tório
lisboa-office-of = Escritório { lisboa-of-noble }, { $spaces } lugares: { $officials }
lisboa-office-title = Escritório { lisboa-of-noble }
lisboa-office-about = { $spaces } lugares. Cada oficial daqui encarece a visita em 1 de influência para os outros. Se estiver cheio, a cor com mais oficiais passa um para a plaza.
lisboa-nobody = ninguém
lisboa-none = nenhum
lisboa-favors-left = { $count ->
    [one] Resta { $count } favor { lisboa-of-noble }
   *[other] Restam { $count } favores { lisboa-of-noble }
}
lisboa-favor-of = Favor { lisboa-of-noble }
lisboa-favor-about = Permite seguir a visita de outro a este nobre; 2 perucas no fim. No máximo um por nobre.
lisboa-favor-held = Favor { lisboa-of-noble }: na posse
lisboa-favor-held-about = Devolve-o para seguir a visita de outro; guardado até ao fim vale 2 perucas.
lisboa-favor-lacking = Sem favor { lisboa-of-noble }
lisboa-favor-lacking-about = Sem ele não podes seguir uma visita a este nobre.
lisboa-action-accepts = { lisboa-action-name }: oferecer { lisboa-good-name } ou ouro
lisboa-action-covered = { lisboa-action-name }: coberta esta vez ({ lisboa-good-name })
lisboa-action-name = { $action ->
    [recruit] Recrutar
    [plan] Adquirir um plano
    [ship] Construir um navio
    [produce] Produzir
    [cardinal] Conhecer o Cardeal
   *[favor] Obter um favor
}
lisboa-good-name = { $good ->
    [gold] ouro
    [cloth] têxteis
    [books] livros
   *[tools] ferramentas
}
lisboa-influence-track = Influência
lisboa-church = Igreja
lisboa-church-about = Um anel de { $places } peças do Clero; o Cardeal anda no sentido dos ponteiros. Ao passar o símbolo de influência há pontuação da Igreja no fim da vez, ao passar a arca tesouro +1.
lisboa-church-empty = Lugar vazio
lisboa-church-refilled = É reposto no fim da vez.
lisboa-gap = Intervalo a { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}{ $icon ->
    [influence] , pontuação da Igreja
    [treasury] , tesouro +1
   *[none] { "" }
}
lisboa-gap-cardinal = O Cardeal está aqui{ $icon ->
    [influence] , no símbolo de influência
    [treasury] , no símbolo do tesouro
   *[none] { "" }
}
lisboa-gap-about = O intervalo de onde parte não conta; os símbolos contam onde para ou passa.
lisboa-clergy-title = Peça do Clero
lisboa-clergy-tile = Peça do Clero: { $benefit }; { $wigs ->
    [one] { $wigs } peruca
   *[other] { $wigs } perucas
} se descartada numa pontuação da Igreja
lisboa-clergy-wigs = { $wigs ->
    [one] { $wigs } peruca
   *[other] { $wigs } perucas
} se descartada numa pontuação da Igreja; nada no fim do jogo.
lisboa-treasury = Tesouro
lisboa-treasury-now = Tesouro: { $right ->
    [one] { $right } real
   *[other] { $right } réis
}, { $left } de influência
lisboa-treasury-about = À direita: réis por terrenos, oficiais contratados e eventos, e o que dá uma carta do Tesouro. À esquerda: influência somada ao preço de uma visita. Navios sobem-no, cartas do Tesouro baixam-no.
lisboa-market = Mercado
lisboa-market-about = O que rende um bem vendido, sem o bónus do navio. A produção baixa preços, a venda não; nenhum desce abaixo de { $minimum }.
lisboa-price-of = { lisboa-good-name }: { $price ->
    [one] { $price } real
   *[other] { $price } réis
}
lisboa-minimum = mínimo { $price }
lisboa-display = Cartas Políticas visíveis
lisboa-cards-left = { $count ->
    [one] resta { $count } carta
   *[other] restam { $count } cartas
}
lisboa-empty = vazio
lisboa-deck-empty-about = { $period ->
    [1] Três baralhos vazios terminam o primeiro período.
   *[other] Três baralhos vazios terminam o jogo: acaba-se esta ronda e joga-se mais uma.
}
lisboa-supply = Arquitetos e estaleiro
lisboa-architect = Arquiteto { $architect ->
    [blue] azul
   *[green] verde
}: plano de cima { $plan }, { $plans ->
    [one] { $plans } plano
   *[other] { $plans } planos
}, { $buildings ->
    [one] { $buildings } edifício
   *[other] { $buildings } edifícios
} por vir
lisboa-architect-buildings = Edifício agora: { $now }. Seguinte: { $next }.
lisboa-colours = { lisboa-first-good } e { lisboa-second-good }
lisboa-first-good = { $first ->
    [gold] ouro
    [cloth] têxteis
    [books] livros
   *[tools] ferramentas
}
lisboa-second-good = { $second ->
    [gold] ouro
    [cloth] têxteis
    [books] livros
   *[tools] ferramentas
}
lisboa-yard = Estaleiro
lisboa-yard-top = Estaleiro: casco { $hull }, +{ $bonus } por bem, { $influence } de influência
lisboa-yard-empty = O estaleiro está vazio
lisboa-then-hull = depois casco { $hull } ×{ $count }
lisboa-decrees = Decretos
lisboa-decree-number = Decreto { $number }
lisboa-card-noble = { $noble ->
    [builder] Carta do Construtor
    [marquis] Carta do Marquês
   *[king] Carta do Rei
} { $years }, { $influence } de influência: { $does }
lisboa-card-treasury = Carta do Tesouro { $years }: evento { $event }; benefício { $benefit }
lisboa-card-hint-noble = valor { $influence }, { $does }
lisboa-card-hint-treasury = evento { $event }; { $benefit }
lisboa-card-event = Na Corte, pela taxa do tesouro: { $event }.
lisboa-card-benefit = No Portfolio, depois dos réis do tesouro: { $benefit }.
lisboa-card-reward = No Portfolio: { $reward }.
lisboa-card-penalty = No Portfolio: { $penalty }.
lisboa-card-influence = Depois soma { $influence } a cada ganho de influência. Na Corte abre uma visita.

lisboa-city = Cidade
lisboa-city-about = Baixa: cinco linhas, cinco colunas, quatro ruas
lisboa-city-tiles = Peças da Cidade
lisboa-rubble-pile = Pilha de entulho
lisboa-row-e-closed = Com dois jogadores a linha E está fechada
lisboa-score-tile = Coluna { $column }: { $value ->
    [one] { $value } peruca
   *[other] { $value } perucas
} por edifício que conte
lisboa-score-tile-about = Uma loja pontua isto por cada edifício público que lhe diga respeito: ao ser construída, e quando um tal edifício abrir mais tarde.
lisboa-street-about = Lojas com a porta para esta rua: { lisboa-store }. O edifício na ponta norte pontua-as a todas.
lisboa-lot = Terreno { $lot }: recompensa { $reward }
lisboa-lot-price = Terreno { $lot }: { $total ->
    [one] { $total } real
   *[other] { $total } réis
}, recompensa { $reward }
lisboa-lot-title = Terreno { $lot }
lisboa-lot-about = Recompensa ao construir: { $reward }. A coluna conta { $value } por edifício que diga respeito à loja.
lisboa-lot-store = { $lot }: { lisboa-store } de { $owner }
lisboa-lot-store-about = Produz { lisboa-one-good } e pontua { $value } por cada edifício que abra na sua rua ou linha com a sua cor. A recompensa era: { $reward }.
lisboa-site-open = { $site }: aberto, { lisboa-first-good } e { lisboa-second-good }, arquiteto { $architect ->
    [blue] azul
   *[green] verde
}
lisboa-site-closed = { $site }: espaço de construção, recompensa { $reward }
lisboa-site-about-north = Aqui um edifício tem de mostrar a cor da rua; pontua cada loja virada para ela.
lisboa-site-about-row = Aqui um edifício pontua as lojas da linha { $row } numa das suas duas cores.
lisboa-site-cubes = Quem o abrir fica com os dois cubos.
lisboa-tile = { $size ->
    [small] Peça pequena da Cidade, loja de ferramentas
   *[large] Peça da Cidade, { lisboa-store }
}
lisboa-tile-gone = { $size ->
    [small] Peça pequena da Cidade, loja de ferramentas
   *[large] Peça da Cidade, { lisboa-store }
}: tirada nesta vez
lisboa-tile-about = { $size ->
    [small] Para a coluna estreita junto a { $street }.
   *[large] Para um terreno largo livre junto a { $street }.
} Uma peça por lugar até ao fim da vez.
lisboa-cube = { $count } × { $cube ->
    [earthquake] terramoto
    [fire] fogo
   *[tsunami] tsunami
}, { $line ->
    [row] linha { $number }
    [column] coluna { $number }
   *[pile] pilha de entulho
}
lisboa-cube-about = Soma { $cost } ao preço de cada terreno da sua linha ou coluna. Quem constrói tira um cubo antes de pagar.
lisboa-cube-about-pile = Algumas recompensas dão um destes cubos. A pilha nunca é reposta.

lisboa-owner-neutral = neutro
lisboa-owner-lacerda = Lacerda
lisboa-board-of = Tabuleiro de { $name }
lisboa-portfolio = Portfolio
lisboa-portfolio-about = Nobres e navios em cima, cartas do Tesouro em baixo, { $most } cartas ao todo. Uma carta que não cabe expulsa outra.
lisboa-cards-of = { $count } de { $most } cartas
lisboa-free-dock = doca livre
lisboa-at-sea = no mar até à tua vez
lisboa-sea = mar
lisboa-goods-until-it-sails = { $count ->
    [one] mais { $count } bem e zarpa
   *[other] mais { $count } bens e zarpa
}
lisboa-ship-docked = Navio de { $owner }: casco { $hull }, +{ $bonus } por bem, { $loaded } a bordo
lisboa-ship-at-sea = Navio de { $owner }: casco { $hull }, no mar
lisboa-ship-about = Casco { $hull }, { $loaded } a bordo; +{ $bonus ->
    [one] { $bonus } real
   *[other] { $bonus } réis
} por cada bem vendido nele, { $influence } de influência em cada ganho. Cheio, zarpa e dá ao dono uma peruca por caixa. No fim o casco em perucas.
lisboa-warehouse = Armazém
lisboa-each = máx. { $count }
lisboa-goods-in-warehouse = { lisboa-good-name }: { $count } de { $room }
lisboa-good-about = Vende-se por { $price ->
    [one] { $price } real
   *[other] { $price } réis
} mais o bónus do navio, ou oferece-se a um nobre que o aceite. O ouro todos aceitam.
lisboa-rubble = Entulho
lisboa-rubble-about = Um cubo de cada cor é um conjunto. Cada conjunto dá lugar a mais uma carta e mais um bem de cada tipo, vale duas vezes 3 perucas, e o seu marcador pode comprar um decreto extra.
lisboa-rubble-on-board = Terramoto { $earthquake }, fogo { $fire }, tsunami { $tsunami }
lisboa-rubble-sets = conjuntos de entulho
lisboa-sets = { $count ->
    [one] { $count } conjunto
   *[other] { $count } conjuntos
}
lisboa-markers = { $count ->
    [one] { $count } marcador de conjunto no Marquês
   *[other] { $count } marcadores de conjunto no Marquês
}
lisboa-markers-about = Quem tira um decreto pode descartar um para tirar um segundo decreto.
lisboa-houses = Casas
lisboa-houses-left = grupo da esquerda
    .house-2 = Visitas em réis
    .full = Com a segunda casa, qualquer parte de uma visita pode pagar-se em réis.
lisboa-houses-middle = grupo do meio
    .house-1 = Navios −1 bem
    .house-3 = Navios grátis
    .full = Com a primeira casa os navios custam 1 bem a menos, com a terceira nada.
lisboa-houses-right = grupo da direita
    .house-1 = Produzir +1
    .house-3 = +1 de cada tipo
    .full = Com a primeira casa cada produção dá mais 1 bem de um tipo produzido, com a terceira mais 1 de cada tipo.
lisboa-house-then = { $house ->
    [2] 2.ª
    [3] 3.ª
   *[1] 1.ª
}: { $ability }
lisboa-houses-label = { $group ->
    [left] Grupo da esquerda
    [middle] Grupo do meio
   *[right] Grupo da direita
}: { $built } de { $size } construídas; { $ability }
lisboa-houses-left-count = casas que restam
lisboa-left = { $count ->
    [one] resta { $count }
   *[other] restam { $count }
}
lisboa-plans = Planos
lisboa-plans-count = abertos: { $open }, completos: { $done }
lisboa-plan-about = Abre um edifício do seu arquiteto com { $officials ->
    [one] { $officials } oficial
   *[other] { $officials } oficiais
}, próprios ou contratados.
lisboa-plan-done-about = Completo: { $officials ->
    [one] o seu { $officials } oficial conta
   *[other] os seus { $officials } oficiais contam
} no fim.
lisboa-completed = completo
lisboa-clergy = Clero
lisboa-clergy-free = Lugar para uma peça do Clero
lisboa-clergy-free-about = Com { $most } peças não se pode encontrar o Cardeal.
lisboa-of = { $count } de { $most }
lisboa-favors = Favores
lisboa-hand = Mão
lisboa-hand-about = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}{ $more ->
    [yes] , mais uma antes do fim da vez
   *[no] { "" }
}
lisboa-hand-hidden = Escondida dos outros.
lisboa-hand-known =
    Viste:
    { $cards }
lisboa-at-the-court = na Corte
lisboa-goods = Bens
lisboa-ships = Navios
lisboa-officials-on-board = oficiais no tabuleiro
lisboa-officials-on-plans = oficiais nos planos
lisboa-open-plans = planos abertos
lisboa-may-follow = pode seguir
lisboa-courtier = cortesão
lisboa-aide = Ajudante
lisboa-aide-upper = A seguir: a ação de Estado de cima
lisboa-aide-lower = A seguir: a ação de Estado de baixo
lisboa-lacerda-about = Depois da tua vez o cortesão dele avança um nobre para a direita; faz uma ação de Estado conforme o lugar do Ajudante, depois a ação do nobre. Sai a carta de cima do baralho do Ajudante e o Ajudante avança.
lisboa-lacerda-rubble-about = Os cubos dele não formam conjuntos: cada um vale uma peruca na mudança de período e outra no fim.

lisboa-decision = A tua decisão
lisboa-choose-on-board = Escolhe no tabuleiro: { $count ->
    [one] { $count } possibilidade acesa
   *[other] { $count } possibilidades acesas
}.
lisboa-choose-first = Escolhe primeiro
lisboa-goods-sell = Navios que o levam
lisboa-goods-offer = Ações de Estado por ele
lisboa-something-else = Outra coisa
lisboa-not-now = Agora não é possível: { $reason }
lisboa-now = agora
lisboa-at-the-end = no fim
lisboa-of-your = dos teus { $purse }
lisboa-price-spoken = Preço: { $parts }; total { $total }
lisboa-pack-notice = { $pack ->
    [reconstructed] Valores reconstruídos, não os publicados.
    [reconstructed-2] Valores reconstruídos, não os publicados.
    [reconstructed-3] Valores reconstruídos, não os publicados.
   *[other] Valores do pacote “{ $pack }”.
}
lisboa-seats = Jogadores
lisboa-sheet = Mais ou menos da decisão
lisboa-zoom = Tabuleiro em detalhe
lisboa-institutions = Corte, Igreja e pistas
lisboa-tile-text = { $benefit } ({ $wigs ->
    [one] { $wigs } peruca
   *[other] { $wigs } perucas
})

## Palavras das regras, como os eventos as nomeiam

lisboa-word-blue-2 = plano azul de 2
    .the = um plano azul de 2
lisboa-word-blue-3 = plano azul de 3
    .the = um plano azul de 3
lisboa-word-blue-4 = plano azul de 4
    .the = um plano azul de 4
lisboa-word-green-2 = plano verde de 2
    .the = um plano verde de 2
lisboa-word-green-3 = plano verde de 3
    .the = um plano verde de 3
lisboa-word-green-4 = plano verde de 4
    .the = um plano verde de 4
lisboa-word-blue-ship = navio azul
    .the = o navio azul
lisboa-word-red-ship = navio vermelho
    .the = o navio vermelho
lisboa-word-purple-ship = navio roxo
    .the = o navio roxo
lisboa-word-brown-ship = navio castanho
    .the = o navio castanho
lisboa-word-west-a = oeste A
lisboa-word-west-b = oeste B
lisboa-word-west-c = oeste C
lisboa-word-west-d = oeste D
lisboa-word-west-e = oeste E
lisboa-word-east-a = este A
lisboa-word-east-b = este B
lisboa-word-east-c = este C
lisboa-word-east-d = este D
lisboa-word-east-e = este E
lisboa-word-north-gold = norte, Rua Áurea
lisboa-word-north-cloth = norte, Rua Augusta
lisboa-word-north-books = norte, Rua Nova da Princesa
lisboa-word-north-tools = norte, Rua Bela da Rainha
lisboa-word-builder-office = escritório do Construtor
    .the = o escritório do Construtor
lisboa-word-marquis-office = escritório do Marquês
    .the = o escritório do Marquês
lisboa-word-king-office = escritório do Rei
    .the = o escritório do Rei
lisboa-word-builder-plaza = plaza do Construtor
    .the = a plaza do Construtor
lisboa-word-marquis-plaza = plaza do Marquês
    .the = a plaza do Marquês
lisboa-word-king-plaza = plaza do Rei
    .the = a plaza do Rei
lisboa-word-builder = Construtor
    .the = o Construtor
lisboa-word-marquis = Marquês
    .the = o Marquês
lisboa-word-king = Rei
    .the = o Rei
lisboa-word-treasury = tesouro
    .the = o tesouro
lisboa-word-reis = réis
lisboa-word-influence = influência
lisboa-word-wigs = perucas
lisboa-amount-reis = { $count ->
    [one] { $count } real
   *[other] { $count } réis
}
lisboa-amount-influence = { $count } de influência
lisboa-amount-goods = { $count ->
    [one] { $count } bem
   *[other] { $count } bens
}

## Perguntas: o que decidir, depois porquê ou a regra do preço

lisboa-prompt-KeepTile = Guarda uma peça do Clero
    .why = A outra volta para o saco.
lisboa-prompt-PlayCard = Joga uma carta, ou descarta uma por 1 ouro
    .why = Para o Portfolio, para vender ou negociar, ou para a Corte, para uma visita ou um evento.
lisboa-prompt-TakeCard = Tira uma carta Política
    .why = A seguinte é revelada quando terminares a tua vez.
lisboa-prompt-EndTurn = Termina a tua vez
    .why = Até lá tudo pode ser desfeito.
lisboa-prompt-MakeRoom = Descarta primeiro uma carta do Portfolio
    .why = { $newcomer ->
        [ship] Não há lugar para o novo navio.
        [treasury] Não há lugar para a carta do Tesouro.
       *[noble] Não há lugar para a carta de Nobreza.
    }
lisboa-prompt-KeepToLimit = Descarta uma carta do Portfolio
    .why = O Portfolio leva agora menos cartas.
lisboa-prompt-SellOrTrade = Vende um bem, ou oferece um a um nobre
    .why = Uma das duas é obrigatória; depois mais do mesmo, se quiseres.
lisboa-prompt-SellMore = Vende outro bem, ou para
    .why = Um navio cheio zarpa logo e dá ao dono uma peruca por caixa.
lisboa-prompt-TradeMore = Oferece um segundo bem, ou para
    .why = Cada ação de Estado só se negoceia uma vez em cada jogada.
lisboa-prompt-PayInfluence = Quanto do preço em influência?
    .why = O resto paga-se em réis, 1 por 1. Tens { $influence } de influência e { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
lisboa-prompt-PayReisPart = Quanto do resto em réis?
    .why = O que então faltar paga-se em perucas.
lisboa-prompt-PayReis = { $amount ->
    [one] Paga { $amount } real
   *[other] Paga { $amount } réis
}
    .why = Tens { $reis }; cada real também pode vir da influência.
lisboa-prompt-ChooseStateAction = Ação de Estado { lisboa-of-noble }?
    .why = Uma das duas é grátis com a visita; depois vem a ação do nobre.
lisboa-prompt-OfferFollow = { $active } visita { lisboa-the-noble }. Segues?
    .why = Devolves o favor, pagas o teu preço e fazes uma das três ações. Guardado, o favor vale 2 perucas.
lisboa-prompt-ChooseAction = Escolhe uma ação { lisboa-of-noble }
    .why = Segues: uma das duas ações de Estado ou a ação do nobre.
lisboa-prompt-Recruit = Escolhe um escritório para o teu oficial
    .why = { $most ->
        [1] Um oficial do teu tabuleiro.
       *[other] Até dois, cada um em escritório diferente.
    }
lisboa-prompt-TakePlan = Tira um plano
    .why = O de cima de um dos arquitetos.
lisboa-prompt-BuildShip = { $duty ->
    [may] Constrói um navio, ou recusa
   *[must] Constrói um navio
}
    .why = Pode substituir um navio teu pela diferença dos cascos; a carga fica.
lisboa-prompt-GiveGood = Paga o navio em bens
    .why = { $amount ->
        [one] Mais { $amount } bem, cada um de outro tipo.
       *[other] Mais { $amount } bens, cada um de outro tipo.
    }
lisboa-prompt-TakeExtraGood = Escolhe mais um bem
    .why = As tuas casas juntam um de um tipo que acabas de produzir.
lisboa-prompt-MeetCardinal = Move o Cardeal e tira uma peça
    .why = { $most ->
        [1] Um intervalo no sentido dos ponteiros, depois uma das duas peças ao lado dele.
       *[other] Um ou dois intervalos no sentido dos ponteiros, depois uma das duas peças ao lado dele.
    }
lisboa-prompt-TakeFavor = Tira um favor real
    .why = De um nobre cujo favor não tens.
lisboa-prompt-TakePileCube = Tira um cubo da pilha
    .why = Um de cada cor faz um conjunto.
lisboa-prompt-LosePiece = { $penalty ->
    [good] Paga um bem
    [official] Retira um oficial
    [clergy] Entrega uma peça do Clero
   *[favor] Devolve um favor real
}
    .why = A penalização da carta que jogas.
lisboa-prompt-BuildStore = Escolhe uma peça e um terreno para a loja
    .why = O preço é o tesouro mais o entulho que fica na linha e na coluna.
lisboa-prompt-ClearRubble = Tira um cubo da linha ou da coluna de { $lot }
    .why = O resto fica e conta no preço.
lisboa-prompt-BuildHouse = Escolhe uma casa para a loja
    .why = A mais baixa de um dos teus três grupos.
lisboa-prompt-TakeDecree = Tira um decreto
    .why = Pontua só para ti, no fim.
lisboa-prompt-TakeExtraDecree = Um segundo decreto por um marcador de conjunto?
    .why = Um marcador no Marquês compra mais um, uma vez por ação.
lisboa-prompt-OpenBuilding = Escolhe um espaço para um edifício público
    .why = Ficas com os dois cubos e a recompensa, depois escolhes o plano.
lisboa-prompt-OfferBuilding = A recompensa do terreno abre um edifício público: escolhe um espaço, ou prescinde
    .why = Paga-se antes do terreno, e tem de te sobrar o suficiente para este.
lisboa-prompt-ChoosePlan = Escolhe o plano para { $site_name }
    .why = Vai para lá o edifício disponível do seu arquiteto.
lisboa-prompt-ReturnOfficial = Que oficial volta?
    .why = { $amount ->
        [one] Mais { $amount } dos escritórios e plazas volta ao teu tabuleiro.
       *[other] Mais { $amount } dos escritórios e plazas voltam ao teu tabuleiro.
    }
lisboa-prompt-DiscardTiles = Descarta peças do Clero por perucas
    .why = { $discarded ->
        [0] Cada uma dá as perucas do verso; com uma ou mais ganhas também influência uma vez.
       *[other] Até agora { $wigs ->
            [one] { $wigs } peruca
           *[other] { $wigs } perucas
        }. Descarta mais, ou para.
    }
lisboa-prompt-DiscardHand = Descarta cartas da mão
    .why = Começa o novo período: uma recompensa por tipo de nobre, depois completas até cinco.
lisboa-prompt-TakeRewards = Escolhe uma recompensa
    .why = Uma carta descartada por tipo de nobre dá a sua recompensa.
lisboa-prompt-wait = O jogo acabou

## Passos de uma vez

lisboa-step-PlayCard = Carta
lisboa-step-PayPrice = Preço
lisboa-step-PayInfluence = Preço
lisboa-step-PayReisPart = Preço
lisboa-step-PayReis = Pagar
lisboa-step-PayLot = Pagar
lisboa-step-ChooseStateAction = Ação de Estado
lisboa-step-BuildStore = Loja
lisboa-step-ClearRubble = Cubo
lisboa-step-BuildHouse = Casa
lisboa-step-TakeDecree = Decreto
lisboa-step-OpenBuilding = Edifício
lisboa-step-OfferBuilding = Edifício
lisboa-step-ChoosePlan = Plano
lisboa-step-ReturnOfficial = Oficiais
lisboa-step-SellOrTrade = Vender ou negociar
lisboa-step-SellMore = Vender
lisboa-step-TradeMore = Negociar
lisboa-step-TakeCard = Tirar uma carta
lisboa-step-EndTurn = Fim

## Opções: na lista, em breve entre várias, como ato no botão; $total é o preço, -1 se nada se paga

lisboa-option-end = Terminar a vez
lisboa-option-stop = { $frame ->
    [SellMore] Parar de vender
    [TradeMore] Parar de negociar
    [Recruit] Sem segundo oficial
    [TakeExtraDecree] Sem segundo decreto
    [DiscardTiles] Não descartar mais peças
    [DiscardHand] Não descartar mais cartas
   *[other] Parar aqui
}
lisboa-option-skip = Sem ação de Estado
lisboa-option-decline = Prescindir
lisboa-option-pass = Não seguir
lisboa-option-follow = { $total ->
    [-1] Seguir a visita
   *[other] Seguir por { $total } de influência
}
lisboa-option-discard = { $frame ->
    [DiscardHand] Descartar { lisboa-card-of-kind }
   *[PlayCard] Tirar 1 ouro por { lisboa-card-of-kind }
}
    .short = { $frame ->
        [DiscardHand] Descartar
       *[PlayCard] Tirar 1 ouro
    }
lisboa-card-of-kind = { $noble ->
    [builder] uma carta do Construtor
    [marquis] uma carta do Marquês
    [king] uma carta do Rei
    [treasury] uma carta do Tesouro
   *[other] a carta { $word }
}
lisboa-option-portfolio = Para o Portfolio: { lisboa-card-of-kind }
    .short = Para o Portfolio
    .about = { $noble ->
        [treasury] Os réis do tesouro, depois { $benefit }; vender ou negociar.
       *[other] { $does }; depois vender ou negociar.
    }
    .act = Jogá-la para o Portfolio
lisboa-option-visit = { $noble ->
    [builder] Visitar o Construtor
    [marquis] Visitar o Marquês
    [king] Visitar o Rei
   *[other] Visita com a carta { $word }
}
    .act = { lisboa-option-visit }{ $total ->
        [-1] { "" }
       *[other] { " " }por { $total } de influência
    }
lisboa-option-sponsor = Patrocinar um evento: { $event }
    .act = Patrocinar o evento{ $total ->
        [-1] { "" }
       *[other] { " " }por { $total }
    }
lisboa-option-reward = Recompensa, { lisboa-card-of-kind }: { $does }
lisboa-option-take = { $kind ->
    [builder] Tirar a carta do Construtor
    [marquis] Tirar a carta do Marquês
    [king] Tirar a carta do Rei
    [treasury] Tirar a carta do Tesouro
   *[other] Tirar: { $word_name }
}
lisboa-option-remove = Descartar { $card }
    .act = Descartar esta carta
lisboa-option-replace = Substituir: { $card }
    .act = Substituir este navio
lisboa-option-ship = Construir o navio
lisboa-option-sell = { $good ->
    [gold] Vender 1 ouro
    [cloth] Vender 1 têxtil
    [books] Vender 1 livro
    [tools] Vender 1 ferramenta
   *[other] Vender { $word }
}{ $own ->
    [yes] { " " }no teu navio
    [no] { " " }no navio de { $owner }
   *[other] { "" }
}
    .act = { $good ->
        [gold] Vender o ouro
        [cloth] Vender o têxtil
        [books] Vender o livro
       *[tools] Vender a ferramenta
    }
lisboa-option-offer = { $good ->
    [gold] Oferecer 1 ouro
    [cloth] Oferecer 1 têxtil
    [books] Oferecer 1 livro
    [tools] Oferecer 1 ferramenta
   *[other] Oferecer { $word }
} por: { lisboa-action-name }
lisboa-option-give = Pagar { lisboa-one-good }
    .short = { lisboa-good-name }
lisboa-option-extra = Tirar { lisboa-one-good }
    .short = { lisboa-good-name }
lisboa-option-convert = { $n ->
    [0] Pagar tudo em dinheiro
    [one] { $n } real da influência
   *[other] { $n } réis da influência
}
    .short = { $n ->
        [0] tudo em dinheiro
       *[other] { $n } da influência
    }
lisboa-option-influence = Pagar { $n } de influência
    .short = { $n } de influência
lisboa-option-reis = { $n ->
    [one] Pagar { $n } real
   *[other] Pagar { $n } réis
}
    .short = { $n ->
        [one] { $n } real
       *[other] { $n } réis
    }
lisboa-option-do = { $action ->
    [recruit] Recrutar
    [plan] Adquirir um plano
    [ship] Construir um navio
    [produce] Produzir
    [cardinal] Conhecer o Cardeal
    [favor] Obter um favor
    [store] Construir uma loja
    [decree] Tirar um decreto
    [building] Abrir um edifício
   *[other] { $word }
}
lisboa-option-office = Oficial para o escritório { $noble ->
    [builder] do Construtor
    [marquis] do Marquês
    [king] do Rei
   *[other] { $word_the }
}
    .short = { lisboa-noble-name }
lisboa-option-plan = { $architect ->
    [blue] Tirar o plano azul
    [green] Tirar o plano verde
   *[other] Tirar um plano: { $word }
}
lisboa-option-cardinal = { $steps ->
    [one] { $steps } passo: { $tile }
   *[other] { $steps } passos: { $tile }
}
    .act = Tirar a peça
lisboa-option-favor = Favor { $noble ->
    [builder] do Construtor
    [marquis] do Marquês
    [king] do Rei
   *[other] { $word }
}
    .short = { lisboa-noble-name }
    .act = Tirar o favor { lisboa-of-noble }
lisboa-option-return = Devolver o favor { lisboa-of-noble }
    .short = { lisboa-noble-name }
lisboa-option-build = { $good ->
    [gold] Loja de ouro em { $lot }
    [cloth] Loja de têxteis em { $lot }
    [books] Loja de livros em { $lot }
    [tools] Loja de ferramentas em { $lot }
   *[other] Loja: { $word }
}
    .about = { $good ->
        [gold] { lisboa-street-gold }
        [cloth] { lisboa-street-cloth }
        [books] { lisboa-street-books }
       *[tools] { lisboa-street-tools }
    }
    .act = Construir em { $lot }{ $total ->
        [-1] { "" }
       *[other] { " " }por { $total }
    }
lisboa-option-clear = { $cube ->
    [earthquake] Cubo de terramoto
    [fire] Cubo de fogo
    [tsunami] Cubo de tsunami
   *[other] { $word }
} { $line ->
    [row] da linha
   *[column] da coluna
}
    .short = { $line ->
        [row] linha
       *[column] coluna
    }
    .act = Tirar o cubo{ $total ->
        [-1] { "" }
       *[other] , pagar { $total }
    }
lisboa-option-house = Casa do { $group ->
    [left] grupo da esquerda
    [middle] grupo do meio
    [right] grupo da direita
   *[other] { $word }
}
    .short = { $group ->
        [left] Esquerda
        [middle] Meio
       *[right] Direita
    }
lisboa-option-decree = { $decree }
    .act = Tirar o decreto
lisboa-option-open = Abrir um edifício: { $side ->
    [north] { lisboa-site }
    [west] { lisboa-site }
    [east] { lisboa-site }
   *[other] { $word_name }
}
    .act = Abri-lo aqui
lisboa-option-use = Usar o { $architect ->
    [blue] { lisboa-plan }
    [green] { lisboa-plan }
   *[other] { $word_name }
}
    .short = { lisboa-plan }
    .act = Abrir o edifício{ $total ->
        [-1] { "" }
        [0] { "" }
       *[other] { " " }por { $total }
    }
lisboa-option-recall = Retirar o oficial: { $spot ->
    [office] escritório { lisboa-of-noble }
    [plaza] plaza { lisboa-of-noble }
   *[other] { $word_the }
}
    .short = { $spot ->
        [plaza] { lisboa-noble-name }, plaza
       *[office] { lisboa-noble-name }, escritório
    }
lisboa-option-cube = { $cube ->
    [earthquake] Tirar um cubo de terramoto
    [fire] Tirar um cubo de fogo
    [tsunami] Tirar um cubo de tsunami
   *[other] { $word }
}
    .short = { $cube ->
        [earthquake] terramoto
        [fire] fogo
       *[tsunami] tsunami
    }
lisboa-option-keep = Guardar: { $tile }
    .act = Guardar esta peça
lisboa-option-tile = { $frame ->
    [DiscardTiles] Descartar: { $tile }
   *[LosePiece] Entregar: { $tile }
}
    .act = { $frame ->
        [DiscardTiles] Descartar esta peça
       *[LosePiece] Entregar esta peça
    }

## O que um ato custou e trouxe, dito na sua linha

lisboa-what-it-does = { $does ->
    [none] { "" }
   *[other] : { $does }
}
lisboa-for-paid = { $paid ->
    [none] { "" }
    [one] { " " }por { $paid } real
   *[other] { " " }por { $paid } réis
}
lisboa-paid-wigs = { $n ->
    [one] { $n } peruca
   *[other] { $n } perucas
}
lisboa-for-visit = { $cost ->
    [none] { "" }
   *[other] { " " }por { $cost }
}
lisboa-wigs-too = { $wigs ->
    [none] { "" }
    [one] , +{ $wigs } peruca
   *[other] , +{ $wigs } perucas
}
lisboa-for-goods = { $goods ->
    [none] { "" }
   *[other] { " " }por { $goods }
}
lisboa-some-cubes = { $number ->
    [1] { lisboa-one-cube }
   *[other] { $number } cubos de entulho
}

## O que acontece, para o registo

lisboa-event-turn = { $you ->
    [yes] A tua vez.
   *[no] Vez de { $name }.
}
lisboa-event-played = { $you ->
    [yes] { $how ->
        [visit] Visitas { lisboa-played-noble }{ lisboa-for-visit }.
        [sponsor] Patrocinas um evento{ lisboa-for-paid }{ lisboa-what-it-does }.
       *[portfolio] Jogas { lisboa-played-card } para o Portfolio{ lisboa-what-it-does }.
    }
   *[no] { $how ->
        [visit] { $name } visita { lisboa-played-noble }{ lisboa-for-visit }.
        [sponsor] { $name } patrocina um evento{ lisboa-for-paid }{ lisboa-what-it-does }.
       *[portfolio] { $name } joga { lisboa-played-card } para o Portfolio{ lisboa-what-it-does }.
    }
}
lisboa-played-noble = { $card_kind ->
    [builder] o Construtor
    [marquis] o Marquês
   *[king] o Rei
}
lisboa-played-card = { $card_kind ->
    [builder] uma carta do Construtor
    [marquis] uma carta do Marquês
    [king] uma carta do Rei
   *[treasury] uma carta do Tesouro
}
lisboa-event-discarded = { $you ->
    [yes] Descartas { lisboa-played-card }{ lisboa-what-it-does }.
   *[no] { $name } descarta { lisboa-played-card }{ lisboa-what-it-does }.
}
lisboa-event-removed = { $you ->
    [yes] Retiras uma carta do Portfolio{ lisboa-what-it-does }.
   *[no] { $name } retira uma carta do Portfolio{ lisboa-what-it-does }.
}
lisboa-event-took = { $you ->
    [yes] Tiras { lisboa-played-card } da exposição{ lisboa-what-it-does }.
   *[no] { $name } tira { lisboa-played-card } da exposição{ lisboa-what-it-does }.
}
lisboa-event-drew = { $number ->
    [0] { "" }
    [one] { $you ->
        [yes] Recebes { $number } carta.
       *[no] { $name } recebe { $number } carta.
    }
   *[other] { $you ->
        [yes] Recebes { $number } cartas.
       *[no] { $name } recebe { $number } cartas.
    }
}
lisboa-event-reis = { $you ->
    [yes] Recebes
   *[no] { $name } recebe
} { $amount ->
    [one] { $amount } real
   *[other] { $amount } réis
}.
lisboa-event-paid = { $amount ->
    [0] { $you ->
        [yes] Não pagas nada.
       *[no] { $name } não paga nada.
    }
    [one] { $you ->
        [yes] Pagas
       *[no] { $name } paga
    } { $amount } real.
   *[other] { $you ->
        [yes] Pagas
       *[no] { $name } paga
    } { $amount } réis{ $converted ->
        [0] { "" }
       *[other] , { $converted } da influência
    }.
}
lisboa-event-paid-visit = { $you ->
    [yes] Pagas
   *[no] { $name } paga
} { $cost }.
lisboa-event-influence = { $you ->
    [yes] Ganhas
   *[no] { $name } ganha
} { $amount } de influência{ $wig ->
    [yes] { " " }e uma peruca pelo fim da pista
   *[no] { "" }
}.
lisboa-event-wigs = { $you ->
    [yes] Pontuas
   *[no] { $name } pontua
} { $amount ->
    [one] { $amount } peruca
   *[other] { $amount } perucas
} { $why ->
    [store] pela loja
    [building] pelo novo edifício
    [sailed] quando o navio zarpa
    [church] na pontuação da Igreja
    [tile] pela peça do Clero
    [cubes] pelos cubos de entulho
    [rubble_sets] pelos conjuntos de entulho
    [decree] pelo decreto
   *[reward] como recompensa
}.
lisboa-event-lost-wigs = { $you ->
    [yes] Perdes
   *[no] { $name } perde
} { $amount ->
    [one] { $amount } peruca
   *[other] { $amount } perucas
}.
lisboa-some-goods = { $good ->
    [gold] { $amount } ouro
    [cloth] { $amount ->
        [one] { $amount } têxtil
       *[other] { $amount } têxteis
    }
    [books] { $amount ->
        [one] { $amount } livro
       *[other] { $amount } livros
    }
   *[tools] { $amount ->
        [one] { $amount } ferramenta
       *[other] { $amount } ferramentas
    }
}
lisboa-event-goods = { $amount ->
    [0] { $you ->
        [yes] Não tens lugar para mais { lisboa-good-name }.
       *[no] { $name } não tem lugar para mais { lisboa-good-name }.
    }
   *[other] { $you ->
        [yes] Recebes
       *[no] { $name } recebe
    } { lisboa-some-goods }.
}
lisboa-event-lost-good = { $you ->
    [yes] { $why ->
        [offer] Ofereces { lisboa-one-good }: { lisboa-action-name }
        [price] Pagas { lisboa-one-good }
        [room] Já não tens lugar para { lisboa-one-good }
       *[other] Entregas { lisboa-one-good }
    }
   *[no] { $why ->
        [offer] { $name } oferece { lisboa-one-good }: { lisboa-action-name }
        [price] { $name } paga { lisboa-one-good }
        [room] { $name } já não tem lugar para { lisboa-one-good }
       *[other] { $name } entrega { lisboa-one-good }
    }
}.
lisboa-event-price = O preço desce para { $price }: { lisboa-good-name }.
lisboa-event-treasury = O tesouro está em { $treasury }.
lisboa-event-cube = { $you ->
    [yes] Tiras
   *[no] { $name } tira
} { lisboa-some-cubes }{ $kept ->
    [no] , que sai do jogo
   *[yes] { "" }
}.
lisboa-event-rubble-set = { $you ->
    [yes] Completas o
   *[no] { $name } completa o
} { $sets ->
    [1] primeiro
    [2] segundo
    [3] terceiro
    [4] quarto
   *[other] quinto
} conjunto de entulho.
lisboa-event-marker = { $you ->
    [yes] Usas um marcador de conjunto.
   *[no] { $name } usa um marcador de conjunto.
}
lisboa-event-official = { $you ->
    [yes] Pões
   *[no] { $name } põe
} um oficial no escritório { $office ->
    [builder] do Construtor
    [marquis] do Marquês
   *[king] do Rei
}{ $to_plaza_count ->
    [0] { "" }
   *[other] ; as cores mais numerosas passam um para a plaza
}.
lisboa-event-recalled = { $you ->
    [yes] Retiras
   *[no] { $name } retira
} um oficial: { $spot_the }.
lisboa-event-favor = { $you ->
    [yes] Tiras
   *[no] { $name } tira
} o favor { lisboa-of-noble }.
lisboa-event-returned-favor = { $influence ->
    [none] { $you ->
        [yes] Devolves
       *[no] { $name } devolve
    } o favor { lisboa-of-noble }.
   *[other] { $you ->
        [yes] Segues
       *[no] { $name } segue
    } com o favor { lisboa-of-noble }{ lisboa-for-visit }.
}
lisboa-event-tile = { $you ->
    [yes] Tiras
   *[no] { $name } tira
} uma peça do Clero{ lisboa-what-it-does }.
lisboa-event-set-aside = { $you ->
    [yes] Entregas
   *[no] { $name } entrega
} uma peça do Clero{ lisboa-what-it-does }.
lisboa-event-house = { $you ->
    [yes] Pões
   *[no] { $name } põe
} uma casa do { $group ->
    [left] grupo da esquerda
    [middle] grupo do meio
   *[right] grupo da direita
}.
lisboa-event-sold = { $you ->
    [yes] Vendes
   *[no] { $name } vende
} { lisboa-one-good }{ lisboa-for-paid }.
lisboa-event-docked = { $you ->
    [yes] O teu navio está de volta à doca.
   *[no] Um navio de { $name } está de volta à doca.
}
lisboa-event-ship = { $you ->
    [yes] Constróis
   *[no] { $name } constrói
} { $ship_the }{ lisboa-for-goods }.
lisboa-event-cardinal = { $you ->
    [yes] Moves
   *[no] { $name } move
} o Cardeal{ $church_scoring ->
    [yes] : pontuação da Igreja no fim da vez
   *[no] { "" }
}.
lisboa-event-store = { $you ->
    [yes] Constróis
   *[no] { $name } constrói
} uma { lisboa-store } em { $lot }{ lisboa-for-paid }{ lisboa-wigs-too }.
lisboa-event-plan = { $you ->
    [yes] Tiras
   *[no] { $name } tira
} { $plan_the }.
lisboa-event-building = { $you ->
    [yes] Abres
   *[no] { $name } abre
} um edifício público: { $site_name }.
lisboa-event-completed-plan = { $you ->
    [yes] Completas
   *[no] { $name } completa
} { $plan_the }.
lisboa-event-decree = { $you ->
    [yes] Tiras
   *[no] { $name } tira
} um decreto{ lisboa-what-it-does }.
lisboa-feats-decree = { $you ->
    [yes] Tiras
   *[no] { $name } tira
} { $count } decretos em { $rounds ->
    [one] uma ronda
   *[other] { $rounds } rondas
}.
lisboa-feats-store = { $you ->
    [yes] Constróis
   *[no] { $name } constrói
} { $count } lojas em { $rounds ->
    [one] uma ronda
   *[other] { $rounds } rondas
}.
lisboa-event-period = { $cause ->
    [rubble_sets] Um segundo conjunto de entulho:
   *[empty_decks] Três baralhos estão vazios:
} começa o segundo período.
lisboa-event-end-caused = { $cause ->
    [rubble_sets] Um quarto conjunto de entulho:
   *[empty_decks] Três baralhos estão vazios:
} acaba-se esta ronda e joga-se mais uma.

## Folha de pontuação

lisboa-score-wigs = Durante o jogo
lisboa-score-hulls = Cascos dos navios
lisboa-score-rubble-sets = Conjuntos de entulho
    .from = { $sets ->
        [one] { $sets } conjunto
       *[other] { $sets } conjuntos
    }
lisboa-score-stores-gold = Lojas: ouro
    .from = { $stores ->
        [one] { $stores } loja
       *[other] { $stores } lojas
    }
lisboa-score-stores-cloth = Lojas: têxteis
    .from = { $stores ->
        [one] { $stores } loja
       *[other] { $stores } lojas
    }
lisboa-score-stores-books = Lojas: livros
    .from = { $stores ->
        [one] { $stores } loja
       *[other] { $stores } lojas
    }
lisboa-score-stores-tools = Lojas: ferramentas
    .from = { $stores ->
        [one] { $stores } loja
       *[other] { $stores } lojas
    }
lisboa-score-money = Influência e réis
    .from = { $reis } + { $influence_as_reis }, ÷ 5
lisboa-score-decree = Decretos
    .from = { $count ->
        [one] { $count } decreto
       *[other] { $count } decretos
    }
lisboa-score-officials = Oficiais nos planos
    .from = { $officials ->
        [one] { $officials } oficial
       *[other] { $officials } oficiais
    }
lisboa-score-favors = Favores reais
    .from = { $favors ->
        [one] { $favors } favor
       *[other] { $favors } favores
    }
lisboa-tie-break = Desempate: conjuntos de entulho, lojas, planos, réis
lisboa-points-over-game = Perucas ao longo do jogo
    .about = o que cada um teria se o jogo acabasse então
    .stage = Período { $stage }
lisboa-rivals = Adversários
lisboa-tab-city = Cidade
lisboa-tab-court = Corte
lisboa-tab-mine = Meu
lisboa-tab-rivals = Rivais
lisboa-tab-log = Registo

## Termos de um preço, origens de um ganho

lisboa-part-treasury = tesouro
lisboa-part-officials = oficiais
lisboa-part-row = linha { $of }
lisboa-part-column = coluna { $of }
lisboa-part-on-land = { $source ->
    [clergy] Clero
   *[card] carta
}
lisboa-part-per-payment = { $source ->
    [clergy] Clero
   *[card] carta
}
lisboa-part-on-events = { $source ->
    [clergy] Clero
   *[card] carta
}
lisboa-part-per-visit = Clero
lisboa-part-per-hired-official = desconto
lisboa-part-per-ship = Clero
lisboa-part-hull = casco
lisboa-part-replaced = casco antigo
lisboa-part-offered = mercadoria oferecida
lisboa-part-houses = casas
lisboa-source-card = carta do Tesouro
lisboa-source-hull = casco
lisboa-source-reward = recompensa
lisboa-then-a-cube = depois sai um cubo: até { $cube } a menos
lisboa-scores-nobody = ainda não pontua para ninguém

## Porque não é possível

lisboa-reason-nothing-to-sell-or-trade = depois não terias nada para vender ou negociar.
    .short = nada para vender
lisboa-reason-price-of-visit = a visita custa { $price }; tens { $influence } de influência e { $wigs ->
    [one] { $wigs } peruca
   *[other] { $wigs } perucas
}.
    .short = custa { $price }
lisboa-reason-fee-of-event = o evento custa { $price ->
    [one] { $price } real
   *[other] { $price } réis
}; podes juntar { $money }.
    .short = custa { $price }
lisboa-reason-event-does-nothing = o evento agora não faria nada.
    .short = sem efeito
lisboa-reason-no-open-decree = não há decreto visível.
    .short = sem decreto
lisboa-reason-no-house = já não tens casas.
    .short = sem casa
lisboa-reason-no-lot-or-tile = não há terreno com peça que sirva.
    .short = sem terreno
lisboa-reason-not-payable = custaria { $price ->
    [one] { $price } real
   *[other] { $price } réis
}; podes juntar { $money }.
    .short = custa { $price }
lisboa-reason-no-free-site = todos os espaços de construção estão ocupados.
    .short = sem espaço
lisboa-reason-no-plan = não tens plano por completar.
    .short = sem plano
lisboa-reason-no-building-for-plan = não resta edifício dos arquitetos dos teus planos para um espaço livre.
    .short = sem edifício
lisboa-reason-no-tile = não resta aqui peça da Cidade: { lisboa-good-name }.
    .short = sem peça
lisboa-reason-no-fitting-plan = nenhum dos teus planos tem edifício que sirva aqui.
    .short = nenhum plano
lisboa-reason-building-does-not-fit = o edifício deste arquiteto não mostra a cor da rua.
    .short = outra cor
lisboa-reason-noble-action-impossible-afterwards = a ação do nobre seria depois impossível.
    .short = impede a visita
lisboa-reason-no-place-for-tile = tens tantas peças do Clero quantos lugares.
    .short = sem lugar
lisboa-reason-no-tile-to-take = não há peça para tirar ao lado do Cardeal.
    .short = sem peça
lisboa-reason-no-official-on-board = não tens oficial no tabuleiro.
    .short = sem oficial
lisboa-reason-no-plan-in-piles = as duas pilhas de planos estão vazias.
    .short = sem plano
lisboa-reason-nothing-would-be-received = não receberias nenhum bem.
    .short = nada
lisboa-reason-all-favors-held = tens os três favores.
    .short = tens todos
lisboa-reason-no-ship-in-yard = o estaleiro está vazio.
    .short = sem navio
lisboa-reason-price-of-ship = o navio custa { $price ->
    [one] { $price } bem
   *[other] { $price } bens diferentes
}; tens { $kinds }.
    .short = custa { $price }
lisboa-reason-no-room-for-ship = não há lugar para o navio.
    .short = sem lugar
lisboa-reason-covered = coberta nesta vez ({ lisboa-good-name }).
    .short = coberta

## Lacerda

lisboa-event-courtier = O cortesão de Lacerda vai para { lisboa-the-noble }.
lisboa-event-aide = O Ajudante vai para o baralho { $deck ->
    [builder] do Construtor
    [marquis] do Marquês
    [king] do Rei
   *[treasury] do tesouro
}.
lisboa-event-lacerda-acts = Lacerda faz a ação de Estado { $half ->
    [upper] de cima
   *[lower] de baixo
}: { lisboa-action-name }.
lisboa-event-lacerda-visits = Lacerda visita { lisboa-the-noble }{ lisboa-for-visit }.
lisboa-event-lacerda-skips = Lacerda salta o que não pode fazer: { $action ->
    [store] construir uma loja
    [decree] tirar um decreto
    [building] abrir um edifício
   *[other] { lisboa-action-name }
}.
lisboa-event-lacerda-store = Lacerda escolhe { $lot } para uma { lisboa-store }: { $wigs ->
    [one] { $wigs } peruca
   *[other] { $wigs } perucas
}.
lisboa-event-lacerda-building = Lacerda escolhe { $site_name }, { $architect ->
    [blue] arquiteto azul
   *[green] arquiteto verde
}.
lisboa-score-cubes = Cubos de entulho
    .from = { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubos
    }
lisboa-score-rank = Título
    .from = { $rank_name }
lisboa-rank-missed = { $rank }: falta { $missed }
lisboa-condition = { $condition ->
    [wigs] perucas
    [stores] lojas
    [majorities] primeiros lugares
    [reis] réis
    [decrees] decretos
   *[ships] navios
} { $found }/{ $needed }
lisboa-word-jester = Bobo
lisboa-word-court-servant = Servo da corte
lisboa-word-kings-favourite = Favorito do Rei
lisboa-word-right-hand-of-the-marquis = Braço direito do Marquês

## Opções de uma mesa: draft, tarefas, decreto inicial

lisboa-prompt-KeepCards = Guarda uma carta
    .why = As outras vão para o vizinho da esquerda.
lisboa-prompt-ChooseTask = Que tarefa conta?
    .why = Várias foram feitas nesta vez; as outras têm de ser feitas de novo.
lisboa-prompt-PlaceOfficial = Escolhe um escritório para um oficial
    .why = A recompensa da tua tarefa; não é recrutamento.
lisboa-prompt-TakeStartingDecree = Tira um decreto para começar
    .why = Todos tiram um antes da primeira vez.
lisboa-option-draft = Guardar { lisboa-card-of-kind }
    .act = Guardar esta carta
lisboa-option-task = Terminar a tarefa { $word }
    .act = Terminar esta tarefa
lisboa-event-kept-card = { $you ->
    [yes] Guardas uma carta.
   *[no] { $name } guarda uma carta.
}
lisboa-event-passed-cards = { $number ->
    [one] { $you ->
        [yes] Passas { $number } carta para a esquerda.
       *[no] { $name } passa { $number } carta para a esquerda.
    }
   *[other] { $you ->
        [yes] Passas { $number } cartas para a esquerda.
       *[no] { $name } passa { $number } cartas para a esquerda.
    }
}
lisboa-event-task = { $you ->
    [yes] Recebes uma tarefa.
   *[no] { $name } recebe uma tarefa.
}
lisboa-event-task-done = { $you ->
    [yes] Fazes o que uma tarefa pede{ lisboa-what-it-does }.
   *[no] { $name } faz o que uma tarefa pede{ lisboa-what-it-does }.
}
lisboa-event-task-finished = { $you ->
    [yes] Terminas uma tarefa{ lisboa-what-it-does }.
   *[no] { $name } termina uma tarefa{ lisboa-what-it-does }.
}
lisboa-packet = Cartas à escolha
lisboa-packet-about = guardadas até agora: { $count }
lisboa-tasks = Tarefas
lisboa-task-title = Tarefa { $number }
lisboa-task-visit = { $deeds } numa visita tua; depois recebes mais duas tarefas
lisboa-task-deed = { $deeds }: { $reward }
lisboa-or = { $first } ou { $second }
lisboa-deed-store = construir uma loja
lisboa-deed-ship = construir um navio
lisboa-deed-decree = tirar um decreto
lisboa-deed-building = abrir um edifício
lisboa-deed-recruit-2 = recrutar dois oficiais de uma vez
lisboa-deed-plan = tirar um plano
lisboa-deed-cardinal = tirar uma peça do Cardeal
lisboa-deed-favor = obter um favor
lisboa-deed-follow = seguir uma visita
lisboa-deed-sell = vender um bem
lisboa-deed-produce = produzir um bem
lisboa-deed-church = descartar peças numa pontuação da Igreja

## Porque o robô escolheu assim

lisboa-why-only = Nada mais é possível.
lisboa-why-fallback = O robô não teve tempo para pensar e tomou qualquer opção.
lisboa-why-random = Este robô toma qualquer opção.
lisboa-why-one-step = Depois deste passo fica na melhor posição.
lisboa-why-plan = De { $ways } maneiras de jogar a vez esta é a melhor: cerca de { $percent } em 100.

## O primeiro jogo guiado

lisboa-lesson-welcome = Reconstruir Lisboa
    .text = A 1 de novembro de 1755 um terramoto, um tsunami e incêndios destruíram a cidade. Ajudas a reconstruí-la; ganha quem tiver mais perucas.
    .why = Este guia dura cerca de dez minutos e acaba num jogo a sério. Os números das cartas, das peças e do tabuleiro são uma reconstituição, não os impressos.
lisboa-lesson-city = A cidade
    .text = As ruas correm de norte a sul, cada uma da cor de um bem. Uma loja ocupa um terreno e tem a porta numa rua.
    .why = Os cubos são entulho. Os da linha e da coluna de um terreno encarecem-no, e limpam-se um a um.
lisboa-lesson-tile = Ficar com uma peça do Clero
    .text = Escolhe uma das tuas duas peças do Clero. Ajuda-te a partir de agora.
    .why = Mais tarde podes entregá-la numa pontuação da Igreja pelas perucas do verso.
lisboa-lesson-hand = Uma carta por vez
    .text = Jogas uma das tuas cinco cartas: um nobre ou um tesouro na Corte, ou qualquer carta no Portfolio. Ou descartas uma por 1 ouro.
    .why = No fim da vez tiras uma carta nova da exposição.
lisboa-lesson-court = A Corte Real
    .text = Três nobres recebem visitas. Uma visita custa influência: o que o tesouro mostra à esquerda, e 1 por cada oficial dos outros no escritório.
    .why = Dá a ação desse nobre e antes dela, se quiseres, uma das suas duas ações de Estado.
lisboa-lesson-visit = Visitar o Construtor
    .text = Carrega na tua carta de Construtor, depois no Construtor na Corte, e confirma.
    .why = A barra diz sempre o que se pede, o painel quanto custa e o que traz.
lisboa-lesson-state = Uma ação de Estado
    .text = Recruta oficiais, ou adquire um plano. Agora adquire um plano: é preciso para abrir um edifício público.
    .why = Os oficiais num escritório encarecem as visitas dos outros, e os planos pedem-nos.
lisboa-lesson-store = Construir uma loja
    .text = Escolhe um terreno. A etiqueta mostra o preço em réis; o sinal do terreno é o que recebes logo.
    .why = O preço é o tesouro mais o entulho que resta na linha e na coluna. As perucas vêm dos edifícios públicos abertos ao lado da linha e no topo da rua.
lisboa-lesson-cube = Limpar um cubo
    .text = Tira um cubo da linha ou da coluna do terreno. O resto fica e conta no preço. Depois paga.
    .why = Um cubo de cada cor faz um conjunto: mais espaço para bens e cartas, e perucas no fim.
lisboa-lesson-house = Uma casa na loja
    .text = Uma casa de madeira do teu tabuleiro vai para a loja. Tira uma do grupo do meio: os navios custam então menos 1 bem.
    .why = Cada casa que sai descobre uma vantagem: o grupo da esquerda para visitas, o do meio para navios, o da direita para a produção.
lisboa-lesson-card = Tirar uma carta
    .text = Tira uma das quatro cartas da exposição.
    .why = Quando três baralhos estão vazios, ou alguém tem conjuntos de entulho que cheguem, o período acaba.
lisboa-lesson-turn = Terminar a vez
    .text = Carrega em «Terminar a vez». Até lá podes desfazer o que fizeste, passo a passo.
    .why = Depois joga o outro. Vê o que acontece, ou carrega em Espaço para saltar para o presente.
lisboa-lesson-portfolio = Para o Portfolio
    .text = Agora joga uma carta de Nobreza no teu Portfolio. Recebes o que o pé mostra, e depois vendes bens ou negoceias.
    .why = Os nobres no Portfolio contam sempre que ganhas influência. O espaço é pouco, por isso escolhe bem.
lisboa-lesson-trade = Negociar um navio
    .text = Oferece um livro ou ouro pela ação de Estado Navio, abaixo do Marquês.
    .why = Cada nobre aceita um bem, e ouro: o Construtor ferramentas, o Marquês livros, o Rei têxteis.
lisboa-lesson-sell = Vender bens
    .text = Acaba esta vez. Na próxima joga outra carta no Portfolio, deixa sair o nobre que lá está e vende bens no teu navio.
    .why = Os navios dos outros também servem. Um navio cheio zarpa e dá ao dono 1 peruca por caixa.
lisboa-lesson-building = Edifícios públicos
    .text = Uma visita ao Rei abre um edifício público: com um dos teus planos e oficiais para ele. Pontuam as lojas da sua linha ou rua que tenham as suas cores.
    .why = Lojas e edifícios precisam uns dos outros, sejam de quem forem.
lisboa-lesson-church = A Igreja
    .text = Quem conhece o Cardeal tira uma peça do Clero. Quando ele passa o sinal de influência, todos podem entregar peças por perucas.
    .why = Uma peça ajuda enquanto a tiveres. As perucas só vêm quando a entregas.
lisboa-lesson-decrees = Decretos
    .text = Uma visita ao Marquês dá um decreto. Cada um conta algo no fim: lojas, navios, oficiais, entulho.
    .why = Tira os que servem o que já fazes, antes que outro o faça.
lisboa-lesson-end = Como acaba
    .text = No segundo período um quarto conjunto de entulho, ou três baralhos vazios, traz as últimas rondas. Depois contam navios, conjuntos, lojas, dinheiro, decretos, planos e favores.
    .why = Aponta para qualquer peça para ver o que faz, com a cláusula das regras.
lisboa-lesson-play-on = Continuar
    .text = É tudo o que precisas para começar. Esta mesa é um jogo a sério: joga até ao fim, ou começa outro.
    .why = A lista de opções (tecla O) mostra sempre tudo o que podes fazer.

## The box, group by group, and its fields

lisboa-box-name-my-box = a minha caixa
lisboa-box-group-board = Tabuleiro e trilhos
lisboa-box-group-lots = Lotes
lisboa-box-group-sites = Locais
lisboa-box-group-plans = Edifícios e planos
lisboa-box-group-ships = Navios
lisboa-box-group-nobles = Cartas de nobres
lisboa-box-group-treasury = Cartas do tesouro, baralhos
lisboa-box-group-clergy = Peças do clero
lisboa-box-group-decrees = Decretos
lisboa-box-group-tokens = Fichas e tarefas
lisboa-box-field-number = Número
lisboa-box-field-deck = Baralho
lisboa-box-field-kind = Nobre
lisboa-box-field-influence = Influência
lisboa-box-field-reward = Recompensa
lisboa-box-field-penalty = Penalidade
lisboa-box-field-event = Evento
lisboa-box-field-benefit = Benefício
lisboa-box-field-scoring = Pontuação
lisboa-box-field-copies = Exemplares
lisboa-box-field-officials = Oficiais
lisboa-box-field-wigs = Perucas
lisboa-box-field-lot = Lote
lisboa-box-field-site = Local
lisboa-box-field-architect = Arquiteto
lisboa-box-field-start = No início
lisboa-box-field-right = Valor à direita
lisboa-box-field-left = Valor à esquerda
lisboa-box-field-maximum = Casa mais alta
lisboa-box-field-icons = Casas com moeda
lisboa-box-field-minimum = Preço mínimo
lisboa-box-field-good = Bem
lisboa-box-field-name = Nome
lisboa-box-field-values = Valores
lisboa-box-field-place-of-column = Peça de cada coluna
lisboa-box-field-cubes = Cubos de cada cor
lisboa-box-field-cost = Custo
lisboa-box-field-row = Cubos por linha
lisboa-box-field-columns = Cubos por coluna
lisboa-box-field-pile = Pilha
lisboa-box-field-large = Peças grandes
lisboa-box-field-small = Peças pequenas
lisboa-box-field-influence-gap = Intervalo do ícone de influência
lisboa-box-field-treasury-gap = Intervalo do ícone do tesouro
lisboa-box-field-spaces = Casas
lisboa-box-field-hand = Cartas na mão
lisboa-box-field-open-decrees = Decretos abertos
lisboa-box-field-builder = Construtor
lisboa-box-field-marquis = Marquês
lisboa-box-field-king = Rei
lisboa-box-field-reis = Réis
lisboa-box-field-goods = Bens de cada tipo
lisboa-box-field-houses = Casas por grupo
lisboa-box-field-set-markers = Marcadores de conjunto
lisboa-box-field-rubble-places = Lugares para escombros
lisboa-box-field-upper-places = Lugares de cima
lisboa-box-field-lower-places = Lugares de baixo
lisboa-box-field-clergy-places = Lugares para o clero
lisboa-box-field-rubble-set = Conjunto de escombros
lisboa-box-field-favor = Favor real
lisboa-box-field-plans = Planos concluídos
lisboa-box-field-places = Lugares
lisboa-box-field-blue = Lado azul
lisboa-box-field-green = Lado verde
lisboa-box-field-colour = Cor
lisboa-box-field-hull = Casco
lisboa-box-field-bonus = Bónus por bem
lisboa-box-field-period = Período
lisboa-box-field-years = Anos
lisboa-box-field-cards = Cartas
lisboa-box-field-id = Peça
lisboa-box-field-solo = No jogo a solo
lisboa-box-field-row-e = Sobre a linha E
lisboa-box-field-deeds = Feitos
lisboa-box-field-deed = Feito
lisboa-box-field-earthquake = Terramoto
lisboa-box-field-fire = Incêndio
lisboa-box-field-tsunami = Maremoto
lisboa-box-list-treasury = Tesouro
lisboa-box-list-treasury-spaces = Casa do tesouro
lisboa-box-list-influence = Influência
lisboa-box-list-market = Mercado
lisboa-box-list-streets-west-to-east = Rua
lisboa-box-list-score-tiles = Peças de pontuação
lisboa-box-list-rubble = Escombros
lisboa-box-list-city-tiles = Peças da Cidade
lisboa-box-list-church = Igreja
lisboa-box-list-offices = Escritórios
lisboa-box-list-court = Corte real
lisboa-box-list-player = Tabuleiro de jogador
lisboa-box-list-wigs = Perucas no fim
lisboa-box-list-wigs-stores = Lojas
lisboa-box-list-buildings-tiles = Edifício público
lisboa-box-list-plans-starting = Plano inicial
lisboa-box-list-plans-others = Plano
lisboa-box-list-cards-decks = Baralho
lisboa-box-list-cards-treasury = Carta do Tesouro
lisboa-box-list-tasks-a = Tarefa A
lisboa-box-list-tasks-b = Tarefa B
lisboa-box-list-city-tokens-round = Ficha redonda
lisboa-box-list-city-tokens-square = Ficha quadrada
lisboa-box-list-lots-places = Lote
lisboa-box-list-sites-places = Local
lisboa-box-list-ships-cards = Navio
lisboa-box-list-cards-nobles = Carta de nobre
lisboa-box-list-clergy-tiles = Peça do Clero
lisboa-box-list-decrees-cards = Decreto
lisboa-box-on-display = Entre as visíveis
lisboa-box-in-portfolio = No portfolio
lisboa-box-fault-missing = falta
lisboa-box-fault-empty = está vazio
lisboa-box-fault-not-a-number = é preciso um número inteiro, e não { $value }
lisboa-box-fault-not-exactly = { $value } não é { $lowest }
lisboa-box-fault-not-between = { $value } não está entre { $lowest } e { $highest }
lisboa-box-fault-not-a-text = é preciso um texto, e não { $value }
lisboa-box-fault-text-too-long = um texto de { $found } caracteres, no máximo são permitidos { $most }
lisboa-box-fault-not-a-flag = é preciso true ou false, e não { $value }
lisboa-box-fault-not-a-list = é precisa uma lista, e não { $value }
lisboa-box-fault-not-a-table = é precisa uma tabela, e não { $value }
lisboa-box-fault-too-many-entries = { $found } valores, no máximo são permitidos { $most }
lisboa-box-fault-other-entries = valores esperados: { $expected }, dados: { $found }
lisboa-box-fault-twice = { $value } está aqui duas vezes
lisboa-box-fault-there-already = { $value } já está em { $field }
lisboa-box-fault-unknown = { $what }: «{ $value }» é desconhecido
lisboa-box-fault-unknown-value = { $what }: { $value } é desconhecido
lisboa-box-fault-unknown-near = { $what }: «{ $value }» é desconhecido, talvez «{ $near }»?
lisboa-box-fault-unknown-word = { $what }: «{ $value }» é desconhecido, possíveis: { $words }
lisboa-box-fault-unknown-sentence = «{ $value }» é desconhecido, uma frase começa por exemplo por «2 perucas por …» ou «2 perucas com …»
lisboa-box-fault-not-here = «{ $value }» não pode estar aqui
lisboa-box-fault-no-number = «{ $value }» não leva número
lisboa-box-fault-needs-number = «{ $value }» precisa de um número, como em «{ $example }»
lisboa-box-fault-number-not-between = «{ $value }»: o número não está entre 1 e { $highest }
lisboa-box-fault-second-building = «{ $value }»: uma recompensa tem no máximo um edifício
lisboa-box-fault-not-alone = «{ $value }»: store, decree e building estão sozinhos num evento
lisboa-box-fault-reward-and-penalty = uma carta de nobre tem uma recompensa ou uma penalidade, não ambas
lisboa-box-fault-unknown-key = nome desconhecido
lisboa-box-fault-unknown-key-near = nome desconhecido, talvez «{ $near }»?
lisboa-box-fault-unknown-keys = nomes desconhecidos: { $found }
lisboa-box-fault-nothing-labelled = marca um valor que não está aqui
lisboa-box-fault-unknown-label = { $value } é desconhecido, possíveis: { $labels }
lisboa-box-fault-unlabelled = não diz nada sobre { $figures }, possíveis: { $labels }
lisboa-box-fault-right-not-rising = os valores à direita não sobem de casa em casa
lisboa-box-fault-left-up-and-down = os valores à esquerda sobem e descem
lisboa-box-fault-no-such-space = nenhuma casa tem o valor à direita { $value }
lisboa-box-fault-spaces-not-rising = as casas não sobem
lisboa-box-fault-below-minimum = { $value } está abaixo do mínimo de { $lowest }
lisboa-box-fault-place-without-column = um dos lugares não tem coluna
lisboa-box-fault-other-cubes = { $expected } cubos ao todo, mas filas, colunas, locais e pilha levam { $found }
lisboa-box-fault-other-markers = marcadores: { $found }, conjuntos: { $expected }
lisboa-box-fault-later-place-more = um lugar seguinte vale mais do que um anterior
lisboa-box-fault-ships-of-a-period = cada período precisa de duas cores de navios
lisboa-box-fault-other-pieces = ao todo são precisos { $expected }, há { $found }
lisboa-box-fault-other-cards = em todos os baralhos juntos são precisas { $expected }
lisboa-box-fault-too-deep = mais de { $most } tabelas ou listas umas dentro das outras
lisboa-colour-blue = azul
lisboa-colour-red = vermelho
lisboa-colour-purple = roxo
lisboa-colour-brown = castanho
lisboa-colour-green = verde
lisboa-colour-yellow = amarelo
lisboa-colour-pink = rosa

## What the coach counts, before a colon
lisboa-unit-reis = Réis
lisboa-unit-influence = Influência
lisboa-unit-wigs = Perucas
lisboa-unit-goods = Mercadorias
lisboa-unit-gold = Ouro
lisboa-unit-cloth = Têxteis
lisboa-unit-books = Livros
lisboa-unit-tools = Ferramentas
lisboa-unit-hull-at-the-end = Casco total no fim
lisboa-unit-wigs-at-the-end = Perucas dos decretos no fim
lisboa-unit-majorities-at-the-end = Perucas das maiorias no fim

## What puzzles are about
lisboa-theme-visits = Visitas
lisboa-theme-portfolio = Portefólio
lisboa-theme-following = Seguir
lisboa-theme-stores = Lojas
lisboa-theme-ships = Navios
lisboa-theme-decrees = Decretos
lisboa-theme-public-buildings = Edifícios públicos
lisboa-theme-church = Igreja
lisboa-theme-state-actions = Ações de Estado
lisboa-theme-officials = Funcionários
lisboa-theme-favors = Favores reais
