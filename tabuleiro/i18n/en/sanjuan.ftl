# Texts of San Juan. Facts of events, options and reasons come as arguments: a word of the rules as $x (to choose by),
# $x_name (its name) and $x_the (as the object of a sentence); a list as a phrase $x with its length $x_count.
# $name is the player, $you says whether that is the reader.

## Roles: name, with article, what all do, what its owner does more

sanjuan-role-builder = Builder
    .the = the builder
    .action = Each may build 1 building
    .brief = Build 1
    .privilege = 1 card less
sanjuan-role-producer = Producer
    .the = the producer
    .action = Each may make 1 good
    .brief = Make 1 good
    .privilege = 1 good more
sanjuan-role-trader = Trader
    .the = the trader
    .action = Each may sell 1 good
    .brief = Sell 1 good
    .privilege = 1 sale more
sanjuan-role-councillor = Councillor
    .the = the councillor
    .action = Each draws 2, keeps 1
    .brief = Draw 2, keep 1
    .privilege = draw 5, keep 1
sanjuan-role-prospector = Prospector
    .the = the prospector
    .action = Nobody acts
    .brief = Nobody acts
    .privilege = draw 1 card
sanjuan-privilege = Privilege
sanjuan-tab-mine = Mine
sanjuan-tab-roles = Roles
sanjuan-tab-rivals = Rivals
sanjuan-tab-log = Log
sanjuan-governor = Governor
    .about = Takes the first role of the round. Then the card goes one seat to the left.
sanjuan-free = free
sanjuan-chooses-now = chooses now
sanjuan-no-role-yet = no role yet

## Goods

sanjuan-good-indigo = indigo
sanjuan-good-sugar = sugar
sanjuan-good-tobacco = tobacco
sanjuan-good-coffee = coffee
sanjuan-good-silver = silver
sanjuan-good-customs = customs good

## Buildings: name, effect in a few words, effect in full, name in a sentence

sanjuan-building-indigo = Indigo plant
    .short = Makes indigo
    .full = Makes and stores 1 indigo.
    .the = the indigo plant
sanjuan-building-sugar = Sugar mill
    .short = Makes sugar
    .full = Makes and stores 1 sugar.
    .the = the sugar mill
sanjuan-building-tobacco = Tobacco storage
    .short = Makes tobacco
    .full = Makes and stores 1 tobacco.
    .the = the tobacco storage
sanjuan-building-coffee = Coffee roaster
    .short = Makes coffee
    .full = Makes and stores 1 coffee.
    .the = the coffee roaster
sanjuan-building-silver = Silver smelter
    .short = Makes silver
    .full = Makes and stores 1 silver.
    .the = the silver smelter
sanjuan-building-smithy = Smithy
    .short = Production −1
    .full = Production buildings cost you 1 less.
    .the = the smithy
sanjuan-building-gold-mine = Gold mine
    .short = Turn 4: all costs differ, take cheapest
    .full = In every prospector phase turn up 4 cards. All costs different? Take the cheapest.
    .the = the gold mine
sanjuan-building-archive = Archive
    .short = Discard from the whole hand
    .full = Drawn cards join your hand first; then discard old or new ones.
    .the = the archive
sanjuan-building-poor-house = Poor house
    .short = Built with ≤ 1 card left: draw 1
    .full = After you build, draw 1 if you hold 0 or 1 cards.
    .the = the poor house
sanjuan-building-black-market = Black market
    .short = 1–2 goods may pay
    .full = When you build, up to 2 of your goods may pay 1 each.
    .the = the black market
sanjuan-building-trading-post = Trading post
    .short = Sell 1 good more
    .full = You may sell 1 good more.
    .the = the trading post
sanjuan-building-well = Well
    .short = 2+ goods made: draw 1
    .full = Make 2 or more goods in one phase: draw 1.
    .the = the well
sanjuan-building-market-stand = Market stand
    .short = 2+ goods sold: draw 1
    .full = Sell 2 or more goods in one phase: draw 1 more.
    .the = the market stand
sanjuan-building-crane = Crane
    .short = Build over: pay the difference
    .full = Build over one of your buildings: its cost comes off the price.
    .the = the crane
