# Textos de tudo o que rodeia os jogos. Os argumentos são os mesmos em todas as línguas; um teste compara-os.

## Páginas

shell-nav = Páginas
shell-nav-play = Jogar
shell-nav-learn = Aprender
shell-nav-practice = Treinar
shell-nav-rules = Regras
shell-skip = Saltar para o conteúdo
shell-title-table = Mesa
shell-title-replay = Repetição
shell-title-review = Análise
shell-title-join = Convite
shell-title-device = Outro dispositivo
shell-title-rules = Regras
shell-title-learn = Primeiro jogo
shell-title-practice = Treino
shell-title-missing = Não encontrado
shell-missing = Aqui não há nada
shell-missing-table = Esta mesa não existe, ou é privada: pede a ligação.
shell-loading = Um momento …
shell-no-server = O servidor não responde.
shell-to-lobby = Voltar à entrada
shell-close = Fechar
shell-cancel = Cancelar
shell-back = Atrás
shell-next = Seguinte
shell-show = Mostrar
shell-own-machine = Tudo funciona na tua própria máquina.

## Definições

shell-settings = Definições
shell-language = Língua
shell-theme = Cores
shell-theme-light = claras
shell-theme-dark = escuras
shell-theme-to-light = Cores claras
shell-theme-to-dark = Cores escuras
shell-as-system = como o sistema
shell-text-size = Tamanho do texto
shell-motion = Movimento
shell-motion-full = completo
shell-motion-reduced = reduzido
shell-speed = Velocidade
shell-one-press = Um só toque
    .about = Uma escolha segura fica confirmada ao primeiro toque. Pode anular-se.
shell-answer-single = Responder sozinho quando só há uma resposta
    .about = Não enquanto se puder desfazer algo.
shell-chance-bar = Barra de hipóteses contra robôs
    .about = A hipótese de todos por cima da mesa, pelo que sabes.
shell-take-back = Erros graves contra robôs
    .about = És avisado de uma escolha que cedeu muito e que podes desfazer.
shell-unasked = Nunca perguntado nesta mesa
shell-unasked-none = Tudo é perguntado.
shell-ask-again = Voltar a perguntar
shell-sound = Som
shell-sound-on = Ligar o som
shell-sound-off = Desligar o som
shell-notify = Avisar quando for a minha vez
    .about = Com uma mensagem do navegador, enquanto olhas para outro lado.
shell-patterns = Padrões nas formas dos jogadores
    .about = Um traço em cada forma, além da cor.
shell-palette-safe = Cores para daltonismo vermelho-verde
shell-keyboard = Teclas
    .about = Desligadas, ficam Tab, setas, Enter e Esc.
shell-keys = Lista de teclas
shell-keys-usual = Repor as teclas
shell-press-a-key = Carrega numa tecla
shell-key-space = Espaço
shell-key-shift = Shift
shell-key-enter = Enter
shell-your-name = O teu nome

## O que fazem as teclas

shell-command-undo-step = Anular passo
shell-command-redo = Refazer
shell-command-undo-turn = Anular a vez
shell-command-end-turn = Terminar a vez
shell-command-next-target = Escolha seguinte
shell-command-previous-target = Escolha anterior
shell-command-why-not = Porque não esta opção?
shell-command-hint = Sugestão
shell-command-information = Sobre a peça em foco; de novo: a sua regra
shell-command-options = Lista de todas as opções
shell-command-go-board = Ir ao tabuleiro
shell-command-go-middle = Ir ao centro da mesa
shell-command-go-mine = Ir ao meu tabuleiro
shell-command-go-rivals = Ir aos rivais
shell-command-go-log = Ir ao diário
shell-command-replay-back = Repetição: atrás
shell-command-replay-forward = Repetição: à frente
shell-command-replay-turn-back = Repetição: uma vez atrás
shell-command-replay-turn-forward = Repetição: uma vez à frente
shell-command-now = Ao presente; repetição: reproduzir
shell-command-pause = Parar as ações dos outros, ou continuar
shell-command-keys = Esta lista
shell-command-pick = Opção ou peça pelo número
shell-command-move = Peça seguinte da área
shell-command-confirm = Escolher, de novo: confirmar

## Entrada

