### Lisboa. Words in $variables are those of the rules: $noble is builder, marquis or king, $good is gold, cloth, books or tools.

lisboa-title = Lisboa
lisboa-moment = Period { $period }{ $last ->
    [yes] , last round
    [soon] , one more round after this one
   *[no] { "" }
}

## Names

lisboa-noble-builder = Builder
    .short = B
    .person = Manuel da Maia
lisboa-noble-marquis = Marquis
    .short = M
    .person = Marquis of Pombal
lisboa-noble-king = King
    .short = K
    .person = José I
lisboa-noble-treasury = Treasury
    .short = T
lisboa-the-noble = { $noble ->
    [builder] the Builder
    [marquis] the Marquis
    [king] the King
   *[treasury] the treasury
}
lisboa-of-noble = { $noble ->
    [builder] of the Builder
    [marquis] of the Marquis
    [king] of the King
   *[treasury] of the treasury
}
lisboa-noble-name = { $noble ->
    [builder] Builder
    [marquis] Marquis
    [king] King
   *[treasury] Treasury
}
lisboa-good-gold = gold
lisboa-good-cloth = cloth
lisboa-good-books = books
lisboa-good-tools = tools
lisboa-one-good = { $good ->
    [gold] 1 gold
    [cloth] 1 cloth
    [books] 1 book
   *[tools] 1 tool
}
lisboa-store = { $good ->
    [gold] gold store
    [cloth] cloth store
    [books] book store
   *[tools] tool store
}
lisboa-street-gold = Rua Áurea
lisboa-street-cloth = Rua Augusta
lisboa-street-books = Rua Nova da Princesa
lisboa-street-tools = Rua Bela da Rainha
lisboa-cube-earthquake = earthquake
lisboa-cube-fire = fire
lisboa-cube-tsunami = tsunami
lisboa-one-cube = { $cube ->
    [earthquake] an earthquake cube
    [fire] a fire cube
   *[tsunami] a tsunami cube
}
lisboa-architect-blue = blue architect
lisboa-architect-green = green architect
lisboa-plan = { $architect ->
    [blue] blue plan
   *[green] green plan
} of { $officials }
lisboa-ship = ship of hull { $hull }
lisboa-site = { $side ->
    [north] north, { $place ->
        [gold] { lisboa-street-gold }
        [cloth] { lisboa-street-cloth }
        [books] { lisboa-street-books }
       *[tools] { lisboa-street-tools }
    }
    [west] west { $place }
   *[east] east { $place }
}

## State actions and noble actions

lisboa-action-recruit = Recruit
    .full = Recruit up to 2 officials, each to a different office.
lisboa-action-plan = Plan
    .full = Take the top plan of either architect.
lisboa-action-ship = Ship
    .full = Build the top ship of the yard for as many different goods as its hull. Treasury +1; gain the influence of your portfolio.
lisboa-action-produce = Produce
    .full = Each of your stores gives 1 good. Every kind you really receive becomes 1 real cheaper.
lisboa-action-cardinal = Cardinal
    .full = Move the Cardinal 1 or 2 gaps and take one of the two clergy tiles beside him.
lisboa-action-favor = Favor
    .full = Take the royal favor of a noble whose favor you lack.
lisboa-noble-action-builder = Build a store
    .full = Choose a city tile and an empty lot at its street, take a cube, pay the price and place a house.
lisboa-noble-action-marquis = Take a decree
    .full = Take one open decree; for one of your set markers on the Marquis a second one.
lisboa-noble-action-king = Open a building
    .full = Open a public building with a plan and its officials, own or hired. Every store it concerns scores.

## Rewards, penalties and benefits; $n is their number

lisboa-effect-gold = { $n } gold
lisboa-effect-cloth = { $n } cloth
lisboa-effect-books = { $n ->
    [one] { $n } book
   *[other] { $n } books
}
lisboa-effect-tools = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
lisboa-effect-reis = { $n ->
    [one] { $n } real
   *[other] { $n } réis
}
lisboa-effect-influence = { $n } influence
lisboa-effect-wigs = { $n ->
    [one] { $n } wig
   *[other] { $n } wigs
}
lisboa-effect-recruit = { $n ->
    [1] recruit 1 official
   *[other] recruit up to { $n } officials
}
    .short = { $n ->
        [1] recruit 1
       *[other] recruit { $n }
    }
lisboa-effect-plan = take a plan
    .short = plan
lisboa-effect-favor = royal favor
    .short = favor
lisboa-effect-produce = produce goods
    .short = produce
lisboa-effect-cardinal = { $n ->
    [1] Cardinal, 1 step
   *[other] Cardinal, 1 or 2 steps
}
    .short = Cardinal { $n }
lisboa-effect-ship = build a ship, pay goods
    .short = ship
lisboa-effect-cube = 1 cube from the pile
    .short = 1 cube
lisboa-effect-store = build a store
    .short = store
lisboa-effect-decree = take a decree
    .short = decree
lisboa-effect-building = open a building
    .short = building
lisboa-effect-place-official = place 1 official in any office
    .short = official

lisboa-penalty-good = pay 1 good
lisboa-penalty-official = return 1 official
lisboa-penalty-reis = { $n ->
    [one] pay { $n } real
   *[other] pay { $n } réis
}
lisboa-penalty-wigs = { $n ->
    [one] lose { $n } wig
   *[other] lose { $n } wigs
}
lisboa-penalty-clergy = lose 1 clergy tile
lisboa-penalty-favor = return 1 royal favor
lisboa-pay = pay

lisboa-benefit-per-payment = { $n ->
    [one] every payment { $n } real less
   *[other] every payment { $n } réis less
}
    .short = payments −{ $n }
lisboa-benefit-on-land = { $n ->
    [one] land { $n } real cheaper
   *[other] land { $n } réis cheaper
}
    .short = land −{ $n }
lisboa-benefit-per-hired-official = { $n ->
    [one] each hired official { $n } real cheaper
   *[other] each hired official { $n } réis cheaper
}
    .short = hiring −{ $n }
lisboa-benefit-on-events = { $n ->
    [one] events { $n } real cheaper
   *[other] events { $n } réis cheaper
}
    .short = events −{ $n }
lisboa-benefit-per-good-sold = { $n ->
    [one] +{ $n } real per good sold
   *[other] +{ $n } réis per good sold
}
    .short = sales +{ $n }
lisboa-benefit-per-building = { $n ->
    [one] a building needs { $n } official fewer
   *[other] a building needs { $n } officials fewer
}
    .short = officials −{ $n }
lisboa-benefit-per-visit = visit or follow for { $n } influence less
    .short = visits −{ $n }
lisboa-benefit-per-gain = +{ $n } influence with every gain of influence from the portfolio
    .short = gains +{ $n }
lisboa-benefit-per-recruiting = +{ $n } influence after each recruiting
    .short = recruiting +{ $n }
lisboa-benefit-steady-prices = producing lowers no price
    .short = steady prices
lisboa-benefit-capacity = room for { $n ->
    [one] { $n } more card and good of each kind
   *[other] { $n } more cards and goods of each kind
}
    .short = room +{ $n }
lisboa-benefit-per-ship = { $n ->
    [one] ships cost { $n } good less
   *[other] ships cost { $n } goods less
}
    .short = ships −{ $n }
lisboa-benefit-any-good = every noble accepts any good
    .short = any good
lisboa-benefit-per-decree = { $n ->
    [one] +{ $n } wig for each decree taken
   *[other] +{ $n } wigs for each decree taken
}
    .short = decrees +{ $n }
lisboa-benefit-influence-per-plan = +{ $n } influence after each plan taken
    .short = plans: influence +{ $n }
lisboa-benefit-influence-per-ship = +{ $n } influence after each ship built
    .short = ships: influence +{ $n }
lisboa-benefit-influence-per-production = +{ $n } influence after each production
    .short = production: influence +{ $n }
lisboa-benefit-influence-per-meeting = +{ $n } influence after each meeting with the Cardinal
    .short = Cardinal: influence +{ $n }
lisboa-benefit-influence-per-favor = +{ $n } influence after each royal favor taken
    .short = favors: influence +{ $n }
lisboa-benefit-influence-per-store = +{ $n } influence after each store built
    .short = stores: influence +{ $n }
lisboa-benefit-influence-per-decree = +{ $n } influence after each decree taken
    .short = decrees: influence +{ $n }
lisboa-benefit-influence-per-building = +{ $n } influence after each public building opened
    .short = buildings: influence +{ $n }

## Decrees: what they count, then the sentence around it

lisboa-counter-own-stores-of-good = own { lisboa-store }
lisboa-counter-all-stores-of-good = { lisboa-store } of anybody
    .short = any { lisboa-store }
lisboa-counter-own-stores-in-row = own store in row { $row }
lisboa-counter-own-stores-in-column = own store in column { $column }
lisboa-counter-goods-with-own-store = own stores of all four goods
    .short = stores of all four goods
lisboa-counter-most-own-stores-of-one-good = { $least } own stores of one good
    .short = { $least } own stores of one good
lisboa-counter-rows-with-own-store = own stores in { $least } rows
    .short = stores in { $least } rows
lisboa-counter-columns-with-own-store = own stores in { $least } columns
    .short = stores in { $least } columns
lisboa-counter-buildings-of-architect = building of the { $architect ->
    [blue] blue
   *[green] green
} architect
    .short = { $architect ->
        [blue] blue
       *[green] green
    } building
lisboa-counter-buildings-on-side = building on the { $side ->
    [west] west
    [north] north
   *[east] east
} side
    .short = { $side ->
        [west] west
        [north] north
       *[east] east
    } building
