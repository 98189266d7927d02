# What is said of each game before it is opened: a line of facts, a sentence, its options.

sanjuan-facts = 2–4 players · 45 minutes
sanjuan-about = Cards are buildings, money and goods at once. First town with 12 buildings ends it.
sanjuan-setting-new-buildings = New Buildings
    .about = The 30 cards of the expansion, the cathedral among them.
sanjuan-setting-advanced-start = Choose the first hand
    .about = Everybody draws more cards and keeps four of them.
sanjuan-setting-harbour-per-good = Harbour for every good
    .about = A harbour takes the card of every good sold, not of one in each trader phase; the rulebook can be read both ways.
sanjuan-setting-may-decline = Decline any help
    .about = Discounts, draws and the help of buildings may be declined, so each of them is asked for.
sanjuan-setting-governor = The first governor

lisboa-facts = 1–4 players · 2 hours
lisboa-about = Rebuild the city after 1755 with the King, the Marquis and the Builder.
lisboa-setting-pack = Component pack:
    .about = a reconstruction; figures of cards and tiles differ from the printed ones.
    .mine = the figures of your box; what you have not entered comes from the reconstruction.
    .chosen = the figures of the file that the program was started with; what it does not hold comes from the reconstruction.
lisboa-setting-first-player = Who begins
lisboa-setting-draft = Draft the first hands
    .about = Everybody keeps some of the five cards and passes the rest on.
lisboa-setting-starting-tasks = Starting tasks
    .about = The seats ticked here begin with a task, a help for new players: once done, it brings two more with a reward each.
lisboa-setting-city-tokens = City tokens
    .about = Tokens at random replace the rewards printed on lots and sites.
lisboa-setting-starting-decree = Starting decree
    .about = Everybody takes a decree before the first turn.