shell-facts = { $most ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
}
shell-bots = Robôs
shell-solo = solo
shell-level = Nível
shell-level-random = aleatório
shell-level-novice = brando
shell-level-steady = médio
shell-level-strong = forte
shell-level-master = mestre
shell-options = Opções
shell-seat-any = ao acaso
shell-play-bots = Jogar contra robôs
shell-play-solo = Jogar a solo
shell-with-friends = Com amigos
shell-play = Jogar
shell-open = Abrir
shell-join = Entrar
shell-replay = Repetição
shell-review = Análise
shell-my-tables = As minhas mesas
shell-wait-for-you = { $count ->
    [one] { $count } à tua espera
   *[other] { $count } à tua espera
}
shell-tables-wait = { $count ->
    [one] { $count } mesa à tua espera
   *[other] { $count } mesas à tua espera
}
shell-all = Todas ({ $count })
shell-fewer = Menos
shell-no-table = Ainda não há mesa. Começa acima.
shell-open-tables = Mesas abertas
shell-no-open-table = De momento ninguém espera jogadores.
shell-finished = Jogos terminados
shell-no-finished = Ainda nenhum jogo terminou.
shell-statistics = Estatísticas
shell-statistics-against = contra
shell-statistics-games = jogos
shell-statistics-won = ganhos
shell-statistics-mean = média
shell-statistics-best = melhor
shell-statistics-no-bots = pessoas ou a sós
shell-your-turn = É a tua vez
shell-thought = Progresso do raciocínio
shell-is-thinking = { $name } está a pensar
shell-bot-thinks-for = Um robô está a pensar por { $name }
shell-bot-thinks-for-you = Um robô está a pensar por ti
shell-waiting-for = À espera de { $name }
shell-waiting-for-players = À espera de jogadores
shell-table-with = Com { $names }
shell-table-bots = { $bots ->
    [one] Contra um robô
   *[other] Contra { $bots } robôs
}
shell-table-unnamed = Uma mesa de { $game }
shell-round = ronda { $round }
shell-round-title = Ronda { $round }
shell-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
shell-seats-taken = { $taken } de { $seats }
shell-clock = Relógio
shell-pace-free = sem relógio
shell-pace-days = { $days ->
    [one] { $days } dia por vez
   *[other] { $days } dias por vez
}
shell-pace-hours = { $hours ->
    [one] { $hours } hora por vez
   *[other] { $hours } horas por vez
}
shell-pace-seconds = { $seconds } s por vez
shell-pace-minutes = { $minutes } min por vez
shell-result = { $place ->
    [1] Ganho
    [2] Segundo
    [3] Terceiro
   *[other] Quarto
}
shell-result-watched = A assistir
shell-learn = Aprender { $game }
shell-lesson-invite = Um primeiro jogo guiado, cerca de dez minutos
shell-lesson-step = A seguir: passo { $step } de { $steps }

## Fazer e entrar numa mesa

shell-new-table = Nova mesa
shell-game = Jogo
shell-players = Jogadores
shell-filling-friend = Alguém com uma ligação
shell-filling-anybody = Quem chegar primeiro
shell-filling-here = Outra pessoa neste ecrã
shell-filling-bot = Robô, { $level }
shell-listed = Na lista de mesas abertas
    .about = Todos neste servidor veem a mesa.
shell-several-seats = Uma pessoa pode ocupar vários lugares
    .about = A mesa mostra quem está sentado duas vezes.
shell-same-person = a mesma pessoa que { $name }
shell-table-name = Nome da mesa
shell-name-of-seat = Nome no lugar { $seat }
shell-import = Abrir um diário
shell-create-table = Fazer a mesa
shell-copy-link = Copiar ligação
shell-link-copied = A ligação foi copiada.
shell-sit-here = Sentar-me aqui
shell-start = Começar
shell-invited = Recebeste um convite
shell-invited-about = Alguém guarda um lugar para ti.
shell-invited-void = Esta ligação está incompleta, já foi usada ou foi retirada.
shell-device = Outro dispositivo
shell-device-about = Com esta ligação jogas aqui como { $name }, em todas as suas mesas.
shell-device-present = Neste navegador és { $name }. Isso fica guardado e podes voltar.
shell-device-ask = Pedir acesso a { $name }
shell-device-waiting = Agora aceita no dispositivo de { $name } onde a ligação foi criada.
shell-device-refused = O primeiro dispositivo recusou.
shell-device-link = Ligação para outro dispositivo meu
shell-device-link-about = Abre-a no outro dispositivo dentro de um quarto de hora e aceita aqui:
shell-device-asks = { $name } pede para jogar como tu noutro dispositivo.
shell-device-asks-new = Outro dispositivo pede para jogar como tu.
shell-device-allow = Aceitar
shell-device-refuse = Recusar
shell-device-back = Voltar a ser { $name }
shell-accept = Aceitar