lisboa-counter-buildings-showing = building showing { $good ->
    [gold] gold
    [cloth] cloth
    [books] books
   *[tools] tools
}
    .short = { lisboa-good-name } building
lisboa-counter-buildings-beside-row = building beside row { $row }
    .short = building at row { $row }
lisboa-counter-completed-plans-of-architect = own completed { $architect ->
    [blue] blue
   *[green] green
} plan
    .short = completed { $architect ->
        [blue] blue
       *[green] green
    } plan
lisboa-counter-architects-with-completed-plan = completed plans of both architects
    .short = plans of both architects
lisboa-counter-officials-on-completed-plans = { $least }+ officials on own completed plans
    .short = { $least }+ officials on plans
lisboa-counter-unfinished-plans = own unfinished plan
lisboa-counter-own-ships = own ship
lisboa-counter-own-ships-of-hull = own ship of hull { $hull }
lisboa-counter-total-hull = total hull { $least }+
lisboa-counter-tokens-on-docks = good or crate on own docks
    .short = good on own docks
lisboa-counter-goods-in-warehouse = { $good ->
    [gold] gold
    [cloth] cloth
    [books] book
   *[tools] tool
} in warehouse
lisboa-counter-sets-of-goods = set of four different goods in warehouse
    .short = set of four goods
lisboa-counter-cash = { $per ->
    [1] real in hand
   *[other] { $per } réis in hand
}
lisboa-counter-influence-marker = { $per ->
    [1] influence
   *[other] { $per } influence
}
lisboa-counter-clergy-tiles = clergy tile held
lisboa-counter-favors-of-noble = favor { lisboa-of-noble }
lisboa-counter-favors = royal favor
lisboa-counter-officials-in-office = own official in the office { lisboa-of-noble }
    .short = own official, { lisboa-noble-name }
lisboa-counter-officials-on-plazas = own official on plazas
    .short = official on plazas
lisboa-counter-officials-on-board = official still on own board
    .short = official on own board
lisboa-counter-cubes-of-colour = { $cube ->
    [earthquake] earthquake
    [fire] fire
   *[tsunami] tsunami
} cube
lisboa-counter-rubble-sets = rubble set
lisboa-counter-noble-cards = noble card in portfolio
    .short = noble card
lisboa-counter-treasury-cards = treasury card in portfolio
    .short = treasury card
lisboa-counter-decrees-owned = own decree, this one too
    .short = own decree
lisboa-counter-best-decree-of-an-opponent = best decree of an opponent as well
    .short = a rival’s decree

lisboa-decree-per = { $wigs ->
    [one] { $wigs } wig per { $thing }
   *[other] { $wigs } wigs per { $thing }
}
lisboa-decree-several = { $per } × { $thing }
lisboa-decree-with = { $wigs ->
    [one] { $wigs } wig with { $thing }
   *[other] { $wigs } wigs with { $thing }
}
lisboa-decree-ahead = { $wigs ->
    [one] { $wigs } wig
   *[other] { $wigs } wigs
} if you have more than anybody else: { $thing }
lisboa-decree-copy = Scores one decree of an opponent as well
lisboa-decree-bonus = +{ $bonus } with { $least } or more
lisboa-decree-most = at most { $most }

## Labels of the table

lisboa-wigs = wigs
lisboa-wigs-about = Wigs are the points of the game. Ties are broken by rubble sets, stores, completed plans and réis.
lisboa-reis = réis
lisboa-reis-about = Money. At the end five réis make a wig, influence counted as money.
lisboa-influence = influence
lisboa-influence-about = Influence pays visits; missing réis can be made from it: each real moves the marker left to the next coin. A gain that ends on { $most } brings a wig.
lisboa-officials = officials
lisboa-officials-about = Officials still on the board. Recruited ones in offices make visits dearer for the others and open public buildings.
lisboa-stores = stores
lisboa-stores-about = Stores produce goods. They score when built and when a building opens at their row or street.
lisboa-court = Court
lisboa-visit = visit
lisboa-visit-label = { $noble ->
    [builder] Builder
    [marquis] Marquis
   *[king] King
}: a visit costs you { $price } influence
lisboa-visit-about = With a card of this noble: one of the two state actions if you like, then the noble action.
lisboa-visit-price = For you { $price }: treasury { $left }, officials of others { $others }, less your benefits.
lisboa-plaza = plaza
lisboa-plaza-of = Plaza { lisboa-of-noble }: { $officials }
lisboa-plaza-title = Plaza { lisboa-of-noble }
lisboa-plaza-about = Officials here count in no visit, but they can open buildings.
lisboa-office = office
lisboa-office-of = Office { lisboa-of-noble }, { $spaces } spaces: { $officials }
lisboa-office-title = Office { lisboa-of-noble }
lisboa-office-about = { $spaces } spaces. Each official here makes a visit 1 influence dearer for the others. If it is full, the colour with most officials moves one to the plaza.
lisboa-nobody = nobody
lisboa-none = none
lisboa-favors-left = { $count ->
    [one] { $count } favor { lisboa-of-noble } left
   *[other] { $count } favors { lisboa-of-noble } left
}
lisboa-favor-of = Favor { lisboa-of-noble }
lisboa-favor-about = Lets you follow another player’s visit to this noble; 2 wigs at the end. At most one per noble.
lisboa-favor-held = Favor { lisboa-of-noble }: held
lisboa-favor-held-about = Return it to follow another player’s visit; kept to the end it is worth 2 wigs.
lisboa-favor-lacking = No favor { lisboa-of-noble }
lisboa-favor-lacking-about = Without it you cannot follow a visit to this noble.
lisboa-action-accepts = { lisboa-action-name }: offer { lisboa-good-name } or gold
lisboa-action-covered = { lisboa-action-name }: covered with { lisboa-good-name } this turn
lisboa-action-name = { $action ->
    [recruit] Recruit
    [plan] Get a plan
    [ship] Build a ship
    [produce] Produce
    [cardinal] Meet the Cardinal
   *[favor] Get a favor
}
lisboa-good-name = { $good ->
    [gold] gold
    [cloth] cloth
    [books] books
   *[tools] tools
}
lisboa-influence-track = Influence
lisboa-church = Church
lisboa-church-about = A ring of { $places } clergy tiles; the Cardinal goes round clockwise. Past the influence icon he brings church scoring at the end of the turn, past the chest treasury +1.
lisboa-church-empty = Empty place
lisboa-church-refilled = It is refilled at the end of the turn.
lisboa-gap = Gap { $steps ->
    [one] { $steps } step ahead
   *[other] { $steps } steps ahead
}{ $icon ->
    [influence] , church scoring
    [treasury] , treasury +1
   *[none] { "" }
}
lisboa-gap-cardinal = The Cardinal stands here{ $icon ->
    [influence] , at the influence icon
    [treasury] , at the treasury icon
   *[none] { "" }
}
lisboa-gap-about = The gap he starts from does not count; icons count where he stops or passes.
lisboa-clergy-title = Clergy tile
lisboa-clergy-tile = Clergy tile: { $benefit }; { $wigs ->
    [one] { $wigs } wig
   *[other] { $wigs } wigs
} when discarded in a church scoring
lisboa-clergy-wigs = { $wigs ->
    [one] { $wigs } wig
   *[other] { $wigs } wigs
} when discarded in a church scoring; nothing at the end of the game.
lisboa-treasury = Treasury
lisboa-treasury-now = Treasury: { $right ->
    [one] { $right } real
   *[other] { $right } réis
}, { $left } influence
lisboa-treasury-about = Right: réis for land, hired officials and events, and what a treasury card brings. Left: influence added to the price of a visit. Ships raise it, treasury cards lower it.
lisboa-market = Market
lisboa-market-about = What a good brings when sold, before the bonus of the ship. Production lowers prices, selling does not; none falls below { $minimum }.
lisboa-price-of = { lisboa-good-name }: { $price ->
    [one] { $price } real
   *[other] { $price } réis
}
lisboa-minimum = minimum { $price }
lisboa-display = Political cards on display
lisboa-cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
lisboa-empty = empty
lisboa-deck-empty-about = { $period ->
    [1] Three empty decks end the first period.
   *[other] Three empty decks end the game: this round is finished, then one more is played.
}
lisboa-supply = Architects and shipyard
lisboa-architect = { $architect ->
    [blue] Blue
   *[green] Green
} architect: top plan { $plan }, { $plans ->
    [one] { $plans } plan
   *[other] { $plans } plans
}, { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
} to come
lisboa-architect-buildings = Building now: { $now }. Next: { $next }.
lisboa-colours = { lisboa-first-good } and { lisboa-second-good }
lisboa-first-good = { $first ->
    [gold] gold
    [cloth] cloth
    [books] books
   *[tools] tools
}
lisboa-second-good = { $second ->
    [gold] gold
    [cloth] cloth
    [books] books
   *[tools] tools
}
lisboa-yard = Shipyard
lisboa-yard-top = Shipyard: hull { $hull }, +{ $bonus } per good, { $influence } influence
lisboa-yard-empty = The yard is empty
lisboa-then-hull = then hull { $hull } ×{ $count }
lisboa-decrees = Decrees
lisboa-decree-number = Decree { $number }
lisboa-card-noble = { $noble ->
    [builder] Builder card
    [marquis] Marquis card
   *[king] King card
} { $years }, { $influence } influence: { $does }
lisboa-card-treasury = Treasury card { $years }: event { $event }; benefit { $benefit }
lisboa-card-hint-noble = value { $influence }, { $does }
lisboa-card-hint-treasury = event { $event }; { $benefit }
lisboa-card-event = At the Court, for the treasury fee: { $event }.
lisboa-card-benefit = In the portfolio, after the réis of the treasury: { $benefit }.
lisboa-card-reward = In the portfolio: { $reward }.
lisboa-card-penalty = In the portfolio: { $penalty }.
lisboa-card-influence = It then adds { $influence } to each gain of influence. At the Court it opens a visit.

