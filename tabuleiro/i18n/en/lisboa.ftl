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
lisboa-effect-plan = take a plan
lisboa-effect-favor = royal favor
lisboa-effect-produce = produce goods
lisboa-effect-cardinal = { $n ->
    [1] Cardinal, 1 step
   *[other] Cardinal, 1 or 2 steps
}
lisboa-effect-ship = build a ship, pay goods
lisboa-effect-cube = 1 cube from the pile
lisboa-effect-store = build a store
lisboa-effect-decree = take a decree
lisboa-effect-building = open a building
lisboa-effect-place-official = place 1 official in any office

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
lisboa-benefit-per-gain = +{ $n } influence whenever you gain influence from your portfolio
    .short = gains +{ $n }
lisboa-benefit-per-recruiting = +{ $n } influence after each recruiting
    .short = recruiting +{ $n }
lisboa-benefit-steady-prices = your production lowers no price
    .short = steady prices
lisboa-benefit-capacity = room for { $n } more cards and goods of each kind
    .short = room +{ $n }
lisboa-benefit-per-ship = { $n ->
    [one] ships cost { $n } good less
   *[other] ships cost { $n } goods less
}
    .short = ships −{ $n }
lisboa-benefit-any-good = any noble takes any good from you
    .short = any good
lisboa-benefit-per-decree = { $n ->
    [one] +{ $n } wig for each decree you take
   *[other] +{ $n } wigs for each decree you take
}
    .short = decrees +{ $n }

## Decrees: what they count, then the sentence around it

lisboa-counter-own-stores-of-good = own { lisboa-store }
lisboa-counter-all-stores-of-good = { lisboa-store } of anybody
lisboa-counter-own-stores-in-row = own store in row { $row }
lisboa-counter-own-stores-in-column = own store in column { $column }
lisboa-counter-goods-with-own-store = own stores of all four goods
lisboa-counter-most-own-stores-of-one-good = { $least } own stores of one good
lisboa-counter-rows-with-own-store = own stores in { $least } rows
lisboa-counter-columns-with-own-store = own stores in { $least } columns
lisboa-counter-buildings-of-architect = building of the { $architect ->
    [blue] blue
   *[green] green
} architect
lisboa-counter-buildings-on-side = building on the { $side ->
    [west] west
    [north] north
   *[east] east
} side
lisboa-counter-buildings-showing = building showing { $good ->
    [gold] gold
    [cloth] cloth
    [books] books
   *[tools] tools
}
lisboa-counter-buildings-beside-row = building beside row { $row }
lisboa-counter-completed-plans-of-architect = own completed { $architect ->
    [blue] blue
   *[green] green
} plan
lisboa-counter-architects-with-completed-plan = completed plans of both architects
lisboa-counter-officials-on-completed-plans = { $least }+ officials on own completed plans
lisboa-counter-unfinished-plans = own unfinished plan
lisboa-counter-own-ships = own ship
lisboa-counter-own-ships-of-hull = own ship of hull { $hull }
lisboa-counter-total-hull = total hull { $least }+
lisboa-counter-tokens-on-docks = good or crate on own docks
lisboa-counter-goods-in-warehouse = { $good ->
    [gold] gold
    [cloth] cloth
    [books] book
   *[tools] tool
} in warehouse
lisboa-counter-sets-of-goods = set of four different goods in warehouse
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
lisboa-counter-officials-on-plazas = own official on plazas
lisboa-counter-officials-on-board = official still on own board
lisboa-counter-cubes-of-colour = { $cube ->
    [earthquake] earthquake
    [fire] fire
   *[tsunami] tsunami
} cube
lisboa-counter-rubble-sets = rubble set
lisboa-counter-noble-cards = noble card in portfolio
lisboa-counter-treasury-cards = treasury card in portfolio
lisboa-counter-decrees-owned = own decree, this one too
lisboa-counter-best-decree-of-an-opponent = best decree of an opponent as well

lisboa-decree-per = { $wigs ->
    [one] { $wigs } wig per { $thing }
   *[other] { $wigs } wigs per { $thing }
}
lisboa-decree-with = { $wigs ->
    [one] { $wigs } wig with { $thing }
   *[other] { $wigs } wigs with { $thing }
}
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
lisboa-officials-about = Officials still on your board. Recruited ones in offices make visits dearer for the others and open public buildings.
lisboa-stores = Stores
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
lisboa-favor-held = You hold the favor { lisboa-of-noble }
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
lisboa-influence-track = Influence track
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
lisboa-treasury-now = Treasury: { $right } réis, { $left } influence
lisboa-treasury-about = Right: réis for land, hired officials and events, and what a treasury card brings. Left: influence added to the price of a visit. Ships raise it, treasury cards lower it.
lisboa-market = Market
lisboa-market-about = What a good brings when sold, before the bonus of the ship. Production lowers prices, selling does not; none falls below { $minimum }.
lisboa-price-of = { lisboa-good-name }: { $price } réis
lisboa-minimum = minimum { $price }
lisboa-display = Political cards on display
lisboa-cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
lisboa-empty = empty
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
lisboa-score-tile = Column { $column }: { $value } wigs per building that counts
lisboa-lot = Lot { $lot }: reward { $reward }
lisboa-lot-price = Lot { $lot }: { $total } réis, reward { $reward }
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
lisboa-ship-about = Hull { $hull }, { $loaded } loaded; +{ $bonus } réis for each good sold on it, { $influence } influence at each gain. Full, it sails and brings its owner a wig per crate. At the end its hull in wigs.
lisboa-warehouse = Warehouse
lisboa-each = { $count } each
lisboa-goods-in-warehouse = { lisboa-good-name }: { $count } of { $room }
lisboa-good-about = Sells for { $price } réis and the bonus of the ship, or is offered to a noble who takes it. Gold is taken by all.
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
lisboa-of = { $count } of { $most }
lisboa-favors = Favors
lisboa-hand = Hand
lisboa-hand-about = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, you take one from the display before your turn ends
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

lisboa-decision = Your decision
lisboa-choose-here = Choose one:
lisboa-choose-on-board = Choose on the board: { $count ->
    [one] { $count } possibility
   *[other] { $count } possibilities
} lit up.
lisboa-choose-first = Choose first
lisboa-something-else = Something else
lisboa-not-your-choice = Look around: what you point at explains itself.
lisboa-not-now = Not possible now: { $reason }
lisboa-now = now
lisboa-at-the-end = at the end
lisboa-of-your = of your { $purse }
lisboa-price-spoken = Price: { $parts }; total { $total }
lisboa-pack-notice = { $pack ->
    [reconstructed] Reconstructed figures, not the published values.
   *[other] Figures of the pack “{ $pack }”.
}