sanjuan-building-chapel = Chapel
    .short = Tuck 1 card a round
    .full = Each round you may tuck 1 hand card here. 1 point each at the end.
    .the = the chapel
sanjuan-building-tower = Tower
    .short = Hand limit 12
    .full = Your hand limit is 12 cards.
    .the = the tower
sanjuan-building-aqueduct = Aqueduct
    .short = Make 1 good more
    .full = You may make 1 good more.
    .the = the aqueduct
sanjuan-building-carpenter = Carpenter
    .short = City building built: draw 1
    .full = After you build and pay for a city building, draw 1.
    .the = the carpenter
sanjuan-building-statue = Statue
    .short = Monument
    .full = A monument: many points, no effect.
    .the = the statue
sanjuan-building-prefecture = Prefecture
    .short = Keep 2 cards, not 1
    .full = Keep 2 of the drawn cards instead of 1.
    .the = the prefecture
sanjuan-building-market-hall = Market hall
    .short = 1+ goods sold: draw 1
    .full = Sell at least 1 good in a phase: draw 1 more.
    .the = the market hall
sanjuan-building-quarry = Quarry
    .short = City buildings −1
    .full = City buildings cost you 1 less.
    .the = the quarry
sanjuan-building-column = Victory column
    .short = Monument
    .full = A monument: many points, no effect.
    .the = the victory column
sanjuan-building-library = Library
    .short = Own privilege doubled
    .full = The privilege of the role you take counts twice.
    .the = the library
sanjuan-building-hero = Hero
    .short = Monument
    .full = A monument: many points, no effect.
    .the = the hero
sanjuan-building-guild-hall = Guild hall
    .short = +1 per production building, +1 per kind
    .full = At the end: 1 point per production building, 1 more per kind.
    .the = the guild hall
sanjuan-building-city-hall = City hall
    .short = +1 per city building
    .full = At the end: 1 point per city building, this one included.
    .the = the city hall
sanjuan-building-triumphal-arch = Triumphal arch
    .short = +4 / 6 / 8 for 1 / 2 / 3 monuments
    .full = At the end: 4, 6 or 8 points for 1, 2 or 3 monuments.
    .the = the triumphal arch
sanjuan-building-palace = Palace
    .short = +1 per 4 points, last
    .full = At the end, last of all: 1 point for every 4 others.
    .the = the palace
sanjuan-building-guard-room = Guard room
    .short = Others: hand limit 6
    .full = Others without a guard room or tower keep only 6 cards.
    .the = the guard room
sanjuan-building-office = Office building
    .short = Swap 1–2 cards a round
    .full = Each round you may discard 1 or 2 cards and draw as many.
    .the = the office building
sanjuan-building-hut = Hut
    .short = Nobody sold: draw 1
    .full = If nobody sells anything in a trader phase, draw 1.
    .the = the hut
sanjuan-building-tavern = Tavern
    .short = Fewest buildings: draw 1
    .full = End of a builder phase: fewest buildings, not all equal? Draw 1.
    .the = the tavern
sanjuan-building-park = Park
    .short = Under the crane worth 6
    .full = Built over with the crane, it takes off 6 instead of 3.
    .the = the park
sanjuan-building-customs = Customs office
    .short = Gets 1 good, sells for 2
    .full = Each councillor phase it gets 1 good if empty. It sells for 2.
    .the = the customs office
sanjuan-building-bank = Bank
    .short = Once: tuck any cards
    .full = Once per game tuck any number of hand cards. 1 point each.
    .the = the bank
sanjuan-building-harbour = Harbour
    .short = Tuck 1 sold good
    .full = Once per trader phase tuck 1 good you sold. 1 point each.
    .the = the harbour
sanjuan-building-goldsmith = Goldsmith
    .short = Turn 1: keep if nobody has it
    .full = In every prospector phase turn up 1; keep it if nobody has built one.
    .the = the goldsmith
sanjuan-building-residence = Residence
    .short = +4+3+2+1 for trios of equal cost
    .full = At the end: 4, 3, 2, 1 points for trios of different buildings of equal cost.
    .the = the residence
sanjuan-building-cathedral = Cathedral
    .short = +4+3+2+1 for rivals’ cost-6
    .full = At the end: 4, 3, 2, 1 points for cost-6 buildings of your rivals. One per table.
    .the = the cathedral