## Lugares

shell-you = Tu
shell-name-you = { $name } (tu)
shell-seat-open = lugar livre
shell-seat-invited = convidado
shell-seat-number = Lugar { $seat }
shell-colour-purple = Roxo
shell-colour-green = Verde
shell-colour-orange = Laranja
shell-colour-yellow = Amarelo
shell-bot = Robô
shell-presence-here = à mesa
shell-presence-away = ausente
shell-order = Ordem de jogo

## Mesa

shell-table = Mesa
shell-tools = Ferramentas
shell-menu = Menu
shell-areas = Áreas
shell-prompt = O que decidir
shell-steps = Passos desta vez
shell-undo-step = Anular passo
shell-undo-turn = Anular a vez
shell-undo-turn-again = Carrega de novo para anular toda a vez.
shell-undo-not = Nada para anular: algo foi revelado, ou outros já jogaram.
shell-never-ask = Não perguntar mais
    .about = Recusa esta pergunta nesta mesa a partir de agora. As definições repõem-na.
    .done = Recusada a partir de agora. As definições repõem-na.
shell-not-asked = Sem perguntar: { $question }
shell-look-back = O que aconteceu desde a tua última jogada?
shell-move-of = Jogada { $move } de { $last }
shell-to-present = Para o presente
shell-watching = Estás a ver
shell-time-left = Tempo restante
shell-refused-Stale = Alguém foi mais rápido: a posição mudou.
shell-refused-IllegalAction = Isso não é possível agora.
shell-refused-NotYourTurn = Não é a tua vez.
shell-refused-NothingToUndo = Nada para anular.
shell-refused-NotFound = Esta mesa ou esta ligação não existe, ou já não.
shell-refused-Forbidden = Aqui não podes fazer isto.
shell-refused-NotNow = Agora não é possível: a mesa mudou.
shell-refused-TooMany = Foi demasiado de uma vez: espera um momento.
shell-refused-TooLarge = Este ficheiro é demasiado grande.
shell-refused-BadLog = Não é um jogo guardado que se possa ler ({ $message }).
shell-refused-BadPack = Isto não é um conjunto que se possa ler ({ $message }).
shell-refused-NotToml = { $line ->
    [0] Este ficheiro não se consegue ler como TOML.
   *[other] Este ficheiro não se consegue ler como TOML: erro na linha { $line }.
}
shell-refused-BadRequest = Isto não serve ({ $message }).
shell-refused-Validation = { shell-refused-BadRequest }
shell-refused-InternalError = Algo correu mal no servidor.
shell-refused-Unavailable = O servidor não consegue escrever neste momento; nada foi feito, tenta mais tarde.
shell-hints = Sugestões
    .about = Pode perguntar-se a um robô o que escolheria; todos veem que foi consultado.
shell-hint = Sugestão
shell-hint-says = Um robô escolheria: { $option }.
shell-open-list = Lista de opções, diário
shell-not-connected = Sem ligação
    .why = A tua escolha fica guardada e será enviada.
    .kept = Guardado, e enviado assim que possível: { $choice }
shell-side = Diário e mais
shell-pane-hint = Sugestão
shell-pane-options = Opções
shell-pane-log = Diário
shell-pane-chat = Conversa
shell-pane-notes = Notas
shell-pane-rules = Regras
shell-draw-server = A sorte foi tirada pelo servidor
shell-draw-creator = A sorte foi escolhida por quem criou esta mesa
shell-draw-promised = O servidor prometeu isto no início; no fim do jogo revela a semente e o sal.
shell-draw-opened = O SHA-256 de «semente:sal» é o que a mesa mostrou desde o início; tabuleiro verify confere-o com o registo.
shell-draw-commitment = Promessa
shell-draw-seed = Semente
shell-draw-salt = Sal
shell-stand-in = Um robô joga por ti
shell-come-back = Voltar ao teu lugar
shell-halted = Este jogo começou com outras regras e não pode continuar nesta versão; pode ser revisto.
shell-bots-busy = Há muitos robôs a pensar: o que tem de jogar espera que chegue a vez dele.
shell-told-hint = { $name } recebeu uma sugestão.
shell-told-fork = { $name } experimenta uma posição à parte.
shell-told-stand-in = Um robô joga por { $name }.
shell-told-back = { $name } volta a jogar.
shell-aids = Ajudas nesta partida
shell-aid-hints =
    { $count ->
        [one] 1 sugestão
       *[other] { $count } sugestões
    }
