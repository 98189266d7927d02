# Texts of everything around the games. Arguments are the same in all languages; a test compares them.

## Pages

shell-nav = Pages
shell-nav-play = Play
shell-nav-learn = Learn
shell-nav-practice = Practice
shell-nav-rules = Rules
shell-skip = Skip to the content
shell-title-table = Table
shell-title-replay = Replay
shell-title-review = Review
shell-title-join = Invitation
shell-title-device = A further device
shell-title-rules = Rules
shell-title-learn = First game
shell-title-practice = Practice
shell-title-missing = Not found
shell-missing = There is nothing here
shell-missing-table = This table does not exist, or it is private: ask for its link.
shell-loading = One moment …
shell-no-server = The server does not answer.
shell-to-lobby = Back to the lobby
shell-close = Close
shell-cancel = Cancel
shell-back = Back
shell-next = Next
shell-show = Show
shell-own-machine = Everything here runs on your own machine.

## Settings

shell-settings = Settings
shell-language = Language
shell-theme = Colours
shell-theme-light = light
shell-theme-dark = dark
shell-theme-to-light = Light colours
shell-theme-to-dark = Dark colours
shell-as-system = as the system
shell-text-size = Text size
shell-motion = Motion
shell-motion-full = full
shell-motion-reduced = reduced
shell-speed = Speed
shell-one-press = One press
    .about = A safe choice is confirmed by its first press. Undo is there.
shell-answer-single = Answer by itself what has one answer
    .about = Not while something can be taken back.
shell-chance-bar = Chance bar against bots
    .about = Everybody’s chance above the table, from what you know.
shell-take-back = Blunders against bots
    .about = You are told when a choice gave away much and can be taken back.
shell-unasked = Never asked at this table
shell-unasked-none = Everything is asked.
shell-ask-again = Ask again
shell-sound = Sound
shell-sound-on = Sound on
shell-sound-off = Sound off
shell-notify = Tell me when it is my turn
    .about = By a message of the browser, while you look elsewhere.
shell-patterns = Patterns in the seat shapes
    .about = A stroke inside each shape, besides its colour.
shell-palette-safe = Colours for red-green weakness
shell-keyboard = Keys
    .about = Off leaves Tab, arrows, Enter and Esc.
shell-keys = List of keys
shell-keys-usual = Usual keys again
shell-press-a-key = Press a key
shell-key-space = Space
shell-key-shift = Shift
shell-key-enter = Enter
shell-your-name = Your name

## What keys do

shell-command-undo-step = Undo step
shell-command-redo = Redo
shell-command-undo-turn = Undo turn
shell-command-end-turn = End turn
shell-command-next-target = Next thing to choose
shell-command-previous-target = Previous thing to choose
shell-command-why-not = Why not this option?
shell-command-hint = Hint
shell-command-information = About the focused piece; again: its rule
shell-command-options = List of all options
shell-command-go-board = Go to the board
shell-command-go-middle = Go to the middle of the table
shell-command-go-mine = Go to my board
shell-command-go-rivals = Go to the rivals
shell-command-go-log = Go to the log
shell-command-replay-back = Replay: back
shell-command-replay-forward = Replay: forward
shell-command-replay-turn-back = Replay: a turn back
shell-command-replay-turn-forward = Replay: a turn forward
shell-command-now = To the present; replay: play
shell-command-pause = Stop the acts of others, or go on
shell-command-keys = This list
shell-command-pick = Option or piece by number
shell-command-move = Next piece of the area
shell-command-confirm = Choose, again: confirm

## Home

