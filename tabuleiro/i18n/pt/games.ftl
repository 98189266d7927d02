# What is said of each game before it is opened: a line of facts, a sentence, its options.

sanjuan-facts = 2–4 jogadores · 45 minutos
sanjuan-about = As cartas são edifícios, dinheiro e bens ao mesmo tempo. A primeira cidade com 12 edifícios acaba o jogo.
sanjuan-setting-new-buildings = Novos edifícios
    .about = As 30 cartas da expansão, entre elas a catedral.
sanjuan-setting-advanced-start = Escolher a primeira mão
    .about = Cada um tira mais cartas e fica com quatro.
sanjuan-setting-harbour-per-good = Porto por cada bem
    .about = O porto recebe a carta de cada bem vendido, e não de um por fase do comerciante; o livro de regras lê-se das duas formas.
sanjuan-setting-may-decline = Recusar ajudas
    .about = Descontos, cartas a tirar e a ajuda dos edifícios podem recusar-se, por isso cada uma é perguntada.
sanjuan-setting-governor = O primeiro governador

lisboa-facts = 1–4 jogadores · 2 horas
lisboa-about = Reconstrói a cidade depois de 1755 com o Rei, o Marquês e o Construtor.
lisboa-setting-pack = Conjunto de componentes:
    .about = uma reconstituição; os valores de cartas e peças diferem dos impressos.
    .mine = os valores da tua caixa; o que não introduziste vem da reconstituição.
    .chosen = os valores do ficheiro indicado no arranque; o que ele não contém vem da reconstituição.
lisboa-setting-first-player = Quem começa
lisboa-setting-draft = Escolha das primeiras mãos
    .about = Cada um guarda parte das cinco cartas e passa as outras.
lisboa-setting-starting-tasks = Tarefas iniciais
    .about = Os lugares assinalados começam com uma tarefa, uma ajuda para novos jogadores: depois de cumprida, traz mais duas, cada uma com uma recompensa.
lisboa-setting-city-tokens = Fichas da cidade
    .about = Fichas ao acaso substituem as recompensas impressas nos lotes e locais.
lisboa-setting-starting-decree = Decreto inicial
    .about = Cada um tira um decreto antes do primeiro turno.