sanjuan-new-buildings = New Buildings

## Sorts and phases on the cards

sanjuan-sort-production = production building
sanjuan-sort-city = city building
sanjuan-sort-monument = monument
sanjuan-sort-bonus = bonus building
sanjuan-phase-production = production
sanjuan-phase-builder = builder phase
sanjuan-phase-producer = producer phase
sanjuan-phase-trader = trader phase
sanjuan-phase-councillor = councillor phase
sanjuan-phase-prospector = prospector phase
sanjuan-phase-round = start of round
sanjuan-phase-all = every role
sanjuan-phase-end = end of game
sanjuan-phase-monument = monument
sanjuan-cost = cost { $cost }
sanjuan-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sanjuan-points-at-end = points at the end
sanjuan-cards-production = Production buildings
sanjuan-cards-production-about = any number of each; round badge in the colour of the good
sanjuan-cards-city = City buildings
sanjuan-cards-city-about = one of each kind per player; the icon is the phase in which it works
sanjuan-cards-new-about = expansion; marked N; the cathedral lies open in the middle, one for the table
sanjuan-cards-built = Built
sanjuan-cards-built-about = the same cards in front of a player: effect in a few words, place for the good

## Table

sanjuan-phase-of = { $role ->
    [builder] Builder phase
    [producer] Producer phase
    [trader] Trader phase
    [councillor] Councillor phase
   *[prospector] Prospector phase
}
sanjuan-phase-none = Choice of roles
sanjuan-towns = All towns
sanjuan-rivals = Rivals
sanjuan-roles = Roles
sanjuan-supply = Trading house, piles, cathedral
sanjuan-piles = Piles
sanjuan-draw-pile = to draw
    .about = Cards left to draw. When they are used up, the discards are shuffled.
sanjuan-discard-pile = discard
    .about = Discards lie face down; nobody may look through them.
sanjuan-trading-house = Trading house
    .about = The trader turns up the next tile. Its prices hold for the whole phase: so many cards are drawn for a good.
sanjuan-tile-open = prices of this phase
    .brief = Now
sanjuan-tile-next = next tile, known to all
    .brief = Next
sanjuan-tile-last = last tile seen
    .brief = Last
sanjuan-tile-none = no tile seen yet
    .brief = –
sanjuan-tile-unknown = next unknown
sanjuan-tile-then = then
sanjuan-tile-after = after it
sanjuan-cathedral-built = It stands in a town.
sanjuan-cathedral-gone = It has left the game.
sanjuan-in-hand = in hand
    .about = Of others’ hands only the number is known.
sanjuan-goods = { $count ->
    [one] good
   *[other] goods
}
    .about = A good lies face down on its plant until it is sold or pays.
sanjuan-plant-full = { $name }: 1 good
sanjuan-plant-empty = { $name }: empty
sanjuan-buildings-of-twelve = { $count } of 12 buildings
    .about = The game ends after the builder phase in which a town has 12 buildings.
sanjuan-buildings-by-name = Buildings by name
sanjuan-score-so-far = Points so far
sanjuan-points-so-far = { $count ->
    [one] point so far
   *[other] points so far
}
sanjuan-hand = hand
    .left = { $left ->
        [one] 1 card stays
       *[other] { $left } cards stay
    }{ $drawn ->
        [0] .
       *[other] , and { $drawn } will be drawn.
    }
sanjuan-hand-limit = , limit { $limit }
    .about = Checked when a round begins: 7 cards, 12 with a tower, 6 beside somebody else’s guard room.
sanjuan-your-hand = Your hand
sanjuan-drawn = Cards you drew
sanjuan-turned = Turned up
sanjuan-sort = { $order ->
    [cost] Sort: cost
    [kind] Sort: kind
   *[drawn] Sort: as dealt
}
sanjuan-empty = empty
sanjuan-with-good = with a good
sanjuan-tucked = { $count } tucked
sanjuan-built-over = { $count ->
    [one] card below
   *[other] cards below
}
    .about = Cards tucked under a building that was replaced still count 1 point each.