shell-facts = { $most ->
    [one] { $seats } player
   *[other] { $seats } players
}
shell-bots = Bots
shell-solo = solo
shell-level = Level
shell-level-random = random
shell-level-novice = gentle
shell-level-steady = medium
shell-level-strong = strong
shell-level-master = master
shell-options = Options
shell-seat-any = at random
shell-play-bots = Play against bots
shell-play-solo = Play solo
shell-with-friends = With friends
shell-play = Play
shell-open = Open
shell-join = Join
shell-replay = Replay
shell-review = Review
shell-my-tables = My tables
shell-wait-for-you = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
shell-tables-wait = { $count ->
    [one] 1 table waits for you
   *[other] { $count } tables wait for you
}
shell-all = All { $count }
shell-fewer = Fewer
shell-no-table = No table yet. Start one above.
shell-open-tables = Open tables
shell-no-open-table = Nobody waits for players at the moment.
shell-finished = Finished games
shell-no-finished = No game finished yet.
shell-statistics = Statistics
shell-statistics-against = against
shell-statistics-games = games
shell-statistics-won = won
shell-statistics-mean = mean
shell-statistics-best = best
shell-statistics-no-bots = people or alone
shell-your-turn = Your turn
shell-thought = Progress of the thought
shell-is-thinking = { $name } is thinking
shell-bot-thinks-for = A bot is thinking for { $name }
shell-bot-thinks-for-you = A bot is thinking for you
shell-waiting-for = Waiting for { $name }
shell-waiting-for-players = Waiting for players
shell-table-with = With { $names }
shell-table-bots = { $bots ->
    [one] Against a bot
   *[other] Against { $bots } bots
}
shell-table-unnamed = A table of { $game }
shell-round = round { $round }
shell-round-title = Round { $round }
shell-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
shell-seats-taken = { $taken } of { $seats }
shell-clock = Clock
shell-pace-free = no clock
shell-pace-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
shell-pace-hours = { $hours ->
    [one] 1 hour a turn
   *[other] { $hours } hours a turn
}
shell-pace-seconds = { $seconds } s a turn
shell-pace-minutes = { $minutes } min a turn
shell-result = { $place ->
    [1] Won
    [2] Second
    [3] Third
   *[other] Fourth
}
shell-result-watched = Watched
shell-learn = Learn { $game }
shell-lesson-invite = A guided first game, about ten minutes
shell-lesson-step = Next: step { $step } of { $steps }

## Making and joining a table

shell-new-table = New table
shell-game = Game
shell-players = Players
shell-filling-friend = Somebody with a link
shell-filling-anybody = Whoever comes first
shell-filling-here = Another person at this screen
shell-filling-bot = Bot, { $level }
shell-listed = In the list of open tables
    .about = Everybody on this server sees the table.
shell-several-seats = One person may take several seats
    .about = It shows at the table who sits twice.
shell-same-person = the same person as { $name }
shell-table-name = Name of the table
shell-name-of-seat = Name at seat { $seat }
shell-import = Open a log
shell-create-table = Make the table
shell-copy-link = Copy link
shell-link-copied = The link is copied.
shell-sit-here = Sit here
shell-start = Start
shell-invited = You are invited
shell-invited-about = Somebody keeps a seat for you.
shell-invited-void = This link is incomplete, used up or withdrawn.
shell-device = A further device
shell-device-about = With this link you play here as { $name }, with all their tables.
shell-device-present = In this browser you are { $name }. That stays kept, and you can return to it.
shell-device-ask = Ask { $name } to let me in
shell-device-waiting = Now say yes on the device of { $name } where the link was made.
shell-device-refused = The first device said no.
shell-device-link = Link for another device of mine
shell-device-link-about = Open it on the other device within a quarter of an hour, and say yes here:
shell-device-asks = { $name } asks to play as you on another device.
shell-device-asks-new = Another device asks to play as you.
shell-device-allow = Let it in
shell-device-refuse = Refuse
shell-device-back = Be { $name } again
shell-accept = Accept

## Seats

shell-you = You
shell-name-you = { $name } (you)
shell-seat-open = open seat
shell-seat-invited = invited
shell-seat-number = Seat { $seat }
shell-colour-purple = Purple
shell-colour-green = Green
shell-colour-orange = Orange
shell-colour-yellow = Yellow
shell-bot = Bot
shell-presence-here = at the table
shell-presence-away = away
shell-order = Order of acting

## Table

shell-table = Table
shell-tools = Tools
shell-menu = Menu
shell-areas = Areas
shell-prompt = What to decide
shell-steps = Steps of this turn
shell-undo-step = Undo step
shell-undo-turn = Undo turn
shell-undo-turn-again = Press again to take back the whole turn.
shell-undo-not = Nothing to take back: something was revealed, or others have acted.
shell-never-ask = Never ask
    .about = Declines this question at this table from now on. The settings bring it back.
    .done = Declined from now on. The settings ask again.