lisboa-city = City
lisboa-city-about = Downtown: five rows, five columns, four streets
lisboa-city-tiles = City tiles
lisboa-rubble-pile = Rubble pile
lisboa-row-e-closed = Row E is closed with two players
lisboa-score-tile = Column { $column }: { $value ->
    [one] { $value } wig
   *[other] { $value } wigs
} per building that counts
lisboa-score-tile-about = A store scores this for each public building that concerns it: when it is built, and when such a building opens later.
lisboa-street-about = Stores whose door is on this street: { lisboa-store }. The building at its north end scores them all.
lisboa-lot = Lot { $lot }: reward { $reward }
lisboa-lot-price = Lot { $lot }: { $total ->
    [one] { $total } real
   *[other] { $total } réis
}, reward { $reward }
lisboa-lot-title = Lot { $lot }
lisboa-lot-about = Reward when built on: { $reward }. The column counts { $value } per building that concerns the store.
lisboa-lot-store = { $lot }: { lisboa-store } of { $owner }
lisboa-lot-store-about = Produces { lisboa-one-good } and scores { $value } for each building that opens at its street or row in its colour. The reward was: { $reward }.
lisboa-site-open = { $site }: open, { lisboa-first-good } and { lisboa-second-good }, { $architect ->
    [blue] blue
   *[green] green
} architect
lisboa-site-closed = { $site }: closed, reward { $reward }
lisboa-site-about-north = A building here must show the colour of the street; every store facing it scores.
lisboa-site-about-row = A building here scores the stores of row { $row } in either of its two colours.
lisboa-site-cubes = Whoever opens one takes both cubes.
lisboa-tile = { $size ->
    [small] Small city tile, tool store
   *[large] City tile, { lisboa-store }
}
lisboa-tile-gone = { $size ->
    [small] Small city tile, tool store: taken
   *[large] City tile, { lisboa-store }: taken
} this turn
lisboa-tile-about = { $size ->
    [small] For the narrow column beside { $street }.
   *[large] For an empty wide lot beside { $street }.
} Each space has one tile until the end of the turn.
lisboa-cube = { $count } × { $cube ->
    [earthquake] earthquake
    [fire] fire
   *[tsunami] tsunami
}, { $line ->
    [row] row { $number }
    [column] column { $number }
   *[pile] rubble pile
}
lisboa-cube-about = Adds { $cost } to the price of every lot of its row or column. A builder takes one cube away before paying.
lisboa-cube-about-pile = Some rewards give one of these cubes. The pile is never refilled.

lisboa-owner-neutral = neutral
lisboa-owner-lacerda = Lacerda
lisboa-board-of = Board of { $name }
lisboa-portfolio = Portfolio
lisboa-portfolio-about = Nobles and ships above, treasury cards below, { $most } cards in all. A card that does not fit pushes out another.
lisboa-cards-of = { $count } of { $most } cards
lisboa-free-dock = free dock
lisboa-at-sea = at sea until your turn
lisboa-sea = sea
lisboa-goods-until-it-sails = { $count ->
    [one] { $count } more good and it sails
   *[other] { $count } more goods and it sails
}
lisboa-ship-docked = Ship of { $owner }: hull { $hull }, +{ $bonus } per good, { $loaded } loaded
lisboa-ship-at-sea = Ship of { $owner }: hull { $hull }, at sea
lisboa-ship-about = Hull { $hull }, { $loaded } loaded; +{ $bonus ->
    [one] { $bonus } real
   *[other] { $bonus } réis
} for each good sold on it, { $influence } influence at each gain. Full, it sails and brings its owner a wig per crate. At the end its hull in wigs.
lisboa-warehouse = Warehouse
lisboa-each = { $count } each
lisboa-goods-in-warehouse = { lisboa-good-name }: { $count } of { $room }
lisboa-good-about = Sells for { $price ->
    [one] { $price } real
   *[other] { $price } réis
} and the bonus of the ship, or is offered to a noble who takes it. Gold is taken by all.
lisboa-rubble = Rubble
lisboa-rubble-about = One cube of each colour is a set. Each set makes room for one more card and one more good of each kind, is worth 3 wigs twice, and its marker may buy an extra decree.
lisboa-rubble-on-board = Earthquake { $earthquake }, fire { $fire }, tsunami { $tsunami }
lisboa-rubble-sets = rubble sets
lisboa-sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}
lisboa-markers = { $count ->
    [one] { $count } set marker on the Marquis
   *[other] { $count } set markers on the Marquis
}
lisboa-markers-about = Whoever takes a decree may discard one for a second decree.
lisboa-houses = Houses
lisboa-houses-left = left group
    .house-2 = Visits in réis
    .full = With the second house built, any part of a visit may be paid in réis.
lisboa-houses-middle = middle group
    .house-1 = Ships −1 good
    .house-3 = Ships free
    .full = With the first house ships cost 1 good less, with the third nothing.
lisboa-houses-right = right group
    .house-1 = Produce +1
    .house-3 = +1 of each kind
    .full = With the first house each production brings 1 more good of a kind produced, with the third 1 more of every kind.
lisboa-house-then = { $house ->
    [2] 2nd
    [3] 3rd
   *[1] 1st
}: { $ability }
lisboa-houses-label = { $group ->
    [left] Left group
    [middle] Middle group
   *[right] Right group
}: { $built } of { $size } built; { $ability }
lisboa-houses-left-count = houses left
lisboa-left = { $count } left
lisboa-plans = Plans
lisboa-plans-count = { $open } open, { $done } done
lisboa-plan-about = Opens a building of its architect with { $officials ->
    [one] { $officials } official
   *[other] { $officials } officials
}, own or hired.
lisboa-plan-done-about = Completed: its { $officials ->
    [one] { $officials } official counts
   *[other] { $officials } officials count
} at the end.
lisboa-completed = completed
lisboa-clergy = Clergy
lisboa-clergy-free = Room for a clergy tile
lisboa-clergy-free-about = With { $most } tiles nobody can meet the Cardinal.
lisboa-of = { $count } of { $most }
lisboa-favors = Favors
lisboa-hand = Hand
lisboa-hand-about = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $more ->
    [yes] , one more before your turn ends
   *[no] { "" }
}
lisboa-hand-hidden = Hidden from the others.
lisboa-hand-known =
    You have seen:
    { $cards }
lisboa-at-the-court = at the Court
lisboa-goods = Goods
lisboa-ships = Ships
lisboa-officials-on-board = officials on board
lisboa-officials-on-plans = officials on plans
lisboa-open-plans = open plans
lisboa-may-follow = may follow
lisboa-courtier = courtier
lisboa-aide = Aide
lisboa-aide-upper = Next: the upper state action
lisboa-aide-lower = Next: the lower state action
lisboa-lacerda-about = After your turn his courtier goes one noble to the right; he takes one state action, by the place of the Aide, then the noble action. The top card of the Aide’s deck leaves and the Aide moves on.
lisboa-lacerda-rubble-about = His cubes form no sets: each is a wig at the change of period and again at the end.

lisboa-decision = Your decision
lisboa-choose-on-board = Choose on the board: { $count ->
    [one] { $count } possibility
   *[other] { $count } possibilities
} lit up.
lisboa-choose-first = Choose first
lisboa-goods-sell = Ships that take it
lisboa-goods-offer = State actions for it
lisboa-something-else = Something else
lisboa-not-now = Not possible now: { $reason }
lisboa-now = now
lisboa-at-the-end = at the end
lisboa-of-your = of your { $purse }
lisboa-price-spoken = Price: { $parts }; total { $total }
lisboa-pack-notice = { $pack ->
    [reconstructed] Reconstructed figures, not the published values.
    [reconstructed-2] Reconstructed figures, not the published values.
    [reconstructed-3] Reconstructed figures, not the published values.
   *[other] Figures of the pack “{ $pack }”.
}
lisboa-seats = Seats
lisboa-sheet = More or less of the decision
lisboa-zoom = Detailed board
lisboa-institutions = Court, church and tracks
lisboa-tile-text = { $benefit } ({ $wigs ->
    [one] { $wigs } wig
   *[other] { $wigs } wigs
})

## Words of the rules, as facts of events name them

lisboa-word-blue-2 = blue plan of 2
    .the = a blue plan of 2
lisboa-word-blue-3 = blue plan of 3
    .the = a blue plan of 3
lisboa-word-blue-4 = blue plan of 4
    .the = a blue plan of 4
lisboa-word-green-2 = green plan of 2
    .the = a green plan of 2
lisboa-word-green-3 = green plan of 3
    .the = a green plan of 3
lisboa-word-green-4 = green plan of 4
    .the = a green plan of 4
lisboa-word-blue-ship = blue ship
    .the = the blue ship
lisboa-word-red-ship = red ship
    .the = the red ship
lisboa-word-purple-ship = purple ship
    .the = the purple ship
lisboa-word-brown-ship = brown ship
    .the = the brown ship
lisboa-word-west-a = west A
lisboa-word-west-b = west B
lisboa-word-west-c = west C
lisboa-word-west-d = west D
lisboa-word-west-e = west E
lisboa-word-east-a = east A
lisboa-word-east-b = east B
lisboa-word-east-c = east C
lisboa-word-east-d = east D
lisboa-word-east-e = east E
lisboa-word-north-gold = north, Rua Áurea
lisboa-word-north-cloth = north, Rua Augusta
lisboa-word-north-books = north, Rua Nova da Princesa
lisboa-word-north-tools = north, Rua Bela da Rainha
lisboa-word-builder-office = office of the Builder
    .the = the office of the Builder