shell-aid-forks =
    { $count ->
        [one] 1 posição experimentada
       *[other] { $count } posições experimentadas
    }
shell-aid-stand-ins =
    { $count ->
        [one] um robô jogou em seu lugar 1 vez
       *[other] um robô jogou em seu lugar { $count } vezes
    }
shell-log = Diário
shell-log-empty = Ainda nada aconteceu.
shell-labelled = { $label }: { $what }
shell-yes = sim
shell-no = não
shell-since-your-move = desde a tua jogada
shell-chat = Conversa
shell-chat-empty = Ainda ninguém disse nada.
shell-chat-unread = { $count ->
    [one] Conversa, uma linha nova
   *[other] Conversa, { $count } linhas novas
}
shell-say = Diz alguma coisa …
shell-send = Enviar
shell-notes-about = Só tu vês as tuas notas.
shell-all-rules = Todas as regras
shell-rules-of = { $game }: as regras
shell-rules-search = Procurar uma cláusula ou palavra
shell-rules-chapters = Capítulos
shell-rules-english = Cada regra é uma cláusula numerada, em inglês. «Ruling» marca o que as regras impressas deixam em aberto e este projeto decidiu.
    .none = Nada encontrado. As regras estão em inglês: em português encontram-se os nomes das cartas, dos papéis e das peças.
shell-rules-found = { $count ->
    [one] { $count } cláusula
   *[other] { $count } cláusulas
}
shell-no-choice-now = De momento nada há para decidir.
shell-not-possible-now = Agora não é possível
shell-amount-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
shell-price = custa { $price }
shell-price-range = No fim de { $least } a { $most }, conforme as tuas escolhas.
shell-clause = regra { $clause }
shell-pass-screen = Passa o ecrã a { $name }
shell-i-am = Sou { $name }

## Fim

shell-game-over = O jogo acabou
shell-you-win = Ganhaste, { $best } a { $next }
shell-wins = { $name } ganha, { $best } a { $next }
shell-shared-win = { $names } partilham a vitória com { $best }
shell-solo-result = { $best ->
    [one] { $best } ponto
   *[other] { $best } pontos
}
shell-rematch = Desforra
shell-share = Partilhar
    .about = Quem tem esta ligação vê o jogo todo, agora que acabou.
shell-share-ended = As ligações que partilhaste já não valem.
shell-shared-void = Esta ligação está incompleta ou foi retirada.
shell-keep-picture = Guardar uma imagem
shell-print = Imprimir
shell-see-table = Ver a mesa
shell-score-sheet = Folha de pontos
shell-total = Total
shell-tie-break = Desempate
shell-place = { $place ->
   *[other] { $place }.º
}
shell-points-over-game = Pontos ao longo do jogo
shell-rounds-word = { $count ->
    [one] ronda
   *[other] rondas
}
shell-choices-word = { $count ->
    [one] escolha
   *[other] escolhas
}
shell-minutes = { $minutes } min
shell-played = de jogo
shell-turning-points = Momentos decisivos
shell-turning-gain = { $gain ->
    [one] Isso dá 1 ponto.
   *[other] Isso dá { $gain } pontos.
}
shell-lead-change = { $you ->
    [yes] { $lead ->
        [0] Empatas na frente.
       *[other] Lideras por { $lead }.
    }
   *[no] { $lead ->
        [0] { $name } empata na frente.
       *[other] { $name } lidera por { $lead }.
    }
}

## Repetição