shell-not-asked = Not asked: { $question }
shell-look-back = What happened since your last move?
shell-move-of = Move { $move } of { $last }
shell-to-present = To the present
shell-watching = You are watching
shell-time-left = Time left
shell-refused-Stale = Somebody was quicker: the position has changed.
shell-refused-IllegalAction = This is not possible now.
shell-refused-NotYourTurn = It is not your turn.
shell-refused-NothingToUndo = Nothing to take back.
shell-refused-NotFound = There is no such table or link, or no longer.
shell-refused-Forbidden = You may not do this here.
shell-refused-NotNow = This is not possible now: the table has changed.
shell-refused-TooMany = This was too much at once: wait a moment.
shell-refused-TooLarge = This file is too large.
shell-refused-BadLog = This is no saved game that can be read ({ $message }).
shell-refused-BadPack = This is no pack that can be read ({ $message }).
shell-refused-NotToml = { $line ->
    [0] This file cannot be read as TOML.
   *[other] This file cannot be read as TOML: there is a mistake in line { $line }.
}
shell-refused-BadRequest = This cannot be used ({ $message }).
shell-refused-Validation = { shell-refused-BadRequest }
shell-refused-InternalError = Something went wrong on the server.
shell-refused-Unavailable = The server cannot write at the moment; nothing was done, try again later.
shell-hints = Hints
    .about = A bot may be asked what it would choose; everybody sees that it was asked.
shell-hint = Hint
shell-hint-says = A bot would choose: { $option }.
shell-open-list = List of options, log
shell-not-connected = Not connected
    .why = What you choose is kept and will be sent.
    .kept = Kept, and sent as soon as possible: { $choice }
shell-side = Log and more
shell-pane-hint = Hint
shell-pane-options = Options
shell-pane-log = Log
shell-pane-chat = Chat
shell-pane-notes = Notes
shell-pane-rules = Rules
shell-draw-server = Chance drawn by the server
shell-draw-creator = Chance chosen by the creator of this table
shell-draw-promised = The server promised this at the start; when the game is over it tells seed and salt.
shell-draw-opened = The SHA-256 of “seed:salt” is what the table showed from the start; tabuleiro verify checks it with the log.
shell-draw-commitment = Promise
shell-draw-seed = Seed
shell-draw-salt = Salt
shell-stand-in = A bot plays for you
shell-come-back = Take your seat back
shell-halted = This game was begun under other rules and cannot go on in this version; it can be looked through.
shell-bots-busy = Many bots are thinking: the one to act waits for its turn.
shell-told-hint = { $name } was given a hint.
shell-told-fork = { $name } tries out a position on the side.
shell-told-stand-in = A bot plays for { $name }.
shell-told-back = { $name } plays again.
shell-aids = Help in this game
shell-aid-hints =
    { $count ->
        [one] 1 hint
       *[other] { $count } hints
    }
shell-aid-forks =
    { $count ->
        [one] 1 position tried out
       *[other] { $count } positions tried out
    }
shell-aid-stand-ins =
    { $count ->
        [one] a bot stood in once
       *[other] a bot stood in { $count } times
    }
shell-log = Log
shell-log-empty = Nothing has happened yet.
shell-labelled = { $label }: { $what }
shell-yes = yes
shell-no = no
shell-since-your-move = since your last move
shell-chat = Chat
shell-chat-empty = Nobody has said anything.
shell-chat-unread = { $count ->
    [one] Chat, one new line
   *[other] Chat, { $count } new lines
}
shell-say = Say something …
shell-send = Send
shell-notes-about = Only you see your notes.
shell-all-rules = All the rules
shell-rules-of = { $game }: the rules
shell-rules-search = Find a clause or a word
shell-rules-chapters = Chapters
shell-rules-english = Every rule is a numbered clause. “Ruling” marks what the printed rules leave open and this project decided.
    .none = Nothing is found: try another word, or look through the chapters.
shell-rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
shell-no-choice-now = Nothing to decide at the moment.
shell-not-possible-now = Not possible now
shell-amount-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
shell-price = costs { $price }
shell-price-range = In the end { $least } to { $most }, as you choose.
shell-clause = rule { $clause }
shell-pass-screen = Pass the screen to { $name }
shell-i-am = I am { $name }

## End