lisboa-word-marquis-office = office of the Marquis
    .the = the office of the Marquis
lisboa-word-king-office = office of the King
    .the = the office of the King
lisboa-word-builder-plaza = plaza of the Builder
    .the = the plaza of the Builder
lisboa-word-marquis-plaza = plaza of the Marquis
    .the = the plaza of the Marquis
lisboa-word-king-plaza = plaza of the King
    .the = the plaza of the King
lisboa-word-builder = Builder
    .the = the Builder
lisboa-word-marquis = Marquis
    .the = the Marquis
lisboa-word-king = King
    .the = the King
lisboa-word-treasury = treasury
    .the = the treasury
lisboa-word-reis = réis
lisboa-word-influence = influence
lisboa-word-wigs = wigs
lisboa-amount-reis = { $count ->
    [one] { $count } real
   *[other] { $count } réis
}
lisboa-amount-influence = { $count } influence
lisboa-amount-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}

## Prompts: what to decide, then why or the price rule

lisboa-prompt-KeepTile = Keep one clergy tile
    .why = The other goes back into the bag.
lisboa-prompt-PlayCard = Play a card, or discard one for 1 gold
    .why = Into the portfolio to sell or trade, or to the Court for a visit or an event.
lisboa-prompt-TakeCard = Take a political card
    .why = The next one is turned up when you end your turn.
lisboa-prompt-EndTurn = End your turn
    .why = Until then everything can be taken back.
lisboa-prompt-MakeRoom = Discard a portfolio card first
    .why = { $newcomer ->
        [ship] There is no room for the new ship.
        [treasury] There is no room for the treasury card.
       *[noble] There is no room for the noble card.
    }
lisboa-prompt-KeepToLimit = Discard a portfolio card
    .why = The portfolio holds fewer cards now.
lisboa-prompt-SellOrTrade = Sell a good, or offer one to a noble
    .why = One of the two must be done; then more of the same if you like.
lisboa-prompt-SellMore = Sell another good, or stop
    .why = A full ship sails at once and brings its owner a wig per crate.
lisboa-prompt-TradeMore = Offer a second good, or stop
    .why = Each state action can be traded once a turn.