sanjuan-ends-the-game = ends the game
sanjuan-will-stand-here = will stand here
sanjuan-being-paid = is being paid
sanjuan-works-later = works later
sanjuan-saves = saves { $amount } now
sanjuan-then-draw = then draw { $amount }
sanjuan-perhaps-draw = perhaps draw { $amount }
sanjuan-costs = for { $total }
sanjuan-flag-building = Building
sanjuan-stamp-pay = pays
sanjuan-stamp-keep = keep
sanjuan-stamp-discard = goes
sanjuan-stamp-tuck = tucked
sanjuan-to-pay = to pay
sanjuan-gathered = { $done } of { $most }
sanjuan-cannot = { $verb ->
    [build] Cannot be built
    [take] Cannot be taken
    [replace] Cannot be replaced
    [replace_full] Cannot be replaced
    [sell] Cannot be sold
    [produce] Makes nothing now
   *[other] Not possible now
}

## Prompts: what to decide, then why or the price rule

sanjuan-prompt-TakeRole = Take a role
    .why = Everybody does what it says; only you have its privilege.
sanjuan-prompt-UseLibrary = Use the library now?
    .why = With two players it doubles one of your two roles.
sanjuan-prompt-Build = { $picked ->
    [none] Build a building, or nothing
   *[other] Build { $picked_the }
}
    .why = It is paid with other cards of your hand.
sanjuan-prompt-Replace = Put { $building_the } where?
    .why = The crane replaces one of your buildings; its cost comes off the price.
sanjuan-prompt-BlackMarket = Pay with goods?
    .why = { $left ->
        [one] 1 is to pay; up to 2 of your goods may pay 1 each.
       *[other] { $left } are to pay; up to 2 of your goods may pay 1 each.
    }
sanjuan-prompt-Pay = { $building ->
    [none] Pay for the building
   *[other] Pay for { $building_the }
}
    .why = { $missing ->
        [0] Everything is chosen.
        [one] Choose 1 more card.
       *[other] Choose { $missing } cards.
    }
sanjuan-prompt-Produce = Make goods
    .why = Choose empty plants, or stop.
sanjuan-prompt-Sell = Sell goods
    .why = Choose goods, or stop. The cards are drawn when you are done.
sanjuan-prompt-Ship = Put a good under the harbour?
    .why = It counts 1 point at the end; the sale is paid as usual.
sanjuan-prompt-ShipMore = Put another good under the harbour?
    .why = Each card counts 1 point; this table allows one for every good sold.
sanjuan-prompt-PayMore = Pay more than you must?
    .why = At this table every discount may be declined.
sanjuan-prompt-UseBuilding = Use { $building_the }?
    .why = It draws you 1 card; no building has to be used.
sanjuan-prompt-UseCustoms = Put a good on the customs office?
    .why = It is sold for 2 cards; no building has to be used.
sanjuan-prompt-UseGoldMine = Use the gold mine?
    .why = It turns over 4 cards; no building has to be used.
sanjuan-prompt-UsePrefecture = Keep two cards?
    .why = With the prefecture you keep 2 of the cards you draw, without it 1.
sanjuan-prompt-CouncilDraw = How many cards do you draw?
    .why = You keep 1 of them, or 2 with a prefecture.
sanjuan-prompt-ProspectorDraw = How many cards do you draw?
    .why = The privilege need not be used.
sanjuan-prompt-Keep = { $left ->
    [one] Keep 1 card
   *[other] Keep { $left } cards
}
    .why = The others are discarded.
sanjuan-prompt-CouncilDiscard = { $left ->
    [one] Discard 1 card
   *[other] Discard { $left } cards
}
    .why = The archive lets you choose from the whole hand.
sanjuan-prompt-TakeFound = Take the card of the goldsmith?
    .why = Nobody has such a building.
sanjuan-prompt-Office = Exchange cards?
    .why = The office lets you discard 1 or 2 cards and draw as many.
sanjuan-prompt-Chapel = Tuck a card under the chapel?
    .why = It counts 1 point at the end.
sanjuan-prompt-Bank = Use the bank now?
    .why = Once in the game; each card counts 1 point at the end.
sanjuan-prompt-HandLimit = Discard down to your limit
    .why = The hand limit holds at the beginning of a round.