shell-game-over = The game is over
shell-you-win = You win, { $best } to { $next }
shell-wins = { $name } wins, { $best } to { $next }
shell-shared-win = { $names } share the win with { $best }
shell-solo-result = { $best ->
    [one] { $best } point
   *[other] { $best } points
}
shell-rematch = Rematch
shell-share = Share
    .about = Who has this link sees the whole game, now that it is over.
shell-share-ended = The links you shared are void.
shell-shared-void = This link is incomplete or was withdrawn.
shell-keep-picture = Save a picture
shell-print = Print
shell-see-table = See the table
shell-score-sheet = Score sheet
shell-total = Total
shell-tie-break = Tie-break
shell-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
shell-points-over-game = Points over the game
shell-rounds-word = { $count ->
    [one] round
   *[other] rounds
}
shell-choices-word = { $count ->
    [one] choice
   *[other] choices
}
shell-minutes = { $minutes } min
shell-played = played
shell-turning-points = Turning points
shell-turning-gain = { $gain ->
    [one] That brings 1 point.
   *[other] That brings { $gain } points.
}
shell-lead-change = { $you ->
    [yes] { $lead ->
        [0] You catch up.
       *[other] You lead by { $lead }.
    }
   *[no] { $lead ->
        [0] { $name } catches up.
       *[other] { $name } leads by { $lead }.
    }
}

## Replay

shell-replay-of = { $name }, replay
shell-replay-start = The deal
shell-replay-first = To the beginning
shell-replay-turn-back = A turn back
shell-replay-back = A choice back
shell-replay-play = Play
shell-replay-pause = Pause
shell-replay-forward = A choice forward
shell-replay-turn-forward = A turn forward
shell-replay-last = To the end
shell-replay-move = Move
shell-replay-unit = Step
shell-replay-every-choice = every choice
shell-replay-turns = turns
shell-of-moves = of { $last }
shell-moves = Moves
shell-eyes = Seen by
shell-eyes-mine = as I saw it
shell-eyes-all = everything open
shell-eyes-guest = as a guest
shell-play-on = Play on from here
shell-play-on-about = A new table starts at move { $move }. This game stays as it is.
shell-fork = Play my seat against bots
shell-fork-seat = My seat
shell-more = More
shell-fork-all = Play all seats myself
shell-export = Save the log

## First game

shell-coach = Guide
shell-first-game = { $game }, first game
shell-step-of = step { $step } of { $steps }
shell-show-me = Show me
shell-leave = Leave
shell-lesson-other = Not yet: this step waits for what is lit. After the lesson everything is free.
shell-lesson-read = Nothing to choose here yet: read on first.
shell-lesson-restart = Restart
shell-lesson-list = What to do
shell-lesson-do = Do it for me
shell-lesson-choose = Choose here
shell-lesson-confirm = Now confirm
shell-lesson-open = It is in here
shell-lesson-free = The lesson goes on as soon as it can. Meanwhile choose what you like.
shell-lesson-more = All steps, and more
shell-lesson-fold = Fold the guide away
shell-lesson-done = done

## Without a server

shell-alone-engine = The game is being fetched: { $loaded } of { $total } MB
shell-alone-starting = The game is starting.
shell-alone-no-wasm = This browser lacks WebAssembly, without which nothing can be played here.
shell-alone-no-engine = The game could not be fetched: load the page again when there is a network.
shell-alone-not-kept = The browser’s storage is full or forbidden: the game goes on, but save its log before you close the page.
shell-alone-kept = What is kept here
shell-alone-about = Games and settings stay in this browser and are sent nowhere.
shell-alone-offline = Everything is here: it also works without a network.
shell-alone-save = Save everything as a file
shell-alone-load = Take in such a file
shell-alone-taken = { $count ->
    [0] No new table was in the file.
    [one] One table was taken in.
   *[other] { $count } tables were taken in.
}
shell-alone-bad-file = Tabuleiro has not written this file.
shell-alone-install = Install as an app
shell-alone-install-about = Tabuleiro can be kept on this device like an app: it opens by itself, also without a network.
shell-alone-not-now = Not now
shell-alone-here = Bots, and people who share this screen.

## What others do, and how fast it is shown

shell-pace = Pace
    .about = How the acts of others are shown.