lisboa-prompt-PayInfluence = How much of the price in influence?
    .why = The rest is paid in réis, 1 to 1. You have { $influence } influence and { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
lisboa-prompt-PayReisPart = How much of the rest in réis?
    .why = What is then missing is paid in wigs.
lisboa-prompt-PayReis = { $amount ->
    [one] Pay { $amount } real
   *[other] Pay { $amount } réis
}
    .why = You have { $reis }; each real may also come from influence.
lisboa-prompt-ChooseStateAction = State action { lisboa-of-noble }?
    .why = One of the two is free with the visit; then comes the noble action.
lisboa-prompt-OfferFollow = Follow { $active } to { lisboa-the-noble }?
    .why = You return the favor, pay your price and take one of the three actions. Kept, the favor is worth 2 wigs.
lisboa-prompt-ChooseAction = Choose one action { lisboa-of-noble }
    .why = You follow: one of the two state actions or the noble action.
lisboa-prompt-Recruit = Choose an office for your official
    .why = { $most ->
        [1] One official from your board.
       *[other] Up to two, each to a different office.
    }
lisboa-prompt-TakePlan = Take a plan
    .why = The top one of either architect.
lisboa-prompt-BuildShip = { $duty ->
    [may] Build a ship, or decline
   *[must] Build a ship
}
    .why = It may replace one of your ships for the difference of the hulls; the cargo stays.
lisboa-prompt-GiveGood = Pay goods for the ship
    .why = { $amount ->
        [one] { $amount } more good, each of another kind.
       *[other] { $amount } more goods, each of another kind.
    }
lisboa-prompt-TakeExtraGood = Choose one more good
    .why = Your houses add one of a kind you have just produced.
lisboa-prompt-MeetCardinal = Move the Cardinal and take a tile
    .why = { $most ->
        [1] One gap clockwise, then one of the two tiles beside him.
       *[other] One or two gaps clockwise, then one of the two tiles beside him.
    }
lisboa-prompt-TakeFavor = Take a royal favor
    .why = Of a noble whose favor you lack.
lisboa-prompt-TakePileCube = Take a cube from the pile
    .why = One of each colour makes a set.
lisboa-prompt-LosePiece = { $penalty ->
    [good] Pay a good
    [official] Return an official
    [clergy] Give up a clergy tile
   *[favor] Return a royal favor
}
    .why = The penalty of the card you play.
lisboa-prompt-BuildStore = Choose a tile and a lot for your store
    .why = The price is the treasury plus the rubble left in its row and column.
lisboa-prompt-ClearRubble = Take one cube from the row or column of { $lot }
    .why = The rest stays and counts in the price.
lisboa-prompt-BuildHouse = Choose a house for the store
    .why = The lowest house of one of your three groups.
lisboa-prompt-TakeDecree = Take a decree
    .why = It scores for you alone at the end.
lisboa-prompt-TakeExtraDecree = A second decree for a set marker?
    .why = One marker on the Marquis buys one more, once per action.
lisboa-prompt-OpenBuilding = Choose a site for a public building
    .why = You take both cubes and the reward, then choose the plan.
lisboa-prompt-OfferBuilding = The lot’s reward opens a public building: choose a site, or do without it
    .why = It is paid for before the lot, and you can only open what leaves enough for the lot.
lisboa-prompt-ChoosePlan = Choose the plan for { $site_name }
    .why = Its architect’s available building goes there.
lisboa-prompt-ReturnOfficial = Which official returns?
    .why = { $amount ->
        [one] { $amount } more of offices and plazas goes back to your board.
       *[other] { $amount } more of offices and plazas go back to your board.
    }
lisboa-prompt-DiscardTiles = Discard clergy tiles for wigs
    .why = { $discarded ->
        [0] Each brings the wigs on its back; with one or more you also gain influence once.
       *[other] So far { $wigs ->
            [one] { $wigs } wig
           *[other] { $wigs } wigs
        }. Discard more, or stop.
    }
lisboa-prompt-DiscardHand = Discard hand cards
    .why = The new period begins: one reward per noble kind, then you draw up to five.
lisboa-prompt-TakeRewards = Choose a reward
    .why = One discarded card per noble kind gives its reward.
lisboa-prompt-wait = The game is over

## Steps of a turn, in the stepper

lisboa-step-PlayCard = Card
lisboa-step-PayPrice = Price
lisboa-step-PayInfluence = Price
lisboa-step-PayReisPart = Price
lisboa-step-PayReis = Pay
lisboa-step-PayLot = Pay
lisboa-step-ChooseStateAction = State action
lisboa-step-BuildStore = Store
lisboa-step-ClearRubble = Cube
lisboa-step-BuildHouse = House
lisboa-step-TakeDecree = Decree
lisboa-step-OpenBuilding = Building
lisboa-step-OfferBuilding = Building
lisboa-step-ChoosePlan = Plan
lisboa-step-ReturnOfficial = Officials
lisboa-step-SellOrTrade = Sell or trade
lisboa-step-SellMore = Sell
lisboa-step-TradeMore = Trade
lisboa-step-TakeCard = Take a card
lisboa-step-EndTurn = End

## Options: in the list, short among alternatives, as the act on the button; $total is the price, -1 if nothing is paid

lisboa-option-end = End turn
lisboa-option-stop = { $frame ->
    [SellMore] Stop selling
    [TradeMore] Stop trading
    [Recruit] No second official
    [TakeExtraDecree] No second decree
    [DiscardTiles] Discard no more tiles
    [DiscardHand] Discard no more cards
   *[other] Stop here
}
lisboa-option-skip = No state action
lisboa-option-decline = Do without it
lisboa-option-pass = Let it pass
lisboa-option-follow = { $total ->
    [-1] Follow the visit
   *[other] Follow for { $total } influence
}
lisboa-option-discard = { $frame ->
    [DiscardHand] Discard { lisboa-card-of-kind }
   *[PlayCard] Take 1 gold for { lisboa-card-of-kind }
}
    .short = { $frame ->
        [DiscardHand] Discard
       *[PlayCard] Take 1 gold
    }
lisboa-card-of-kind = { $noble ->
    [builder] a Builder card
    [marquis] a Marquis card
    [king] a King card
    [treasury] a treasury card
   *[other] card { $word }
}
lisboa-option-portfolio = Into the portfolio: { lisboa-card-of-kind }
    .short = Into the portfolio
    .about = { $noble ->
        [treasury] Réis of the treasury now, then { $benefit }; sell or trade.
       *[other] { $does }; then sell or trade.
    }
    .act = Play it into the portfolio
lisboa-option-visit = { $noble ->
    [builder] Visit the Builder
    [marquis] Visit the Marquis
    [king] Visit the King
   *[other] Visit with card { $word }
}
    .act = { lisboa-option-visit }{ $total ->
        [-1] { "" }
       *[other] { " " }for { $total } influence
    }
lisboa-option-sponsor = Sponsor an event: { $event }
    .act = Sponsor the event{ $total ->
        [-1] { "" }
       *[other] { " " }for { $total }
    }
lisboa-option-reward = Reward of { lisboa-card-of-kind }: { $does }
lisboa-option-take = { $kind ->
    [builder] Take the Builder card
    [marquis] Take the Marquis card
    [king] Take the King card
    [treasury] Take the treasury card
   *[other] Take { $word_name }
}
lisboa-option-remove = Discard { $card }
    .act = Discard this card
lisboa-option-replace = Replace: { $card }
    .act = Replace this ship
lisboa-option-ship = Build the ship
lisboa-option-sell = { $good ->
    [gold] Sell 1 gold
    [cloth] Sell 1 cloth
    [books] Sell 1 book
    [tools] Sell 1 tool
   *[other] Sell { $word }
}{ $own ->
    [yes] { " " }on your ship
    [no] { " " }on the ship of { $owner }
   *[other] { "" }
}
    .act = { $good ->
        [gold] Sell the gold
        [cloth] Sell the cloth
        [books] Sell the book
       *[tools] Sell the tool
    }
lisboa-option-offer = { $good ->
    [gold] Offer 1 gold
    [cloth] Offer 1 cloth
    [books] Offer 1 book
    [tools] Offer 1 tool
   *[other] Offer { $word }
} for: { lisboa-action-name }
lisboa-option-give = Pay { lisboa-one-good }
    .short = { lisboa-good-name }
lisboa-option-extra = Take { lisboa-one-good }
    .short = { lisboa-good-name }
lisboa-option-convert = { $n ->
    [0] Pay all in cash
    [one] { $n } real from influence
   *[other] { $n } réis from influence
}
    .short = { $n ->
        [0] all cash
       *[other] { $n } from influence
    }
lisboa-option-influence = Pay { $n } influence
    .short = { $n } influence
lisboa-option-reis = { $n ->
    [one] Pay { $n } real
   *[other] Pay { $n } réis
}
    .short = { $n ->
        [one] { $n } real
       *[other] { $n } réis
    }
lisboa-option-do = { $action ->
    [recruit] Recruit
    [plan] Get a plan
    [ship] Build a ship
    [produce] Produce
    [cardinal] Meet the Cardinal
    [favor] Get a favor
    [store] Build a store
    [decree] Take a decree
    [building] Open a building
   *[other] { $word }
}
lisboa-option-office = Official to { $noble ->
    [builder] the Builder
    [marquis] the Marquis
    [king] the King
   *[other] { $word_the }
}
    .short = { lisboa-noble-name }
lisboa-option-plan = { $architect ->
    [blue] Take the blue plan
    [green] Take the green plan
   *[other] Take a plan: { $word }
}
lisboa-option-cardinal = { $steps ->
    [one] { $steps } step: { $tile }
   *[other] { $steps } steps: { $tile }
}
    .act = Take the tile
lisboa-option-favor = Favor { $noble ->
    [builder] of the Builder
    [marquis] of the Marquis
    [king] of the King
   *[other] { $word }
}
    .short = { lisboa-noble-name }
    .act = Take the favor { lisboa-of-noble }
lisboa-option-return = Return the favor { lisboa-of-noble }
    .short = { lisboa-noble-name }
lisboa-option-build = { $good ->
    [gold] Gold store on { $lot }
    [cloth] Cloth store on { $lot }
    [books] Book store on { $lot }
    [tools] Tool store on { $lot }
   *[other] Store: { $word }
}
    .about = { $good ->
        [gold] { lisboa-street-gold }
        [cloth] { lisboa-street-cloth }
        [books] { lisboa-street-books }
       *[tools] { lisboa-street-tools }
    }
    .act = Build on { $lot }{ $total ->
        [-1] { "" }
       *[other] { " " }for { $total }
    }
lisboa-option-clear = { $cube ->
    [earthquake] Earthquake cube
    [fire] Fire cube
    [tsunami] Tsunami cube
   *[other] { $word }
} { $line ->
    [row] of the row
   *[column] of the column
}
    .short = { $line ->
        [row] row
       *[column] column
    }
    .act = Take the cube{ $total ->
        [-1] { "" }
       *[other] , pay { $total }
    }
lisboa-option-house = House of the { $group ->
    [left] left group
    [middle] middle group
    [right] right group
   *[other] { $word }
}
    .short = { $group ->
        [left] Left
        [middle] Middle
       *[right] Right
    }
lisboa-option-decree = { $decree }
    .act = Take the decree
lisboa-option-open = Open a building: { $side ->
    [north] { lisboa-site }
    [west] { lisboa-site }
    [east] { lisboa-site }
   *[other] { $word_name }
}
    .act = Open it here
lisboa-option-use = Use the { $architect ->
    [blue] { lisboa-plan }
    [green] { lisboa-plan }
   *[other] { $word_name }
}
    .short = { lisboa-plan }
    .act = Open the building{ $total ->
        [-1] { "" }
        [0] { "" }
       *[other] { " " }for { $total }
    }
lisboa-option-recall = Return the official from { $spot ->
    [office] the office { lisboa-of-noble }
    [plaza] the plaza { lisboa-of-noble }
   *[other] { $word_the }
}
    .short = { $spot ->
        [plaza] { lisboa-noble-name }, plaza
       *[office] { lisboa-noble-name }, office
    }
lisboa-option-cube = { $cube ->
    [earthquake] Take an earthquake cube
    [fire] Take a fire cube
    [tsunami] Take a tsunami cube
   *[other] { $word }
}
    .short = { $cube ->
        [earthquake] earthquake
        [fire] fire
       *[tsunami] tsunami
    }
lisboa-option-keep = Keep: { $tile }
    .act = Keep this tile
lisboa-option-tile = { $frame ->
    [DiscardTiles] Discard: { $tile }
   *[LosePiece] Give up: { $tile }
}
    .act = { $frame ->
        [DiscardTiles] Discard this tile
       *[LosePiece] Give up this tile
    }

## What a deed cost and brought, told in its line

lisboa-what-it-does = { $does ->
    [none] { "" }
   *[other] : { $does }
}
lisboa-for-paid = { $paid ->
    [none] { "" }
    [one] { " " }for { $paid } real
   *[other] { " " }for { $paid } réis
}
lisboa-paid-wigs = { $n ->
    [one] { $n } wig
   *[other] { $n } wigs
}
lisboa-for-visit = { $cost ->
    [none] { "" }
   *[other] { " " }for { $cost }
}
lisboa-wigs-too = { $wigs ->
    [none] { "" }
    [one] , +{ $wigs } wig
   *[other] , +{ $wigs } wigs
}
lisboa-for-goods = { $goods ->
    [none] { "" }
   *[other] { " " }for { $goods }
}
lisboa-some-cubes = { $number ->
    [1] { lisboa-one-cube }
   *[other] { $number } rubble cubes
}

## What happens, for the log

lisboa-event-turn = { $you ->
    [yes] Your turn.
   *[no] { $name }’s turn.
}
lisboa-event-played = { $you ->
    [yes] { $how ->
        [visit] You visit { lisboa-played-noble }{ lisboa-for-visit }.
        [sponsor] You sponsor an event{ lisboa-for-paid }{ lisboa-what-it-does }.
       *[portfolio] You play { lisboa-played-card } into the portfolio{ lisboa-what-it-does }.
    }
   *[no] { $how ->
        [visit] { $name } visits { lisboa-played-noble }{ lisboa-for-visit }.
        [sponsor] { $name } sponsors an event{ lisboa-for-paid }{ lisboa-what-it-does }.
       *[portfolio] { $name } plays { lisboa-played-card } into the portfolio{ lisboa-what-it-does }.
    }
}
lisboa-played-noble = { $card_kind ->
    [builder] the Builder
    [marquis] the Marquis
   *[king] the King
}
lisboa-played-card = { $card_kind ->
    [builder] a Builder card
    [marquis] a Marquis card
    [king] a King card
   *[treasury] a treasury card
}
lisboa-event-discarded = { $you ->
    [yes] You discard { lisboa-played-card }{ lisboa-what-it-does }.
   *[no] { $name } discards { lisboa-played-card }{ lisboa-what-it-does }.
}
lisboa-event-removed = { $you ->
    [yes] You remove
   *[no] { $name } removes
} a card from the portfolio{ lisboa-what-it-does }.
lisboa-event-took = { $you ->
    [yes] You take { lisboa-played-card } from the display{ lisboa-what-it-does }.
   *[no] { $name } takes { lisboa-played-card } from the display{ lisboa-what-it-does }.
}
lisboa-event-drew = { $number ->
    [0] { "" }
    [one] { $you ->
        [yes] You draw
       *[no] { $name } draws
    } { $number } card.
   *[other] { $you ->
        [yes] You draw
       *[no] { $name } draws
    } { $number } cards.
}
lisboa-event-reis = { $you ->
    [yes] You get
   *[no] { $name } gets
} { $amount ->
    [one] { $amount } real
   *[other] { $amount } réis
}.
lisboa-event-paid = { $amount ->
    [0] { $you ->
        [yes] You pay
       *[no] { $name } pays
    } nothing.
    [one] { $you ->
        [yes] You pay
       *[no] { $name } pays
    } { $amount } real.
   *[other] { $you ->
        [yes] You pay
       *[no] { $name } pays
    } { $amount } réis{ $converted ->
        [0] { "" }
       *[other] , { $converted } of them from influence
    }.
}
lisboa-event-paid-visit = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { $cost }.
lisboa-event-influence = { $you ->
    [yes] You gain
   *[no] { $name } gains
} { $amount } influence{ $wig ->
    [yes] { " " }and a wig for reaching the top
   *[no] { "" }
}.
lisboa-event-wigs = { $you ->
    [yes] You score
   *[no] { $name } scores
} { $amount ->
    [one] { $amount } wig
   *[other] { $amount } wigs
} { $why ->
    [store] for the store
    [building] for the new building
    [sailed] as the ship sails
    [church] in the church scoring
    [tile] for the clergy tile
    [cubes] for rubble cubes
    [rubble_sets] for rubble sets
    [decree] for the decree
   *[reward] as reward
}.
lisboa-event-lost-wigs = { $you ->
    [yes] You lose
   *[no] { $name } loses
} { $amount ->
    [one] { $amount } wig
   *[other] { $amount } wigs
}.
lisboa-some-goods = { $good ->
    [gold] { $amount } gold
    [cloth] { $amount } cloth
    [books] { $amount ->
        [one] { $amount } book
       *[other] { $amount } books
    }
   *[tools] { $amount ->
        [one] { $amount } tool
       *[other] { $amount } tools
    }
}
lisboa-event-goods = { $amount ->
    [0] { $you ->
        [yes] You have
       *[no] { $name } has
    } no room for more { lisboa-good-name }.
   *[other] { $you ->
        [yes] You get
       *[no] { $name } gets
    } { lisboa-some-goods }.
}
lisboa-event-lost-good = { $you ->
    [yes] { $why ->
        [offer] You offer { lisboa-one-good }: { lisboa-action-name }
        [price] You pay { lisboa-one-good }
        [room] You have no more room for { lisboa-one-good }
       *[other] You give { lisboa-one-good }
    }
   *[no] { $why ->
        [offer] { $name } offers { lisboa-one-good }: { lisboa-action-name }
        [price] { $name } pays { lisboa-one-good }
        [room] { $name } has no more room for { lisboa-one-good }
       *[other] { $name } gives { lisboa-one-good }
    }
}.
lisboa-event-price = The price of { lisboa-good-name } falls to { $price }.
lisboa-event-treasury = The treasury stands at { $treasury }.
lisboa-event-cube = { $you ->
    [yes] You take
   *[no] { $name } takes
} { lisboa-some-cubes }{ $kept ->
    [no] , which leaves the game
   *[yes] { "" }
}.
lisboa-event-rubble-set = { $you ->
    [yes] You complete your
   *[no] { $name } completes a
} { $sets ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} rubble set.
lisboa-event-marker = { $you ->
    [yes] You use
   *[no] { $name } uses
} a set marker.
lisboa-event-official = { $you ->
    [yes] You place
   *[no] { $name } places
} an official in the office { $office ->
    [builder] of the Builder
    [marquis] of the Marquis
   *[king] of the King
}{ $to_plaza_count ->
    [0] { "" }
   *[other] ; the fullest colours move one to the plaza
}.
lisboa-event-recalled = { $you ->
    [yes] You take
   *[no] { $name } takes
} an official back from { $spot_the }.
lisboa-event-favor = { $you ->
    [yes] You take
   *[no] { $name } takes
} the favor { lisboa-of-noble }.
lisboa-event-returned-favor = { $influence ->
    [none] { $you ->
        [yes] You return
       *[no] { $name } returns
    } the favor { lisboa-of-noble }.
   *[other] { $you ->
        [yes] You follow
       *[no] { $name } follows
    } with the favor { lisboa-of-noble }{ lisboa-for-visit }.
}
lisboa-event-tile = { $you ->
    [yes] You take
   *[no] { $name } takes
} a clergy tile{ lisboa-what-it-does }.
lisboa-event-set-aside = { $you ->
    [yes] You give up
   *[no] { $name } gives up
} a clergy tile{ lisboa-what-it-does }.
lisboa-event-house = { $you ->
    [yes] You build
   *[no] { $name } builds
} a house of the { $group ->
    [left] left group
    [middle] middle group
   *[right] right group
}.
lisboa-event-sold = { $you ->
    [yes] You sell
   *[no] { $name } sells
} { lisboa-one-good }{ lisboa-for-paid }.
lisboa-event-docked = { $you ->
    [yes] Your ship
   *[no] A ship of { $name }
} is back in its dock.
lisboa-event-ship = { $you ->
    [yes] You build
   *[no] { $name } builds
} { $ship_the }{ lisboa-for-goods }.
lisboa-event-cardinal = { $you ->
    [yes] You move
   *[no] { $name } moves
} the Cardinal{ $church_scoring ->
    [yes] : church scoring at the end of the turn
   *[no] { "" }
}.
lisboa-event-store = { $you ->
    [yes] You build
   *[no] { $name } builds
} a { lisboa-store } on { $lot }{ lisboa-for-paid }{ lisboa-wigs-too }.
lisboa-event-plan = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $plan_the }.
lisboa-event-building = { $you ->
    [yes] You open
   *[no] { $name } opens
} a public building: { $site_name }.
lisboa-event-completed-plan = { $you ->
    [yes] You complete
   *[no] { $name } completes
} { $plan_the }.
lisboa-event-decree = { $you ->
    [yes] You take
   *[no] { $name } takes
} a decree{ lisboa-what-it-does }.
lisboa-feats-decree = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $count } decrees in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
lisboa-feats-store = { $you ->
    [yes] You build
   *[no] { $name } builds
} { $count } stores in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
lisboa-event-period = { $cause ->
    [rubble_sets] A second rubble set:
   *[empty_decks] Three decks are empty:
} the second period begins.
lisboa-event-end-caused = { $cause ->
    [rubble_sets] A fourth rubble set:
   *[empty_decks] Three decks are empty:
} this round is finished, then one more is played.