sanjuan-prompt-KeepFour = Choose your first hand
    .why = Discard until you hold 4 cards.

## Options as buttons and in the list

sanjuan-option-pass = { $frame ->
    [UseLibrary] Save it for the second role
    [Build] Build nothing
    [BlackMarket] Pay with cards only
    [Produce] Make nothing
    [Sell] Sell nothing
    [Ship] No
    [TakeFound] Leave it
    [Office] Keep all cards
    [Chapel] Tuck nothing
    [Bank] Not now
    [UseBuilding] Do without it
    [UseCustoms] Do without it
    [UseGoldMine] Do without it
    [UsePrefecture] Do without it
    [CouncilDraw] Draw nothing
    [ProspectorDraw] Draw nothing
   *[other] Pass
}
sanjuan-option-stop = Stop here
sanjuan-option-take = Take { $word_the }
sanjuan-option-use-library = Use the library
sanjuan-option-build = { $total ->
    [none] Build { $word_the }
   *[other] Build { $word_the } for { $total }
}
sanjuan-option-beside = Beside the others
sanjuan-option-replace = Replace { $word_the }
sanjuan-option-replace-full = Replace { $word_the } with its good
sanjuan-option-spend = Pay with { $good_name }
sanjuan-option-pay = Pay with { $word_the }
sanjuan-option-produce = Make { $good_name }
sanjuan-option-sell = Sell { $good_name }
sanjuan-option-use-harbour = Put it under the harbour
sanjuan-option-keep = Keep { $word_the }
sanjuan-option-discard = Discard { $word_the }
sanjuan-option-tuck = Tuck { $word_the }
sanjuan-option-take-card = Take the card
sanjuan-option-use = Use { $word_the }
sanjuan-option-draw = { $number ->
    [one] Draw 1 card
   *[other] Draw { $number } cards
}
sanjuan-option-more = { $number ->
    [0] Only the price
   *[other] Pay { $number } more
}
sanjuan-build-over = Build { $word_the } over { $replaces_the } for { $total }

## The button for a set of pieces

sanjuan-gather-pay = { $left ->
    [0] Pay { $most }
    [one] Pay { $most }: 1 card to go
   *[other] Pay { $most }: { $left } cards to go
}
sanjuan-gather-keep = { $left ->
    [0] Keep { $most }
    [one] Keep { $most }: 1 to go
   *[other] Keep { $most }: { $left } to go
}
sanjuan-gather-discard = { $left ->
    [0] Discard { $count }
    [one] Discard: 1 to go
   *[other] Discard: { $left } to go
}
sanjuan-gather-tuck = Tuck { $count }
sanjuan-gather-produce = { $most ->
    [1] Make 1 good
   *[other] Make { $count } of { $most }
}
sanjuan-gather-sell = { $most ->
    [1] Sell 1 good
   *[other] Sell { $count } of { $most }
}
sanjuan-gather-spend = Pay with { $count ->
    [one] 1 good
   *[other] { $count } goods
}

## Why not

sanjuan-reason-role-taken = This role is taken.
    .short = taken
sanjuan-reason-already-owned = You already own one. It can still pay.
    .short = own one
sanjuan-reason-too-few-cards = { $missing ->
    [one] 1 card is missing to pay for it.
   *[other] { $missing } cards are missing to pay for it.
}
    .short = { $missing ->
        [one] 1 card short
       *[other] { $missing } cards short
    }
sanjuan-reason-cathedral-taken = There is only one cathedral, and it is no longer in the middle.
    .short = taken
sanjuan-reason-crane-itself = The crane cannot replace itself.
    .short = the crane itself
sanjuan-reason-same-kind = A building is not replaced by another of the same kind.
    .short = same kind
sanjuan-reason-already-has-good = It holds a good already.
    .short = full
sanjuan-reason-no-good = There is no good on it.
    .short = empty
sanjuan-reason-named-in-order = A set is named in the order of the list: take back what comes after it, or name what comes before it first.
    .short = later

## Amounts and the terms of a price

sanjuan-amount-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
sanjuan-amount-good = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
sanjuan-word-left = price
sanjuan-word-more = more

## What a deed cost and brought, told in its line