shell-pace-instant = Instant
shell-pace-brisk = Brisk
shell-pace-calm = Calm
shell-pace-stop = Stop
shell-pace-go-on = Go on
shell-pace-step = Step
shell-pace-now = To now
shell-act-of = act { $at } of { $last }
shell-acts-of-turn = Acts of this turn
shell-seconds = { $seconds } s
shell-acts-waiting = { $count ->
    [one] 1 act to see, or to now
   *[other] { $count } acts to see, or to now
}

## This table, and the ways out of it

shell-this-table = This table
shell-absent-says = a bot may play for who is away for { $time }
shell-absent-after = A bot may play for who is away for
shell-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
shell-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
shell-bot-plays = a bot plays for them
shell-bot-for-me = Let a bot play for me
shell-bot-for-absent = Let a bot play
shell-refused-StillHere = They are still here, or were a moment ago: a bot may play for them later.
shell-on-my-phone = This game on my phone
shell-qr = The link as a picture for the camera
shell-watch-link = Copy link for spectators
    .about = Who has this link sees the table and nothing that is hidden.
shell-watch-end = Withdraw
shell-watch-ended = The link is void, and nobody looks on by it any more.
shell-leave-open = Leave the table
    .about = Your seat will be free for somebody else.
shell-resign = Resign
    .about = A bot plays on in your seat to the end. You cannot take it back.
shell-close-table = Take the table away
    .about = It goes from your list, and its links lead nowhere. It cannot be brought back.
shell-table-closed = This table was taken away.
shell-hook = Web hook
    .about = This address of yours is called when it is your turn and you are elsewhere.
shell-hook-test = Test
shell-hook-answer = It answered with { $status }.
shell-hook-failed = It did not answer: { $reason }
shell-hook-secret = Every call is signed with this secret, which is shown only now:
shell-save = Save
shell-remove = Remove
shell-invited-by = { $named ->
    [yes] { $what ->
        [watch] { $host } invites you to watch a game of { $game }.
       *[seat] { $host } keeps a seat for you at { $game }.
    }
   *[no] { $what ->
        [watch] You are invited to watch a game of { $game }.
       *[seat] A seat is kept for you at { $game }.
    }
}
shell-your-seat = your seat
shell-start-missing = { $count ->
    [one] Still missing: { $names }. A bot can take the seat.
   *[other] Still missing: { $names }. Bots can take the seats.
}
shell-start-with-bots = Start with bots
shell-wait = Wait

## Your box

shell-title-box = Your box
shell-box = Your box
shell-box-of-table = The box of this table
shell-box-name = Name of the pack
shell-box-saved-yes = saved at every step
shell-box-saved-busy = saving …
shell-box-saved-here = saved on this device
shell-box-import = Import
shell-box-export = Export
shell-box-play = Play with this box
shell-box-progress = Progress
shell-box-of-pieces = of { $count } pieces printed
shell-box-begun = and { $count } in part
shell-box-faults =
    { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    }
shell-box-faulty = Your box has a fault: mend it, then play with it.
shell-box-elsewhere = No piece shows this: correct the file and import it again.
shell-box-anytime = You can play now: each figure keeps its mark, and the table says how many are printed.
shell-box-piece = The piece
shell-box-fields = Its figures
shell-box-provenance = figures printed: { $printed }, reconstructed: { $reconstructed }, from the rules: { $known }
shell-box-mark-printed = printed
shell-box-mark-begun = partly printed
shell-box-mark-reconstructed = reconstructed
shell-box-mark-known = from the rules
shell-box-mark-fault = with a fault
shell-box-mark-usual = not entered
shell-box-these-are = These figures are
shell-box-or = Which of the two
shell-box-take-back = Take back
shell-box-add = One more of these
shell-box-remove = Not in my box
shell-box-remedy = Take the suggestion
shell-box-printed-next = Printed, next piece
shell-box-keys = Tab: field, ↓: word, Enter: next piece, Shift+Enter: back, PageDown: next fault
shell-box-file = File of a pack (TOML)
shell-box-would-change =
    { $count ->
        [one] { $count } piece would change.
       *[other] { $count } pieces would change.
    }
shell-box-take-file = Take this file
shell-box-look = Look at the figures
shell-box-usual = Reconstructed

## Practice
shell-practise = Practise
shell-practise-about = The puzzle of the day, and your own mistakes
shell-first-puzzles = To the first puzzles