## Score sheet

lisboa-score-wigs = During the game
lisboa-score-hulls = Hulls of ships
lisboa-score-rubble-sets = Rubble sets
    .from = { $sets ->
        [one] { $sets } set
       *[other] { $sets } sets
    }
lisboa-score-stores-gold = Stores: gold
    .from = { $stores ->
        [one] { $stores } store
       *[other] { $stores } stores
    }
lisboa-score-stores-cloth = Stores: cloth
    .from = { $stores ->
        [one] { $stores } store
       *[other] { $stores } stores
    }
lisboa-score-stores-books = Stores: books
    .from = { $stores ->
        [one] { $stores } store
       *[other] { $stores } stores
    }
lisboa-score-stores-tools = Stores: tools
    .from = { $stores ->
        [one] { $stores } store
       *[other] { $stores } stores
    }
lisboa-score-money = Influence and réis
    .from = { $reis } + { $influence_as_reis }, ÷ 5
lisboa-score-decree = Decrees
    .from = { $count ->
        [one] { $count } decree
       *[other] { $count } decrees
    }
lisboa-score-officials = Officials on plans
    .from = { $officials ->
        [one] { $officials } official
       *[other] { $officials } officials
    }
lisboa-score-favors = Royal favors
    .from = { $favors ->
        [one] { $favors } favor
       *[other] { $favors } favors
    }
lisboa-tie-break = Tie-break: rubble sets, stores, plans, réis
lisboa-points-over-game = Wigs over the game
    .about = what each would have if the game ended then
    .stage = Period { $stage }
lisboa-rivals = Rivals
lisboa-tab-city = City
lisboa-tab-court = Court
lisboa-tab-mine = Mine
lisboa-tab-rivals = Rivals
lisboa-tab-log = Log

## Terms of a price, sources of a gain

lisboa-part-treasury = treasury
lisboa-part-officials = officials
lisboa-part-row = row { $of }
lisboa-part-column = column { $of }
lisboa-part-on-land = { $source ->
    [clergy] clergy
   *[card] office
}
lisboa-part-per-payment = { $source ->
    [clergy] clergy
   *[card] office
}
lisboa-part-on-events = { $source ->
    [clergy] clergy
   *[card] office
}
lisboa-part-per-visit = clergy
lisboa-part-per-hired-official = cheaper hiring
lisboa-part-per-ship = clergy
lisboa-part-hull = hull
lisboa-part-replaced = old hull
lisboa-part-offered = offered good
lisboa-part-houses = houses
lisboa-source-card = treasury card
lisboa-source-hull = hull
lisboa-source-reward = reward
lisboa-then-a-cube = then a cube goes: up to { $cube } less
lisboa-scores-nobody = scores for nobody yet

## Why something is not possible

lisboa-reason-nothing-to-sell-or-trade = afterwards you would have nothing to sell or trade.
    .short = nothing to sell
lisboa-reason-price-of-visit = the visit costs { $price }; you have { $influence } influence and { $wigs ->
    [one] { $wigs } wig
   *[other] { $wigs } wigs
}.
    .short = costs { $price }
lisboa-reason-fee-of-event = the event costs { $price ->
    [one] { $price } real
   *[other] { $price } réis
}; you can raise { $money }.
    .short = costs { $price }
lisboa-reason-event-does-nothing = the event would do nothing now.
    .short = no effect
lisboa-reason-no-open-decree = no decree is open.
    .short = no decree
lisboa-reason-no-house = you have no house left.
    .short = no house
lisboa-reason-no-lot-or-tile = there is no lot with a fitting tile.
    .short = no lot
lisboa-reason-not-payable = it would cost { $price ->
    [one] { $price } real
   *[other] { $price } réis
}; you can raise { $money }.
    .short = costs { $price }
lisboa-reason-no-free-site = all sites are taken.
    .short = no site
lisboa-reason-no-plan = you have no unfinished plan.
    .short = no plan
lisboa-reason-no-building-for-plan = no building of your plans’ architects is left for a free site.
    .short = no building
lisboa-reason-no-tile = no city tile is left here: { lisboa-good-name }.
    .short = no tile
lisboa-reason-no-fitting-plan = none of your plans has a building that fits here.
    .short = no plan fits
lisboa-reason-building-does-not-fit = this architect’s building does not show the colour of the street.
    .short = wrong colour
lisboa-reason-noble-action-impossible-afterwards = the noble action could not be done afterwards.
    .short = blocks the visit
lisboa-reason-no-place-for-tile = you hold as many clergy tiles as you have places.
    .short = no place
