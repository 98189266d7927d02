# Texts of the coach: the review of a game, hints and the chance bar. Differences are points of chance, chances have a per cent sign.

## Figures, classes and marks
coach-percent = { $value } %
coach-class-inaccuracy = Inaccuracy
coach-class-mistake = Mistake
coach-class-blunder = Blunder
coach-class-luck = Luck
coach-class-deed = Best deed
coach-class-close = Close call
coach-best = best
coach-expected = expected
coach-expected-step = Expected, step { $number } of { $count } · { $name }: { $what }
coach-mark-best = best option
coach-mark-option = option
coach-mark-rank = hint number { $number }
coach-mark-expected = expected, step { $number }
coach-mark-chosen = chosen by: { $name }

## Whose review, and the figures
coach-whose = Whose review
coach-accuracy = accuracy
coach-accuracy-of = accuracy { $accuracy }
coach-summary-of = Summary: { $name }
coach-lost-per-choice = lost per choice
coach-lost-per-choice-of = lost per choice, of { $count }
coach-luck = luck
coach-count-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
coach-count-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
coach-count-inaccuracy = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
coach-played-like = played like
coach-where-it-went = { $you ->
    [yes] Where your chance went
   *[no] Where { $name }’s chance went
}
coach-at-the-start = at the start
coach-sum-luck = luck
coach-sum-own = own choices
coach-sum-others = others’ choices
coach-won = won
coach-shared = shared
coach-lost = lost
coach-figures = What the figures mean
coach-figures-chance = Chance
coach-figures-chance-about = How often one would win from there if everybody played on equally well. A difference of two chances is told in points.
coach-figures-lost-per-choice = Lost per choice
coach-figures-lost-per-choice-about = How many points of chance the best choice would have brought more, by what one could know then: the mean of the choices that count. Where less than 1 point can be lost, a choice does not count.
coach-figures-classes = Inaccuracy, mistake, blunder
coach-figures-classes-about = The points that a choice loses at least: { $inaccuracy }, { $mistake }, { $blunder }.
coach-figures-accuracy = Accuracy
coach-figures-accuracy-about = 100 for a player who loses nothing, 50 for one who loses 3 points a choice, 25 for 6.
coach-figures-played-like = Played like
coach-figures-played-like-about = The level of bots that loses about as much a choice. It was measured at tables of four with one bot of each level; a single game says little.
coach-figures-luck = Luck
coach-figures-luck-about = What draws and tiles brought, against what else might have come. It is neither merit nor guilt.
coach-figures-sum = Where the chance went
coach-figures-sum-about = The chance at the start, luck, one’s own choices and those of others add up to the result. Choices count against how anybody would usually play on, so that a good one is a gain.

## Key moments
coach-key-moments = Key moments
coach-filter = Show
coach-filter-all = All { $count }
coach-filter-errors = Errors { $count }
coach-filter-luck = Luck { $count }
coach-luck-in-round = Luck · round { $round }
coach-deed-ahead = Best deed · ahead by { $points }
coach-in-round = { $class } · round { $round }
coach-better = { $class } · better: { $option }
coach-found = found
coach-moment-spoken = Move { $move }, round { $round }: { $class }, { $points ->
    [0] no change
   *[other] { $good ->
        [yes] plus
       *[no] minus
    } { $points } points of chance
};
coach-earlier-mistake = Previous mistake or key moment
coach-later-mistake = Next mistake or key moment
coach-mistake = Mistake
coach-no-moments = Nothing of this kind in this game.
coach-moments-come = Key moments come in the order of the game.
coach-no-mistake = { $you ->
    [yes] No mistake of yours.
   *[no] No mistake by { $name }.
} Of { $count } choices none lost 2 points of chance or more; the closest calls are listed instead.
coach-nothing-to-review = Nothing to review: there was no choice that could lose anything. The graph still shows everybody’s chance.

## Why
coach-why = Why
coach-title-best = { $you ->
    [yes] You found it: { $best }, { $chance }
   *[no] { $name } found it: { $best }, { $chance }
}
coach-title-better = { $you ->
    [yes] { $best } { $chance }, you: { $chosen } { $chosenChance }
   *[no] { $best } { $chance }, { $name }: { $chosen } { $chosenChance }
}
coach-judged-by = You look at { $name }’s choices, judged by what { $name } could know then.
coach-points-of-chance = points of chance
coach-move-and-round = Move { $move } · round { $round }
coach-luck-about = { $you ->
    [yes] What was revealed changed your chance by { $points }.
   *[no] What was revealed changed { $name }’s chance by { $points }.
} That is neither merit nor guilt.
coach-choice-before = The choice before it
coach-choice-of = A choice of { $name }.
coach-expected-line = Expected line
coach-after = after: { $option }
coach-line-back = Step back in the line
coach-line-on = Step on in the line
coach-nothing-here = No choice here
coach-nothing-here-about = There was one option only, or it is not judged yet. The key moments lead to the choices that counted.
coach-try = Try it from here
coach-ask-again = Ask me again
coach-asked-again = It comes again in practice.
coach-options = Options
coach-options-about = chance to win, ±{ $error }
coach-options-more = { $more } more below

