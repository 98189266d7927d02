# The page of puzzles and own mistakes

practice-title = Practice
practice-about = One position, one question, an answer with figures.
practice-daily = Daily puzzle
practice-puzzle = Puzzle
practice-own-mistake = One of your mistakes
practice-where =
    { $game }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, round { $round }
practice-easy = easy
practice-medium = medium
practice-hard = hard
practice-difficulty = Difficulty
practice-no-puzzles = There are no puzzles of this kind.

## The answer
practice-your-answer = Your answer
practice-answer = Answer
practice-choose = Choose above
practice-how = Press an option or its number; press it again, or Enter, to answer.
practice-give-answer = Answer
practice-right = right
practice-best = best
practice-not-this = not this
practice-right-option = Right: { $option }, { $chance }
practice-answer-is = The answer: { $option }, { $chance }
practice-wrong =
    { $option }: this gives away { $points ->
        [one] 1 point
       *[other] { $points } points
    } of chance
practice-nudge = What the best choice brings: { $reason }
practice-think-again = Count what each option brings, and what the others can do next.
practice-try-again = Try again
practice-show = Show the answer
practice-streak-goes-on = Your streak goes on when you solve it today.
practice-next = Next puzzle
practice-line = The line expected after it
practice-finder = { $level } { $found } %
practice-found-by = Bots that find it: { $finders }.

## Days in a row
practice-streak = Days in a row
practice-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
practice-in-a-row = in a row · longest { $longest }
practice-day-solved = solved
practice-day-open = not solved
practice-kept-here = You have no name yet: your streak is kept for this browser.

## Own mistakes
practice-mistakes = Your mistakes
practice-no-mistakes = No mistakes yet. Review a game and they come here.
practice-due =
    { $count ->
        [one] 1 due today
       *[other] { $count } due today
    }
practice-practise = Practise { $count }
practice-learnt = { $learnt } learnt, { $waiting } waiting
practice-round = round { $round }
practice-class-inaccuracy = Inaccuracy
practice-class-mistake = Mistake
practice-class-blunder = Blunder
practice-class-best = Best choice
practice-class-good = Good choice
practice-seen =
    { $count ->
        [0] not asked yet
        [one] asked once
       *[other] asked { $count } times
    }
practice-then-in =
    { $days ->
        [one] then in 1 day
       *[other] then in { $days } days
    }
practice-again-in =
    { $days ->
        [one] again in 1 day
       *[other] again in { $days } days
    }

## Themes
practice-themes = Themes
practice-of = { $done } / { $all }
practice-solved = { $done } of { $all } solved
practice-set = Start a set of { $count }
practice-theme-denying = Denying
practice-theme-end-game = End game