sanjuan-paid-with = { $paid ->
    [none] { "" }
   *[other] { " " }with { $paid }
}{ $spent ->
    [none] { "" }
   *[other] { " " }and { $spent }
}
sanjuan-for-sale = { $you ->
    [yes] { $cards ->
        [none] { "" }
       *[other] { " " }for { $cards }
    }
   *[no] { $drawn ->
        [none] { "" }
        [one] { " " }for { $drawn } card
       *[other] { " " }for { $drawn } cards
    }
}
sanjuan-given-too = { $drawn ->
    [none] { "" }
   *[other] , { $by_the } gives { $you ->
        [yes] { $cards }
       *[no] { $drawn }
    }
}

## What happened

sanjuan-event-round = { $you ->
    [yes] You are governor.
   *[no] { $name } is governor.
}
sanjuan-event-role = { $you ->
    [yes] You take { $role_the }.
   *[no] { $name } takes { $role_the }.
}
sanjuan-event-library = { $used ->
    [yes] { $you ->
        [yes] You use the library.
       *[no] { $name } uses the library.
    }
   *[no] { $you ->
        [yes] You save the library.
       *[no] { $name } saves the library.
    }
}
sanjuan-event-build = { $you ->
    [yes] You build { $building_the } for { $cost }{ sanjuan-paid-with }
   *[no] { $name } builds { $building_the } for { $cost }{ sanjuan-paid-with }
}{ $replaced ->
    [none] .
   *[other] , in the place of { $replaced_the }.
}
sanjuan-event-pay = { $you ->
    [yes] You pay with { $cards }.
   *[no] { $number ->
        [one] { $name } pays 1 card.
       *[other] { $name } pays { $number } cards.
    }
}
sanjuan-event-spend = { $you ->
    [yes] You pay with { $goods }.
   *[no] { $name } pays with { $goods }.
}
sanjuan-event-produce = { $goods_count ->
    [0] { $you ->
        [yes] You make nothing.
       *[no] { $name } makes nothing.
    }
   *[other] { $you ->
        [yes] You make { $goods }{ sanjuan-given-too }.
       *[no] { $name } makes { $goods }{ sanjuan-given-too }.
    }
}
sanjuan-event-tile = The prices are { $tile ->
    [A] 1 1 1 2 2
    [B] 1 1 2 2 2
    [C] 1 1 2 2 3
    [D] 1 2 2 2 3
   *[E] 1 2 2 3 3
}.
sanjuan-event-sell = { $you ->
    [yes] You sell { $goods }{ sanjuan-for-sale }.
   *[no] { $name } sells { $goods }{ sanjuan-for-sale }.
}
sanjuan-event-draw = { $you ->
    [yes] You draw { $cards }
   *[no] { $number ->
        [one] { $name } draws 1 card
       *[other] { $name } draws { $number } cards
    }
}{ $by ->
    [councillor] .
    [prospector] .
    [sale] { " " }for the sale.
   *[other] { " " }({ $by_name }).
}
sanjuan-event-keep = { $you ->
    [yes] You keep { $cards }.
   *[no] { $number ->
        [one] { $name } keeps 1 card.
       *[other] { $name } keeps { $number } cards.
    }
}
sanjuan-event-discard = { $you ->
    [yes] You discard { $cards }.
   *[no] { $number ->
        [one] { $name } discards 1 card.
       *[other] { $name } discards { $number } cards.
    }
}
sanjuan-event-tuck = { $you ->
    [yes] You tuck a card under { $pile_the }.
   *[no] { $name } tucks a card under { $pile_the }.
}
sanjuan-event-gold-mine = { $taken ->
    [none] { $you ->
        [yes] Your gold mine finds nothing: { $cards }.
       *[no] { $name }’s gold mine finds nothing: { $cards }.
    }
   *[other] { $you ->
        [yes] Your gold mine finds { $taken_the } among { $cards }.
       *[no] { $name }’s gold mine finds { $taken_the } among { $cards }.
    }
}
sanjuan-event-goldsmith = { $you ->
    [yes] Your goldsmith turns up { $card_the }
   *[no] { $name }’s goldsmith turns up { $card_the }
}{ $built ->
    [yes] , which somebody has built.
   *[no] .
}
sanjuan-event-take-card = { $you ->
    [yes] You take { $card_the }.
   *[no] { $name } takes { $card_the }.
}
sanjuan-event-pass = { $you ->
    [yes] { $what ->
        [build] You build nothing.
        [produce] You make nothing.
        [sell] You sell nothing.
        [office] You keep all cards.
        [chapel] You tuck nothing.
        [bank] You leave the bank.
        [goldsmith] You leave the card.
        [councillor] You draw nothing.
        [prospector] You draw nothing.
       *[other] You do without { $what_the }.
    }
   *[no] { $what ->
        [build] { $name } builds nothing.
        [produce] { $name } makes nothing.
        [sell] { $name } sells nothing.
        [office] { $name } keeps all cards.
        [chapel] { $name } tucks nothing.
        [bank] { $name } leaves the bank.
        [goldsmith] { $name } leaves the card.
        [councillor] { $name } draws nothing.
        [prospector] { $name } draws nothing.
       *[other] { $name } does without { $what_the }.
    }
}
sanjuan-event-shuffle = The discards are shuffled: { $number ->
    [one] { $number } card to draw
   *[other] { $number } cards to draw
}.
sanjuan-event-over = { $ended_by ->
    [nobody_can_build] Nobody can build any more. The game is over.
   *[other] A town has 12 buildings. The game is over.
}