## The graph and its table
coach-graph-title = Chance to win over the game
coach-graph = Chance to win of all players over the game, with the key moments of { $name }; the table says it in figures
coach-from-points = from { $points }
coach-luck-dotted = luck, dotted
coach-as-table = Table
coach-as-graph = Graph
coach-table = Everybody’s chance after each choice
coach-table-of = Rows
coach-all-moves = All choices
coach-column-round = Round
coach-column-move = Move
coach-column-what = What
coach-column-kind = Kind

## The page and its states
coach-review-of = Review: { $name }
coach-back-to-replay = Back to the replay
coach-parts = Parts of the review
coach-part-why = Why
coach-part-board = Board
coach-part-moments = Moments { $count }
coach-earlier = Previous
coach-later = Next
coach-review-this = Review this game
coach-review-this-about = Every choice compared with the best one, luck told apart from skill. It takes about a minute; games that are being played go first.
coach-review-the-game = Review the game
coach-left-this-hour = { $count ->
    [one] { $count } review left this hour
   *[other] { $count } reviews left this hour
}
coach-not-reviewed = Not reviewed yet
coach-not-reviewed-about = Those who sat at this table can ask for a review.
coach-reviewing = Reviewing
coach-queued = Waiting for its turn
coach-progress = { $done } of { $moves } moves
coach-seconds-left = about { $seconds } s left
coach-minutes-left = about { $minutes } min left
coach-may-leave = The graph grows as it goes. You may leave: the review goes on and waits here.
coach-stop = Stop
coach-stopped = The review stopped at move { $move }
coach-stopped-about = What is done is kept; it goes on from there.
coach-go-on = Go on
coach-show = Show what there is
coach-ready = The review is ready.
coach-look = Look at it
coach-not-while-on = Not while the game is on
coach-not-while-on-about = The review opens when the game is over. Until then nobody sees chances but at a table with hints, and there only by what one knows oneself.
coach-no-judge = The coach does not know this game
coach-no-judge-about = Nobody judges its positions yet, so there are no chances, reviews or puzzles.

## While playing
coach-hint-about = What the coach expects from here, knowing only what you know.
coach-thinking = The coach is thinking …
coach-why-not = Why not this?
coach-why-not-this = Why not: { $option }?
coach-chance = Chance
coach-tried = { $tried } games tried, ±{ $error }
coach-think-longer = Think longer
coach-chance-bar = Chance bar
coach-chance-bar-about = Off until you ask. Only against bots.
coach-chance-bar-off = Hide the chance bar
coach-gave-away = That gave away { $points } points of chance.
coach-may-take-back = Nothing was turned up yet: you may take it back.
coach-take-back = Take back
coach-keep-it = Keep
coach-take-back-offered = Tell me of blunders
coach-take-back-about = When one can be taken back. Only against bots; the better choice is not told.

## The picture to share
coach-share-picture = Share picture
coach-save-picture = Save the picture
coach-picture-saved = Saved; its alternative text is copied.
coach-nameless = Leave out names
coach-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
coach-picture-moment = { $name }, round { $round }
coach-picture-points = points
coach-picture-row = { $name }: { $points } points, accuracy { $accuracy }, luck { $luck }.
coach-picture-alt = Review of a game of { $game }: { $title }. { $rows }

## Reasons: what the best option brings that another does not
coach-reason-has =
    { $unit }: { $you ->
        [yes] { $way ->
            [more] you then have { $amount } more.
           *[less] you then have { $amount } less.
        }
       *[no] { $way ->
            [more] { $name } then has { $amount } more.
           *[less] { $name } then has { $amount } less.
        }
    }
coach-reason-ends = { $way ->
    [sooner] The game ends sooner: it is over by then in { $percent } more of 100 games.
   *[later] The game lasts longer: it is over by then in { $percent } fewer of 100 games.
}
coach-reason-deed = { $you ->
    [yes] You then choose “{ $option }” in { $best } of 100 games, otherwise in { $other }.
   *[no] { $name } then chooses “{ $option }” in { $best } of 100 games, otherwise in { $other }.
}