shell-replay-of = { $name }, repetição
shell-replay-start = A distribuição
shell-replay-first = Ao início
shell-replay-turn-back = Uma vez atrás
shell-replay-back = Uma escolha atrás
shell-replay-play = Reproduzir
shell-replay-pause = Pausa
shell-replay-forward = Uma escolha à frente
shell-replay-turn-forward = Uma vez à frente
shell-replay-last = Ao fim
shell-replay-move = Jogada
shell-replay-unit = Passo
shell-replay-every-choice = cada escolha
shell-replay-turns = vezes
shell-of-moves = de { $last }
shell-moves = Jogadas
shell-eyes = Vista
shell-eyes-mine = como eu vi
shell-eyes-all = nada escondido
shell-eyes-guest = como visita
shell-play-on = Continuar daqui
shell-play-on-about = Uma nova mesa começa na jogada { $move }. Este jogo fica como está.
shell-fork = Jogar o meu lugar contra robôs
shell-fork-seat = O meu lugar
shell-more = Mais
shell-fork-all = Jogar todos os lugares
shell-export = Guardar o diário

## Primeiro jogo

shell-coach = Guia
shell-first-game = { $game }, primeiro jogo
shell-step-of = passo { $step } de { $steps }
shell-show-me = Mostra-me
shell-leave = Sair
shell-lesson-other = Ainda não: este passo espera pelo que está aceso. Depois da lição tudo é livre.
shell-lesson-read = Aqui ainda não há nada a escolher: lê primeiro o resto.
shell-lesson-restart = Recomeçar
shell-lesson-list = O que fazer
shell-lesson-do = Faz por mim
shell-lesson-choose = Escolhe aqui
shell-lesson-confirm = Agora confirma
shell-lesson-open = Está aqui
shell-lesson-free = A lição continua assim que puder. Entretanto escolhe o que quiseres.
shell-lesson-more = Todos os passos, e mais
shell-lesson-fold = Recolher o guia
shell-lesson-done = feito

## Sem servidor

shell-alone-engine = O jogo está a chegar: { $loaded } de { $total } MB
shell-alone-starting = O jogo está a arrancar.
shell-alone-no-wasm = Falta a este navegador o WebAssembly, sem o qual nada se pode jogar aqui.
shell-alone-no-engine = Não foi possível obter o jogo: recarrega a página quando houver rede.
shell-alone-not-kept = O armazenamento do navegador está cheio ou proibido: o jogo continua, mas guarda o registo antes de fechar a página.
shell-alone-kept = O que fica guardado aqui
shell-alone-about = Jogos e definições ficam neste navegador e não são enviados para lado nenhum.
shell-alone-offline = Está tudo aqui: também funciona sem rede.
shell-alone-save = Guardar tudo num ficheiro
shell-alone-load = Abrir um ficheiro desses
shell-alone-taken = { $count ->
    [0] O ficheiro não tinha mesas novas.
    [one] Foi recebida uma mesa.
   *[other] Foram recebidas { $count } mesas.
}
shell-alone-bad-file = Este ficheiro não foi escrito pelo Tabuleiro.
shell-alone-install = Instalar como aplicação
shell-alone-install-about = O Tabuleiro pode ficar neste aparelho como uma aplicação: abre por si, também sem rede.
shell-alone-not-now = Agora não
shell-alone-here = Robôs e pessoas diante deste ecrã.

## O que os outros fazem, e a que ritmo se vê

shell-pace = Ritmo
    .about = Como se mostram as ações dos outros.
shell-pace-instant = Imediato
shell-pace-brisk = Ligeiro
shell-pace-calm = Calmo
shell-pace-stop = Parar
shell-pace-go-on = Continuar
shell-pace-step = Passo
shell-pace-now = Ao presente
shell-act-of = ação { $at } de { $last }
shell-acts-of-turn = Ações deste turno
shell-seconds = { $seconds } s
shell-acts-waiting = { $count ->
    [one] { $count } ação para ver, ou ao presente
   *[other] { $count } ações para ver, ou ao presente
}

## Esta mesa, e como sair dela

shell-this-table = Esta mesa
shell-absent-says = um robô pode jogar por quem está ausente há { $time }
shell-absent-after = Um robô pode jogar por quem está ausente há
shell-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
shell-days = { $count ->
    [one] 1 dia
   *[other] { $count } dias
}
shell-bot-plays = joga um robô
shell-bot-for-me = Deixar um robô jogar por mim
shell-bot-for-absent = Deixar jogar um robô
shell-refused-StillHere = Essa pessoa ainda está aqui, ou esteve há momentos: um robô poderá jogar por ela mais tarde.
shell-on-my-phone = Este jogo no meu telemóvel
shell-qr = A ligação como imagem para a câmara
shell-watch-link = Copiar a ligação para espectadores
    .about = Quem tem esta ligação vê a mesa e nada do que está escondido.