## Score sheet: the source, and what it was counted from

sanjuan-score-buildings = Points on the buildings
    .from = { $number ->
        [one] 1 building
       *[other] { $number } buildings
    }
sanjuan-score-chapel = Under the chapel
    .from = 1 each
sanjuan-score-bank = Under the bank
    .from = 1 each
sanjuan-score-harbour = Under the harbour
    .from = 1 each
sanjuan-score-guild-hall = Guild hall
    .from = { $buildings } + { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }
sanjuan-score-city-hall = City hall
    .from = { $buildings ->
        [one] 1 city building
       *[other] { $buildings } city buildings
    }
sanjuan-score-triumphal-arch = Triumphal arch
    .from = { $monuments ->
        [one] 1 monument
       *[other] { $monuments } monuments
    }
sanjuan-score-residence = Residence
    .from = { $sets ->
        [one] 1 trio
       *[other] { $sets } trios
    }
sanjuan-score-cathedral = Cathedral
    .from = { $buildings } of rivals
sanjuan-score-palace = Palace, last of all
    .from = { $points } others ÷ 4
sanjuan-tie-break = Tie-break: hand cards + goods
sanjuan-points-over-game = Points over the game

## First game

sanjuan-lesson-welcome = A town in twelve buildings
    .text = You build a town. The first one with 12 buildings ends the game; the most points win.
    .why = This guide takes about ten minutes and ends in a real game.
sanjuan-lesson-cards = Cards are everything
    .text = A card in your hand is a building to come, or money: each card pays 1. Face down on a plant it is a good.
    .why = So every building costs you other buildings. Choosing what to give up is the game.
sanjuan-lesson-town = Your town
    .text = You begin with an indigo plant. The number on the small card is the cost, the coin shows points.
    .why = There are 12 places. The last one ends the game.
sanjuan-lesson-roles = Five roles
    .text = Each round everybody takes one role. All players do what it says, but only its owner has the privilege.
    .why = What you take, your rivals cannot take this round.
sanjuan-lesson-builder = Take the builder
    .text = You want the sugar mill. It costs 2 cards; for the builder it is 1.
    .why = Why not the prospector? It gives 1 card at once. A second plant gives a good in every producer phase.
sanjuan-lesson-pay = Build and pay
    .text = Choose the sugar mill, then the card you give up for it.
    .why = Chosen cards get a number. Press one again to take it back.
sanjuan-lesson-producer = Take the producer
    .text = The producer puts goods on empty plants: you 2, the others 1.
    .why = A good is a card from the pile, face down. Nobody looks at it.
sanjuan-lesson-goods = Make goods
    .text = Choose the plants that work. Each holds 1 good.
    .why = Dearer plants make dearer goods.
sanjuan-lesson-trader = Take the trader
    .text = The trader turns up the prices. You sell 2 goods, the others 1.
    .why = The five price tiles come in a fixed order that repeats.