lisboa-reason-no-tile-to-take = there is no tile to take beside the Cardinal.
    .short = no tile
lisboa-reason-no-official-on-board = you have no official on your board.
    .short = no official
lisboa-reason-no-plan-in-piles = both piles of plans are empty.
    .short = no plan
lisboa-reason-nothing-would-be-received = you would receive no good.
    .short = nothing
lisboa-reason-all-favors-held = you hold all three favors.
    .short = all held
lisboa-reason-no-ship-in-yard = the yard is empty.
    .short = no ship
lisboa-reason-price-of-ship = the ship costs { $price ->
    [one] { $price } good
   *[other] { $price } different goods
}; you have { $kinds }.
    .short = costs { $price }
lisboa-reason-no-room-for-ship = there is no place for the ship.
    .short = no place
lisboa-reason-covered = it is covered this turn ({ lisboa-good-name }).
    .short = covered

## Lacerda

lisboa-event-courtier = Lacerda’s courtier goes to { lisboa-the-noble }.
lisboa-event-aide = The Aide goes to the deck { $deck ->
    [builder] of the Builder
    [marquis] of the Marquis
    [king] of the King
   *[treasury] of the treasury
}.
lisboa-event-lacerda-acts = Lacerda takes the { $half ->
    [upper] upper
   *[lower] lower
} state action: { lisboa-action-name }.
lisboa-event-lacerda-visits = Lacerda visits { lisboa-the-noble }{ lisboa-for-visit }.
lisboa-event-lacerda-skips = Lacerda skips what he cannot do: { $action ->
    [store] build a store
    [decree] take a decree
    [building] open a building
   *[other] { lisboa-action-name }
}.
lisboa-event-lacerda-store = Lacerda chooses { $lot } for a { lisboa-store }: { $wigs ->
    [one] { $wigs } wig
   *[other] { $wigs } wigs
}.
lisboa-event-lacerda-building = Lacerda chooses { $site_name }, { $architect ->
    [blue] blue architect
   *[green] green architect
}.
lisboa-score-cubes = Rubble cubes
    .from = { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
lisboa-score-rank = Rank
    .from = { $rank_name }
lisboa-rank-missed = { $rank }: lacks { $missed }
lisboa-condition = { $condition ->
    [wigs] wigs
    [stores] stores
    [majorities] first places
    [reis] réis
    [decrees] decrees
   *[ships] ships
} { $found }/{ $needed }
lisboa-word-jester = Jester
lisboa-word-court-servant = Court Servant
lisboa-word-kings-favourite = King’s Favourite
lisboa-word-right-hand-of-the-marquis = Right Hand of the Marquis

## Options of a table: draft, tasks, starting decree

lisboa-prompt-KeepCards = Keep a card
    .why = The others go to your left-hand neighbour.
lisboa-prompt-ChooseTask = Which task counts?
    .why = Several were done this turn; the others must be done anew.
lisboa-prompt-PlaceOfficial = Choose an office for an official
    .why = The reward of your task; it is no recruiting.
lisboa-prompt-TakeStartingDecree = Take a decree to start with
    .why = Everybody takes one before the first turn.
lisboa-option-draft = Keep { lisboa-card-of-kind }
    .act = Keep this card
lisboa-option-task = Finish task { $word }
    .act = Finish this task
lisboa-event-kept-card = { $you ->
    [yes] You keep
   *[no] { $name } keeps
} a card.
lisboa-event-passed-cards = { $number ->
    [one] { $you ->
        [yes] You pass
       *[no] { $name } passes
    } { $number } card to the left.
   *[other] { $you ->
        [yes] You pass
       *[no] { $name } passes
    } { $number } cards to the left.
}
lisboa-event-task = { $you ->
    [yes] You get
   *[no] { $name } gets
} a task.
lisboa-event-task-done = { $you ->
    [yes] You do
   *[no] { $name } does
} what a task asks for{ lisboa-what-it-does }.
lisboa-event-task-finished = { $you ->
    [yes] You finish
   *[no] { $name } finishes
} a task{ lisboa-what-it-does }.
lisboa-packet = Cards to choose from
lisboa-packet-about = { $count ->
    [one] { $count } kept so far
   *[other] { $count } kept so far
}
lisboa-tasks = Tasks
lisboa-task-title = Task { $number }
lisboa-task-visit = { $deeds } in a visit of your own; then you get two more tasks
lisboa-task-deed = { $deeds }: { $reward }
lisboa-or = { $first } or { $second }
lisboa-deed-store = build a store
lisboa-deed-ship = build a ship
lisboa-deed-decree = take a decree
lisboa-deed-building = open a building
lisboa-deed-recruit-2 = recruit two officials at once
lisboa-deed-plan = take a plan
lisboa-deed-cardinal = take a tile from the Cardinal
lisboa-deed-favor = get a favor
lisboa-deed-follow = follow a visit
lisboa-deed-sell = sell a good
lisboa-deed-produce = produce a good
lisboa-deed-church = discard tiles in a church scoring

## Why a bot chose as it did

lisboa-why-only = Nothing else can be done.
lisboa-why-fallback = The bot had no time to think, so it took any option.
lisboa-why-random = This bot takes any option.
lisboa-why-one-step = After this step it stands best.
lisboa-why-plan = Of { $ways } ways to play the turn this one stands best, about { $percent } to 100.

## The guided first game

lisboa-lesson-welcome = Rebuild Lisbon
    .text = On 1 November 1755 an earthquake, a tsunami and fires destroyed the city. You help to rebuild it; the most wigs win.
    .why = This guide takes about ten minutes and ends in a real game. The figures on cards, tiles and board are a reconstruction, not the printed ones.
lisboa-lesson-city = The city
    .text = Streets run from north to south, each in the colour of a good. A store stands on a lot and has its door on a street.
    .why = The cubes are rubble. Those in the row and column of a lot make it dearer, and you clear them one by one.
lisboa-lesson-tile = Keep a clergy tile
    .text = Choose one of your two clergy tiles. It helps you from now on.
    .why = Later you may give it up in a church scoring for the wigs on its back.
lisboa-lesson-hand = One card each turn
    .text = You play one of your five cards: a noble or a treasury card to the Court, or any card into your portfolio. Or you discard one for 1 gold.
    .why = At the end of the turn you take a new card from the display.
lisboa-lesson-court = The Royal Court
    .text = Three nobles receive visits. A visit costs influence: what the treasury shows on the left, and 1 for each official of others in the office.
    .why = It brings the action of that noble and before it, if you like, one of his two state actions.
lisboa-lesson-visit = Visit the Builder
    .text = Press your Builder card, then the Builder at the Court, and confirm.
    .why = The bar always says what is asked, the panel what it costs and brings.
lisboa-lesson-state = A state action
    .text = Recruit officials, or get a plan. Get a plan now: you need one to open a public building.
    .why = Officials in an office make the visits of others dearer, and plans ask for them.
lisboa-lesson-store = Build a store
    .text = Choose a lot. Its chip shows the price in réis; the sign on the lot is what you get at once.
    .why = The price is the treasury plus the rubble left in row and column. Wigs come from open public buildings beside the row and at the head of the street.
lisboa-lesson-cube = Clear a cube
    .text = Take one cube from the row or the column of your lot. The rest stays and counts in the price. Then pay.
    .why = One cube of each colour makes a set: more room for goods and cards, and wigs at the end.
lisboa-lesson-house = A house on the store
    .text = A wooden house of your board goes on the store. Take one of the middle group: ships then cost 1 good less.
    .why = Each house you move uncovers an ability: the left group for visits, the middle one for ships, the right one for production.
lisboa-lesson-card = Take a card
    .text = Take one of the four cards of the display.
    .why = When three of the decks are empty, or somebody has enough rubble sets, the period ends.
lisboa-lesson-turn = End your turn
    .text = Press “End turn”. Until then you can take back what you did, step by step.
    .why = Then the other one plays. Look at what happens, or press Space to skip to the present.
lisboa-lesson-portfolio = Into the portfolio
    .text = Now play a noble card into your portfolio. You get what its foot shows, and then you sell goods or trade.
    .why = Nobles in the portfolio count whenever you gain influence. There is little room, so choose well.
lisboa-lesson-trade = Trade for a ship
    .text = Offer a book or gold for the state action Ship, below the Marquis.
    .why = Each noble takes one kind of good, and gold: the Builder tools, the Marquis books, the King cloth.
lisboa-lesson-sell = Sell goods
    .text = Finish this turn. In the next one play another card into the portfolio, let the noble there go, and sell goods on your ship.
    .why = Ships of others serve as well. A full ship sails and brings its owner 1 wig per crate.
lisboa-lesson-building = Public buildings
    .text = A visit to the King opens a public building: with one of your plans and officials for it. Stores in its row or street that fit its colours score.
    .why = Stores and buildings need each other, whoever owns them.
lisboa-lesson-church = The church
    .text = Whoever meets the Cardinal takes a clergy tile. When he passes the sign of influence, all may give up tiles for wigs.
    .why = A tile helps as long as you keep it. Its wigs come only when you let it go.
lisboa-lesson-decrees = Decrees
    .text = A visit to the Marquis gives a decree. Each counts something at the end: stores, ships, officials, rubble.
    .why = Take those that fit what you do anyway, before somebody else does.
lisboa-lesson-end = How it ends
    .text = In the second period a fourth rubble set, or three empty decks, brings the last rounds. Then ships, sets, stores, money, decrees, plans and favors count.
    .why = Point at any piece to see what it does, with the clause of the rules.
lisboa-lesson-play-on = Play on
    .text = That is all you need to begin. This table is a real game: play it to the end, or start another.
    .why = The option list (key O) always shows everything you can do.

## The box, group by group, and its fields

lisboa-box-name-my-box = my box
lisboa-box-group-board = Board and tracks
lisboa-box-group-lots = Lots
lisboa-box-group-sites = Sites
lisboa-box-group-plans = Buildings and plans
lisboa-box-group-ships = Ships
lisboa-box-group-nobles = Noble cards
lisboa-box-group-treasury = Treasury cards, decks
lisboa-box-group-clergy = Clergy tiles
lisboa-box-group-decrees = Decrees
lisboa-box-group-tokens = Tokens and tasks
lisboa-box-field-number = Number
lisboa-box-field-deck = Deck
lisboa-box-field-kind = Noble
lisboa-box-field-influence = Influence
lisboa-box-field-reward = Reward
lisboa-box-field-penalty = Penalty
lisboa-box-field-event = Event
lisboa-box-field-benefit = Benefit
lisboa-box-field-scoring = Scoring
lisboa-box-field-copies = Copies
lisboa-box-field-officials = Officials
lisboa-box-field-wigs = Wigs
lisboa-box-field-lot = Lot
lisboa-box-field-site = Site
lisboa-box-field-architect = Architect
lisboa-box-field-start = At the start
lisboa-box-field-right = Right value
lisboa-box-field-left = Left value
lisboa-box-field-maximum = Highest space
lisboa-box-field-icons = Spaces with a coin
lisboa-box-field-minimum = Lowest price
lisboa-box-field-good = Good
lisboa-box-field-name = Name
lisboa-box-field-values = Values
lisboa-box-field-place-of-column = Tile of each column
lisboa-box-field-cubes = Cubes of each colour
lisboa-box-field-cost = Cost
lisboa-box-field-row = Cubes per row
lisboa-box-field-columns = Cubes per column
lisboa-box-field-pile = Pile
lisboa-box-field-large = Large tiles
lisboa-box-field-small = Small tiles
lisboa-box-field-influence-gap = Gap of the influence icon
lisboa-box-field-treasury-gap = Gap of the treasury icon
lisboa-box-field-spaces = Spaces
lisboa-box-field-hand = Cards in hand
lisboa-box-field-open-decrees = Open decrees
lisboa-box-field-builder = Builder
lisboa-box-field-marquis = Marquis
lisboa-box-field-king = King
lisboa-box-field-reis = Réis
lisboa-box-field-goods = Goods of each kind
lisboa-box-field-houses = Houses by group
lisboa-box-field-set-markers = Set markers
lisboa-box-field-rubble-places = Places for rubble
lisboa-box-field-upper-places = Upper places
lisboa-box-field-lower-places = Lower places
lisboa-box-field-clergy-places = Places for clergy
lisboa-box-field-rubble-set = Rubble set
lisboa-box-field-favor = Royal favor
lisboa-box-field-plans = Completed plans
lisboa-box-field-places = Places
lisboa-box-field-blue = Blue side
lisboa-box-field-green = Green side
lisboa-box-field-colour = Colour
lisboa-box-field-hull = Hull
lisboa-box-field-bonus = Bonus per good
lisboa-box-field-period = Period
lisboa-box-field-years = Years
lisboa-box-field-cards = Cards
lisboa-box-field-id = Tile
lisboa-box-field-solo = In the solo game
lisboa-box-field-row-e = About row E
lisboa-box-field-deeds = Deeds
lisboa-box-field-deed = Deed
lisboa-box-field-earthquake = Earthquake
lisboa-box-field-fire = Fire
lisboa-box-field-tsunami = Tsunami
lisboa-box-list-treasury = Treasury
lisboa-box-list-treasury-spaces = Space of the treasury
lisboa-box-list-influence = Influence
lisboa-box-list-market = Market
lisboa-box-list-streets-west-to-east = Street
lisboa-box-list-score-tiles = Score tiles
lisboa-box-list-rubble = Rubble
lisboa-box-list-city-tiles = City tiles
lisboa-box-list-church = Church
lisboa-box-list-offices = Offices
lisboa-box-list-court = Royal Court
lisboa-box-list-player = Player board
lisboa-box-list-wigs = Wigs at the end
lisboa-box-list-wigs-stores = Stores of
lisboa-box-list-buildings-tiles = Public building
lisboa-box-list-plans-starting = Starting plan
lisboa-box-list-plans-others = Plan
lisboa-box-list-cards-decks = Deck
lisboa-box-list-cards-treasury = Treasury card
lisboa-box-list-tasks-a = Task A
lisboa-box-list-tasks-b = Task B
lisboa-box-list-city-tokens-round = Round token
lisboa-box-list-city-tokens-square = Square token
lisboa-box-list-lots-places = Lot
lisboa-box-list-sites-places = Site
lisboa-box-list-ships-cards = Ship
lisboa-box-list-cards-nobles = Noble card
lisboa-box-list-clergy-tiles = Clergy tile
lisboa-box-list-decrees-cards = Decree
lisboa-box-on-display = On the display
lisboa-box-in-portfolio = In the portfolio
lisboa-box-fault-missing = is missing
lisboa-box-fault-empty = is empty
lisboa-box-fault-not-a-number = expected a whole number, got { $value }
lisboa-box-fault-not-exactly = { $value } is not { $lowest }
lisboa-box-fault-not-between = { $value } is not between { $lowest } and { $highest }
lisboa-box-fault-not-a-text = expected a text, got { $value }
lisboa-box-fault-text-too-long = a text of { $found } characters, expected { $most } at most
lisboa-box-fault-not-a-flag = expected true or false, got { $value }
lisboa-box-fault-not-a-list = expected a list, got { $value }
lisboa-box-fault-not-a-table = expected a table, got { $value }
lisboa-box-fault-too-many-entries = { $found } entries, expected { $most } at most
lisboa-box-fault-other-entries = expected { $expected } entries, got { $found }
lisboa-box-fault-twice = { $value } stands here twice
lisboa-box-fault-there-already = { $value } stands already in { $field }
lisboa-box-fault-unknown = unknown { $what } '{ $value }'
lisboa-box-fault-unknown-value = unknown { $what } { $value }
lisboa-box-fault-unknown-near = unknown { $what } '{ $value }', did you mean '{ $near }'?
lisboa-box-fault-unknown-word = unknown { $what } '{ $value }', expected { $words }
lisboa-box-fault-unknown-sentence = unknown scoring '{ $value }', expected 'N per …' or 'N with …'
lisboa-box-fault-not-here = '{ $value }' cannot stand here
lisboa-box-fault-no-number = '{ $value }' takes no number
lisboa-box-fault-needs-number = '{ $value }' needs a number, as in '{ $example }'
lisboa-box-fault-number-not-between = '{ $value }': the number is not between 1 and { $highest }
lisboa-box-fault-second-building = '{ $value }': one building at most stands in a reward
lisboa-box-fault-not-alone = '{ $value }': store, decree and building stand alone in an event
lisboa-box-fault-reward-and-penalty = a noble card has a reward or a penalty, not both
lisboa-box-fault-unknown-key = unknown key
lisboa-box-fault-unknown-key-near = unknown key, did you mean '{ $near }'?
lisboa-box-fault-unknown-keys = { $found } unknown keys
lisboa-box-fault-nothing-labelled = labels a figure that is not here
lisboa-box-fault-unknown-label = expected one of { $labels }, got { $value }
lisboa-box-fault-unlabelled = says nothing about { $figures }, expected one of { $labels }
lisboa-box-fault-right-not-rising = the right values do not rise from space to space
lisboa-box-fault-left-up-and-down = the left values rise and fall
lisboa-box-fault-no-such-space = no space has the right value { $value }
lisboa-box-fault-spaces-not-rising = the spaces do not rise
lisboa-box-fault-below-minimum = { $value } is below the minimum of { $lowest }
lisboa-box-fault-place-without-column = some place serves no column
lisboa-box-fault-other-cubes = { $expected } cubes in all, but rows, columns, sites and pile take { $found }
lisboa-box-fault-other-markers = { $found } markers for { $expected } sets
lisboa-box-fault-later-place-more = a later place brings more than an earlier one
lisboa-box-fault-ships-of-a-period = each period needs two colours of ships
lisboa-box-fault-other-pieces = expected { $expected } in all, got { $found }
lisboa-box-fault-other-cards = expected { $expected } in all decks together
lisboa-box-fault-too-deep = more than { $most } tables or lists lie inside each other
lisboa-colour-blue = blue
lisboa-colour-red = red
lisboa-colour-purple = purple
lisboa-colour-brown = brown
lisboa-colour-green = green
lisboa-colour-yellow = yellow
lisboa-colour-pink = pink

## What the coach counts, before a colon
lisboa-unit-reis = Réis
lisboa-unit-influence = Influence
lisboa-unit-wigs = Wigs
lisboa-unit-goods = Goods
lisboa-unit-gold = Gold
lisboa-unit-cloth = Cloth
lisboa-unit-books = Books
lisboa-unit-tools = Tools
lisboa-unit-hull-at-the-end = Total hull at the end
lisboa-unit-wigs-at-the-end = Wigs from decrees at the end
lisboa-unit-majorities-at-the-end = Wigs from majorities at the end

## What puzzles are about
lisboa-theme-visits = Visits
lisboa-theme-portfolio = Portfolio
lisboa-theme-following = Following
lisboa-theme-stores = Stores
lisboa-theme-ships = Ships
lisboa-theme-decrees = Decrees
lisboa-theme-public-buildings = Public buildings
lisboa-theme-church = Church
lisboa-theme-state-actions = State actions
lisboa-theme-officials = Officials
lisboa-theme-favors = Royal favors