shell-watch-end = Retirar
shell-watch-ended = A ligação já não vale, e ninguém assiste por ela.
shell-leave-open = Sair da mesa
    .about = O teu lugar fica livre para outra pessoa.
shell-resign = Desistir
    .about = Um robô joga no teu lugar até ao fim. Não o podes retomar.
shell-close-table = Retirar a mesa
    .about = Sai da tua lista, e as ligações dela deixam de funcionar. Não se pode trazer de volta.
shell-table-closed = Esta mesa foi retirada.
shell-hook = Web hook
    .about = Este teu endereço é chamado quando é a tua vez e não estás aqui.
shell-hook-test = Experimentar
shell-hook-answer = Respondeu com { $status }.
shell-hook-failed = Não respondeu: { $reason }
shell-hook-secret = Cada chamada é assinada com este segredo, mostrado só agora:
shell-save = Guardar
shell-remove = Remover
shell-invited-by = { $named ->
    [yes] { $what ->
        [watch] { $host } convida-te a assistir a um jogo de { $game }.
       *[seat] { $host } guarda-te um lugar em { $game }.
    }
   *[no] { $what ->
        [watch] Tens um convite para assistir a um jogo de { $game }.
       *[seat] Há um lugar guardado para ti em { $game }.
    }
}
shell-your-seat = o teu lugar
shell-start-missing = { $count ->
    [one] Ainda falta: { $names }. Um robô pode ocupar o lugar.
   *[other] Ainda faltam: { $names }. Os robôs podem ocupar os lugares.
}
shell-start-with-bots = Começar com robôs
shell-wait = Esperar

## Your box

shell-title-box = A tua caixa
shell-box = A tua caixa
shell-box-of-table = A caixa desta mesa
shell-box-name = Nome do conjunto
shell-box-saved-yes = guardado a cada passo
shell-box-saved-busy = a guardar …
shell-box-saved-here = guardado neste dispositivo
shell-box-import = Importar
shell-box-export = Exportar
shell-box-play = Jogar com esta caixa
shell-box-progress = Progresso
shell-box-of-pieces = de { $count } peças impressas
shell-box-begun = e { $count } em parte
shell-box-faults =
    { $count ->
        [one] { $count } erro
       *[other] { $count } erros
    }
shell-box-faulty = A tua caixa tem um erro: corrige-o e depois joga com ela.
shell-box-elsewhere = Nenhum elemento mostra isto: corrige o ficheiro e importa-o de novo.
shell-box-anytime = Já podes jogar: cada valor mantém a sua marca, e a mesa diz quantos são impressos.
shell-box-piece = A peça
shell-box-fields = Os seus valores
shell-box-provenance = valores impressos: { $printed }, reconstruídos: { $reconstructed }, das regras: { $known }
shell-box-mark-printed = impressa
shell-box-mark-begun = impressa em parte
shell-box-mark-reconstructed = reconstruída
shell-box-mark-known = das regras
shell-box-mark-fault = com um erro
shell-box-mark-usual = por introduzir
shell-box-these-are = Origem
shell-box-or = Qual dos dois
shell-box-take-back = Anular
shell-box-add = Mais um destes
shell-box-remove = Não está na minha caixa
shell-box-remedy = Aceitar a sugestão
shell-box-printed-next = Impressa, peça seguinte
shell-box-keys = Tab: campo, ↓: palavra, Enter: peça seguinte, Shift+Enter: voltar, PageDown: erro seguinte
shell-box-file = Ficheiro do conjunto (TOML)
shell-box-would-change =
    { $count ->
        [one] Mudaria { $count } peça.
       *[other] Mudariam { $count } peças.
    }
shell-box-take-file = Usar este ficheiro
shell-box-look = Ver os valores
shell-box-usual = Reconstruídos

## Practice
shell-practise = Treinar
shell-practise-about = O problema do dia, e os teus próprios erros
shell-first-puzzles = Aos primeiros problemas