sanjuan-lesson-sell = Sell
    .text = Choose what to sell. You draw as many cards as the tile shows.
    .why = All goods are named first, then the cards are drawn.
sanjuan-lesson-councillor = Take the councillor
    .text = You draw 5 cards and keep 1, the others draw 2 and keep 1.
    .why = This is how you look for the building you need.
sanjuan-lesson-prospector = The prospector
    .text = Nobody acts; its owner draws 1 card.
    .why = Take it when no other role helps you more than your rivals.
sanjuan-lesson-end = How it ends
    .text = Buildings of cost 6 count at the end only. The guild hall counts plants, the city hall counts city buildings.
    .why = Choose one of them early and build for it.
sanjuan-lesson-play-on = Play on
    .text = That is all you need. Point at any card to see what it does.
    .why = In a game the option list (key O) always shows everything you can do.

## Why a bot would do this

sanjuan-why-only = Nothing else can be done.
sanjuan-why-fallback = The bot had no time to think, so it took any option.
sanjuan-why-random = This bot takes any option.
sanjuan-why-one-step = After this step it stands best.
sanjuan-why-search = { $ways } games were played on from here: this one wins about { $percent } of 100.
sanjuan-why-builder = The builder pays 1 card less, and { $building_the } is worth building now.
sanjuan-why-builder-blocks = Taken now, the builder helps the others least.
sanjuan-why-producer = { $cards ->
    [0] No other role helps the others less than the producer.
    [one] The producer makes goods that will sell for about 1 card.
   *[other] The producer makes goods that will sell for about { $cards } cards.
}
sanjuan-why-trader = { $cards ->
    [0] No other role helps the others less than the trader.
    [one] The goods will sell for about 1 card.
   *[other] The goods will sell for about { $cards } cards.
}
sanjuan-why-councillor = The councillor chooses among { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
sanjuan-why-prospector = { $cards ->
    [one] The prospector gets 1 card, and nobody else gets anything.
   *[other] The prospector gets { $cards } cards, and nobody else gets anything.
}
sanjuan-why-guild-hall = The guild hall counts { $building_the } too.
sanjuan-why-city-hall = The city hall counts { $building_the } too.
sanjuan-why-monument = The triumphal arch counts { $building_the } too.
sanjuan-why-six = At the end { $building_the } will count about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
sanjuan-why-engine = By the end { $building_the } will bring or save about { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
sanjuan-why-points = No other building brings more for its price than { $building_the }.
sanjuan-why-wanted = Of the drawn cards { $card_the } helps most.
sanjuan-why-spared = Of the cards in hand { $card_the } is needed least.
sanjuan-why-tuck = A point is worth more now than { $card_the } in hand.
sanjuan-why-last-cards = The game ends soon, and { $card_the } is not needed to build.
sanjuan-why-use-library = This is the role to double.
sanjuan-why-save-library = The second role of the round is the one to double.
sanjuan-why-beside = There is still room for another building.
sanjuan-why-replace = It lowers the price, and { $word_the } will not be missed.
sanjuan-why-spend-good = This good would not sell for much more than 1 card.
sanjuan-why-save-goods = The goods will sell for more than they pay here.
sanjuan-why-dearest-good = The dearest goods come first.
sanjuan-why-best-price = This good has the best price today.
sanjuan-why-harbour = A point for a card that would be discarded.
sanjuan-why-free-card = The card costs nothing.
sanjuan-why-save-cards = Nothing that can be built now is worth its cards.
sanjuan-why-enough = There is nothing to gain here.
sanjuan-why-good-hand = Every card in hand is worth keeping.
sanjuan-why-card-before-point = The cards in hand are worth more than the points.

## What the coach counts, before a colon
sanjuan-unit-cards = Cards
sanjuan-unit-good = Goods
sanjuan-unit-points-at-the-end = Points at the end

## What puzzles are about
sanjuan-theme-building = Building
sanjuan-theme-timing = Timing
sanjuan-theme-producing = Producing
sanjuan-theme-selling = Selling
sanjuan-theme-cards = Cards to keep

## Below the rules
sanjuan-rules-cards = The cards
