/** What goes over the wire: written by `scripts/generate_wire_types.py`, not by hand. */
export interface components {
  schemas: {
    /** What was asked under this key is committed as this number. */
    Accepted: {
      type: "accepted";
      key: string;
      number: number;
    };
    /** `after` is the number of the last update the client had seen; a later one makes the action stale. */
    Act: {
      do: "act";
      key: string;
      seat: number;
      code: string;
      after?: number | null;
    };
    /** How often a seat was helped where other people play: by hints, by trying out, by a bot standing in. */
    Aid: {
      forks: number;
      hints: number;
      seat: number;
      stand_ins: number;
    };
    /** A moment of the review of a table at which you sat. */
    AskAgain: {
      table: string;
      move: number;
    };
    /** Was the choice that made it so many `moves` a blunder? Only of one that can still be taken back. */
    AskBlunder: {
      do: "blunder";
      key: string;
      seat: number;
      moves: number;
    };
    /** How all stand, from what the seat knows. */
    AskChances: {
      do: "chances";
      key: string;
      seat: number;
    };
    /** Why not this option? `again` as for a hint. */
    AskComparison: {
      do: "compare";
      key: string;
      seat: number;
      code: string;
      /** @default 0 */
      again?: number;
    };
    AskHint: {
      do: "hint";
      key: string;
      seat: number;
      /** @default 0 */
      again?: number;
    };
    /** A device that wants to be yours; `name` is who it is now, empty for nobody. */
    AskingDevice: {
      id: string;
      name: string;
      expires: number;
    };
    /** What the choice gave away, 0 if it was no blunder; which one would have been better is not told. */
    Blunder: {
      type: "blunder";
      key: string;
      seat: number;
      moves: number;
      loss: number;
    };
    BoxEntries: {
      entries: components["schemas"]["BoxEntry"][];
    };
    BoxEntry: {
      piece: string;
      values: {
        [key: string]: unknown;
      } | null;
      printed?: string[] | null;
    };
    BoxFile: {
      text: string;
    };
    BoxPreview: {
      name: string;
      changed: string[];
      faults: components["schemas"]["PackFault"][];
      figures: components["schemas"]["PackFigures"];
    };
    BoxText: {
      text: string;
    };
    /** The bot to act waits until others have thought. */
    Busy: {
      type: "busy";
    };
    /** For the seat to act: each option explained, and what else one might expect with the reason why not. */
    Choices: {
      impossible: components["schemas"]["Impossible"][];
      options: components["schemas"]["Explanation"][];
    };
    ClaimDevice: {
      claim: string;
    };
    /** The best option against another: what both are worth and only what differs between them. */
    Comparison: {
      type: "compared";
      key: string;
      best: components["schemas"]["OwnProspect"];
      other: components["schemas"]["OwnProspect"];
      differences: components["schemas"]["Difference"][];
      reasons: components["schemas"]["Reason"][];
      tried: number;
    };
    DecideDevice: {
      allow: boolean;
    };
    DeviceAnswer: {
      status: "allowed" | "refused" | "waiting";
    };
    /** The secret with which the device asks what was said. */
    DeviceAsked: {
      claim: string;
    };
    /** Whose device this one would be, and who it is now. */
    DeviceOffer: {
      name: string;
      present: string | null;
    };
    /** What a seat has at the horizon with the best option and with the other, in tenths of the mean. */
    Difference: {
      seat: number;
      unit: string;
      best: number;
      other: number;
    };
    /**
     * Where the seed of a table comes from: the server, or the creator who plays against nobody else.
     * `commitment` is the SHA-256 of "seed:salt"; both are there when the game is over, the seed as text.
     */
    Draw: {
      by: "creator" | "server";
      commitment: string | null;
      salt: string | null;
      seed: string | null;
    };
    /** What happened, as the viewer may know it: the facts stand beside kind and seat. */
    Event: {
      kind: string;
      seat: number | null;
    } & {
      [key: string]: components["schemas"]["Json"];
    };
    /** One choice of an expected line. */
    ExpectedChoice: {
      seat: number;
      code: string;
    };
    /** An option: what it costs (now, at least and at most) and brings, and the clause that allows it. */
    Explanation: {
      clause: string;
      code: string;
      facts: components["schemas"]["JsonObject"];
      gains: components["schemas"]["Income"][];
      least: number | null;
      most: number | null;
      price: components["schemas"]["PricePart"][];
      total: number | null;
      unit: string;
    };
    /** What is still to be done, with its facts; the first of a stack is what is asked now. */
    Frame: {
      frame: string;
      seat: number;
    } & {
      [key: string]: components["schemas"]["Json"];
    };
    FromClient:
      | components["schemas"]["Act"]
      | components["schemas"]["Undo"]
      | components["schemas"]["Say"]
      | components["schemas"]["AskHint"]
      | components["schemas"]["AskComparison"]
      | components["schemas"]["AskChances"]
      | components["schemas"]["AskBlunder"]
      | components["schemas"]["Look"]
      | components["schemas"]["Ping"];
    FromServer:
      | components["schemas"]["Welcome"]
      | components["schemas"]["Update"]
      | components["schemas"]["Accepted"]
      | components["schemas"]["NotAccepted"]
      | components["schemas"]["Presence"]
      | components["schemas"]["Busy"]
      | components["schemas"]["Thinking"]
      | components["schemas"]["Pong"]
      | components["schemas"]["Hint"]
      | components["schemas"]["Comparison"]
      | components["schemas"]["TableChances"]
      | components["schemas"]["Blunder"];
    GameInfo: {
      key: string;
      title: string;
      rules: string;
      seats: number[];
      options: components["schemas"]["OptionInfo"][];
      levels: string[];
      judged: boolean;
      texts: string[];
    };
    /** A catalogue of Fluent messages whose ids begin with the game's key. */
    GameTexts: {
      texts: string;
    };
    /**
     * What a bot would choose; where the game has a judge, the best three options, best first. `reasons`
     * say what the best brings that the second does not, `tried` how often options were played on.
     */
    Hint: {
      type: "hint";
      key: string;
      code: string;
      reason: string;
      facts: components["schemas"]["JsonObject"];
      options: components["schemas"]["OwnProspect"][];
      reasons: components["schemas"]["Reason"][];
      tried: number;
    };
    /** All updates after a number, oldest first; `more` says that there are further ones. */
    History: {
      more: boolean;
      updates: components["schemas"]["Update"][];
    };
    /** The secret signs every delivery; it is shown once. */
    Hook: {
      url: string;
      secret: string;
    };
    /** What a hook answered to a test: its status, or why there was no answer. */
    HookAnswer: {
      status: number | null;
      reason: string | null;
    };
    /** What a player would expect to be able to do, and why not. */
    Impossible: {
      clause: string;
      code: string;
      facts: components["schemas"]["JsonObject"];
      reason: string;
    };
    /** What an option brings to a seat, now or at the end of the game: from `least` to `amount`. */
    Income: {
      amount: number;
      at_end: boolean;
      gain: string;
      least: number;
      of: string | null;
      seat: number;
    };
    /** What a secret would open, and who made the table. */
    Invitation: {
      what: "seat" | "watch";
      table: components["schemas"]["TableInfo"];
      seat: number | null;
      host: string;
    };
    /** What the secret opened: a seat, or a place to watch from. */
    Joined: {
      what: "seat" | "watch";
      table: components["schemas"]["TableInfo"];
      seat: number | null;
    };
    Json: import("./json").Json;
    JsonObject: {
      [key: string]: components["schemas"]["Json"];
    };
    /**
     * What a seat should look at again: an error, a swing of luck, its best deed, or, where it made no
     * error, a close call; `change` is the loss (below 0), the luck, or what the second best would have
     * lost.
     */
    KeyMoment: {
      kind: "close" | "deed" | "error" | "luck";
      seat: number;
      move: number;
      change: number;
    };
    /**
     * A secret to put behind `#` of `/join` or `/device` or into the body of a request; never into a
     * path.
     */
    Link: {
      secret: string;
      seat: number | null;
      expires: number | null;
    };
    /** Change the seat one looks from (null: as a spectator); answered by a new welcome. */
    Look: {
      do: "look";
      seat: number | null;
    };
    /** The visitor behind the cookie; `known` is false before the first request that needs one. */
    Me: {
      known: boolean;
      name: string;
      hook: string | null;
      before: string | null;
    };
    /** A choice of your own that lost; it is asked again on the day `due`, and then `interval` days later. */
    MistakeInfo: {
      id: string;
      table: string;
      name: string;
      move: number;
      round: number;
      class: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
      loss: number;
      seen: number;
      due: number;
      interval: number;
    };
    /**
     * A decision after `move` moves: the chances before it (`stand`), what the choice changed (`skill`)
     * and what was revealed until the next decision (`luck`), each for every seat. `counts` is false
     * where nothing could be lost; `options` is their number, of which the best three and the chosen one
     * are among the prospects, best first. `reasons` say what the best brings that it does not.
     */
    Moment: {
      move: number;
      round: number;
      seat: number;
      stand: number[];
      skill: number[];
      luck: number[];
      loss: number;
      worst: number;
      class: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
      counts: boolean;
      chosen: string;
      best: string;
      options: number;
      prospects: components["schemas"]["OptionWorth"][];
      reasons: components["schemas"]["Reason"][];
    };
    /** The points that a seat had more, or fewer, after a move of its own. */
    MovePoints: {
      move: number;
      points: number;
      seat: number;
    };
    /** The position after so many moves as a viewer saw it, and the move that led there. */
    MoveView: {
      code: string | null;
      events: components["schemas"]["Event"][];
      facts: components["schemas"]["JsonObject"];
      move: number;
      moves: number;
      number: number;
      reason: string | null;
      seat: number | null;
      view: components["schemas"]["View"];
    };
    NewTable: {
      game: string;
      seats: components["schemas"]["SeatPlan"][];
      /** @default {} */
      options?: components["schemas"]["JsonObject"];
      name?: string | null;
      /**
       * @default private
       * @enum {unknown}
       */
      visibility?: "private" | "public";
      hints?: boolean | null;
      /** @default false */
      several_seats?: boolean;
      clock?: number | null;
      stand_in?: string | null;
      /** @default 300 */
      absent_after?: number;
      seed?: number | null;
      my_name?: string | null;
    };
    NextPiece: {
      id: string;
      values: {
        [key: string]: unknown;
      };
    };
    /** What was asked under this key was not done; without a key the frame itself could not be read. */
    NotAccepted: {
      type: "refused";
      key: string | null;
      kind: string;
      message: string;
    };
    /** One setting of a table; `kind` says what a form should offer, such as flag, seat, seats or pack. */
    OptionInfo: {
      name: string;
      kind: string;
      default: components["schemas"]["Json"];
      about: string;
      chosen: boolean;
    };
    /**
     * What an option is worth; `error` and `loss_error` are standard errors, `points` tenths at the end.
     * `loss` is what the best option brings more, `worlds` how often it was played on, `course` who is
     * expected to choose what, this option first.
     */
    OptionWorth: {
      code: string;
      chances: number[];
      error: number;
      loss: number;
      loss_error: number;
      points: number[];
      course: components["schemas"]["ExpectedChoice"][];
      worlds: number;
    };
    OwnBox: {
      source: {
        [key: string]: unknown;
      };
      form: components["schemas"]["PackForm"];
    };
    /** What an option is worth to the seat that asks; of the others' chances nothing is told. */
    OwnProspect: {
      code: string;
      chance: number;
      error: number;
      loss: number;
      loss_error: number;
      points: number;
      course: components["schemas"]["ExpectedChoice"][];
      worlds: number;
    };
    PackEntries: {
      printed: number;
      begun: number;
      known: number;
      reconstructed: number;
    };
    PackFault: {
      piece: string | null;
      field: string;
      reason: string;
      word: string;
      facts: {
        [key: string]: string | number;
      };
      suggestion: string | null;
    };
    PackField: {
      name: string;
      /** @enum {string} */
      kind: "number" | "numbers" | "counts" | "text" | "flag" | "word" | "words" | "phrase";
      figure: boolean;
      lowest: number;
      highest: number;
      words: string[];
      size: number;
      vocabulary: string;
      instead: string;
    };
    PackFigures: {
      printed: number;
      known: number;
      reconstructed: number;
    };
    PackForm: {
      name: string;
      notice: string;
      groups: components["schemas"]["PackGroup"][];
      lists: {
        [key: string]: components["schemas"]["PackField"][];
      };
      growing: {
        [key: string]: components["schemas"]["NextPiece"];
      };
      vocabularies: {
        [key: string]: string[];
      };
      faults: components["schemas"]["PackFault"][];
      entries: components["schemas"]["PackEntries"];
      figures: components["schemas"]["PackFigures"];
    };
    PackGroup: {
      name: string;
      pieces: components["schemas"]["PackPiece"][];
    };
    PackPiece: {
      id: string;
      list: string;
      values: {
        [key: string]: unknown;
      };
      usual: {
        [key: string]: unknown;
      } | null;
      /** @enum {string} */
      from: "printed" | "begun" | "known" | "reconstructed";
      figures: {
        [key: string]: "printed" | "begun" | "known" | "reconstructed";
      };
    };
    PackStep: {
      name: string;
      notice: string;
      pieces: components["schemas"]["PackPiece"][];
      growing: {
        [key: string]: components["schemas"]["NextPiece"];
      };
      faults: components["schemas"]["PackFault"][];
      entries: components["schemas"]["PackEntries"];
      figures: components["schemas"]["PackFigures"];
    };
    /** One step of a JSON Patch (RFC 6902): only add, remove and replace are used. */
    PatchStep: {
      op: "add" | "remove" | "replace";
      path: string;
      value?: components["schemas"]["Json"];
    };
    Ping: {
      do: "ping";
    };
    Pong: {
      type: "pong";
    };
    /**
     * What there is to practise; `daily` is the puzzle of the day, null for a game without puzzles.
     * `known` is false for somebody who has not been here before, of whom nothing is kept yet.
     */
    Practice: {
      game: string;
      today: number;
      known: boolean;
      daily: string | null;
      themes: string[];
      puzzles: components["schemas"]["PuzzleInfo"][];
      streak: components["schemas"]["Streak"];
      mistakes: components["schemas"]["MistakeInfo"][];
      learnt: number;
    };
    /** Seats whose player is connected, and how many others watch. */
    Presence: {
      type: "presence";
      seats: number[];
      watching: number;
    };
    /** A term of a price; `of` names the piece it comes from. */
    PricePart: {
      amount: number;
      of: string | null;
      part: string;
    };
    /** A position as its seat sees it; `theme` and `difficulty` are null for an own mistake. */
    Puzzle: {
      id: string;
      theme: string | null;
      difficulty: ("easy" | "hard" | "medium") | null;
      position: components["schemas"]["Welcome"];
    };
    /**
     * How an answer was; `options`, `reasons`, `course` and `found` stay empty until it is right or
     * shown. `nudge` says after a wrong answer what to look at; `found` has the percentage of bots of
     * each level that find the answer.
     */
    PuzzleAnswer: {
      right: boolean;
      loss: number | null;
      nudge: components["schemas"]["Reason"] | null;
      options: components["schemas"]["PuzzleOption"][];
      reasons: components["schemas"]["Reason"][];
      course: components["schemas"]["ExpectedChoice"][];
      found: {
        [key: string]: number;
      };
      streak: components["schemas"]["Streak"];
    };
    PuzzleInfo: {
      id: string;
      theme: string;
      difficulty: "easy" | "hard" | "medium";
      players: number;
      round: number;
      solved: boolean;
    };
    PuzzleOption: {
      code: string;
      chance: number;
      loss: number;
    };
    /** The choice, or null to be shown the answer. */
    PuzzleReply: {
      code: string | null;
    };
    /** A sentence of `coach.ftl`; its argument `seat` becomes `name` and `you`, `code` becomes `option`. */
    Reason: {
      id: string;
      arguments: components["schemas"]["JsonObject"];
    };
    /** Why a request was not carried out: an id for programs and a sentence for people. */
    Refusal: {
      kind: string;
      message: string;
    };
    /** `level` is for the own seat; for somebody else the bot is the one that the table names. */
    Replacement: {
      level?: string | null;
    };
    /**
     * What was judged so far; complete when `known` is `moves`, before that all figures hold up to
     * `known`. `scale` has the levels that a seat may resemble, the weakest first. `chances` has those of
     * all seats after 0, 1, 2 … `known` moves. `moments` may begin later, as asked for.
     */
    Review: {
      version: number;
      game: string;
      iterations: number;
      seed: number;
      moves: number;
      done: number;
      known: number;
      result: number[];
      scale: string[];
      seats: components["schemas"]["SeatReview"][];
      chances: number[][];
      moments: components["schemas"]["Moment"][];
      key_moments: components["schemas"]["KeyMoment"][];
    };
    /** How many counted choices were of each class. */
    ReviewClasses: {
      best: number;
      good: number;
      inaccuracy: number;
      mistake: number;
      blunder: number;
    };
    /**
     * How far the review of a game is: `done` of `moves` judged, `seconds` left if that can be told.
     * `left` is how many further reviews you may ask for this hour, `reason` why it failed.
     */
    ReviewState: {
      status: "failed" | "none" | "queued" | "ready" | "running" | "stopped";
      done: number;
      moves: number;
      seconds: number | null;
      left: number;
      reason: string | null;
      review: components["schemas"]["Review"] | null;
    };
    /** The points of all seats when a round had ended. */
    RoundScores: {
      move: number;
      points: number[];
      round: number;
    };
    Say: {
      do: "say";
      key: string;
      text: string;
    };
    /** A line of a score sheet, with what it was counted from. */
    ScoreItem: {
      facts: components["schemas"]["JsonObject"];
      kind: string;
      points: number;
    };
    /**
     * The course of a game that is over. Of a game that the rules of today cannot replay there are no
     * `gains`.
     */
    Scores: {
      gains: components["schemas"]["MovePoints"][];
      rounds: components["schemas"]["RoundScores"][];
    };
    /**
     * `level` names the bot that plays the seat; `away` says that it stands in for the person.
     * `with_seat` is the first seat of the same person, if that is another one.
     */
    SeatInfo: {
      away: boolean;
      kind: "bot" | "invited" | "open" | "person";
      level: string | null;
      name: string;
      seat: number;
      with_seat: number | null;
    };
    /** Who shall sit here: the creator, a bot, somebody with a link, or whoever comes first. */
    SeatPlan: {
      kind: "bot" | "invited" | "me" | "open";
      level?: string | null;
      name?: string | null;
    };
    /**
     * One seat: start + luck + own + others = result; `error_rate` is the mean loss of a counted choice.
     * `resembles` is a level of bots, null where none was measured or nothing counted.
     */
    SeatReview: {
      name: string;
      start: number;
      luck: number;
      own: number;
      others: number;
      result: number;
      counted: number;
      error_rate: number;
      accuracy: number;
      resembles: string | null;
      classes: components["schemas"]["ReviewClasses"];
    };
    /** A seat's place: points, then the tie-breaks in their order. */
    Standing: {
      items: components["schemas"]["ScoreItem"][];
      place: number;
      points: number;
      seat: number;
      tie_break: number[];
    };
    /** Days in a row whose puzzle was solved; `week` are the last seven days, today last. */
    Streak: {
      days: number;
      longest: number;
      week: boolean[];
    };
    /** The chances of all seats at update `number`, from what the seat knows. */
    TableChances: {
      type: "chances";
      key: string;
      number: number;
      seat: number;
      chances: number[];
    };
    TableCreated: {
      table: components["schemas"]["TableInfo"];
      links: components["schemas"]["Link"][];
    };
    /**
     * A table as one visitor sees it: `mine` are the visitor's seats, times are seconds since 1970.
     * `absent_after` is how many seconds somebody is waited for who is not connected. `hints` allows
     * hints, trying out positions and a bot for oneself while the game is on. `several_seats` lets one
     * person sit down on several open seats.
     */
    TableInfo: {
      absent_after: number | null;
      aids: components["schemas"]["Aid"][];
      changed: number;
      clock: number | null;
      created: number;
      deadline: number | null;
      draw: components["schemas"]["Draw"] | null;
      forked_from: string | null;
      game: string;
      hints: boolean;
      id: string;
      mine: number[];
      moves: number;
      name: string;
      notice: string | null;
      number: number;
      options: components["schemas"]["JsonObject"];
      owner: boolean;
      rematch: string | null;
      result: components["schemas"]["Standing"][] | null;
      round: number;
      rules: string;
      seats: components["schemas"]["SeatInfo"][];
      several_seats: boolean;
      stand_in: string;
      status: "closed" | "halted" | "open" | "over" | "playing";
      to_act: number | null;
      visibility: "private" | "public";
    };
    /** The bot to act has begun to think, and so many seconds are left to it. */
    Thinking: {
      type: "thinking";
      seconds: number;
    };
    Undo: {
      do: "undo";
      key: string;
      seat: number;
    };
    /**
     * An entry as one viewer may know it; a field that says nothing is left out. `view` replaces what the
     * client has, `patch` changes it; `code` is there for the seat that acted only.
     */
    Update: {
      at: number;
      by?: string;
      can_undo?: boolean;
      choices?: components["schemas"]["Choices"];
      code?: string;
      deadline?: number;
      events?: components["schemas"]["Event"][];
      kind:
        | "acted"
        | "closed"
        | "created"
        | "halted"
        | "helped"
        | "joined"
        | "left"
        | "redrawn"
        | "rematched"
        | "renamed"
        | "replaced"
        | "resumed"
        | "returned"
        | "said"
        | "seated"
        | "started"
        | "undone"
        | "unwatched";
      moves: number;
      number: number;
      patch?: components["schemas"]["PatchStep"][];
      seat?: number;
      table?: components["schemas"]["TableInfo"];
      text?: string;
      to_act?: number;
      type: "update";
      view?: components["schemas"]["View"];
    };
    UseDeviceLink: {
      secret: string;
    };
    /**
     * What a viewer may know: the part that all games share, and beside it the zones of the game. `legal`
     * holds the codes of the options for the seat to act, and is empty for everybody else.
     */
    View: {
      ended_by: string;
      game: string;
      legal: string[];
      options: components["schemas"]["JsonObject"];
      players: components["schemas"]["JsonObject"][];
      round: number;
      rules: string;
      seat: number | null;
      stack: components["schemas"]["Frame"][];
      to_act: number | null;
    } & {
      [key: string]: components["schemas"]["Json"];
    };
    /** The first message: the table and, unless the client continues from a number, the view at `number`. */
    Welcome: {
      can_undo: boolean;
      choices: components["schemas"]["Choices"] | null;
      number: number;
      seat: number | null;
      table: components["schemas"]["TableInfo"];
      type: "welcome";
      view: components["schemas"]["View"] | null;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type Accepted = components["schemas"]["Accepted"];
export type Act = components["schemas"]["Act"];
export type Aid = components["schemas"]["Aid"];
export type AskAgain = components["schemas"]["AskAgain"];
export type AskBlunder = components["schemas"]["AskBlunder"];
export type AskChances = components["schemas"]["AskChances"];
export type AskComparison = components["schemas"]["AskComparison"];
export type AskHint = components["schemas"]["AskHint"];
export type AskingDevice = components["schemas"]["AskingDevice"];
export type Blunder = components["schemas"]["Blunder"];
export type BoxEntries = components["schemas"]["BoxEntries"];
export type BoxEntry = components["schemas"]["BoxEntry"];
export type BoxFile = components["schemas"]["BoxFile"];
export type BoxPreview = components["schemas"]["BoxPreview"];
export type BoxText = components["schemas"]["BoxText"];
export type Busy = components["schemas"]["Busy"];
export type Choices = components["schemas"]["Choices"];
export type ClaimDevice = components["schemas"]["ClaimDevice"];
export type Comparison = components["schemas"]["Comparison"];
export type DecideDevice = components["schemas"]["DecideDevice"];
export type DeviceAnswer = components["schemas"]["DeviceAnswer"];
export type DeviceAsked = components["schemas"]["DeviceAsked"];
export type DeviceOffer = components["schemas"]["DeviceOffer"];
export type Difference = components["schemas"]["Difference"];
export type Draw = components["schemas"]["Draw"];
export type Event = components["schemas"]["Event"];
export type ExpectedChoice = components["schemas"]["ExpectedChoice"];
export type Explanation = components["schemas"]["Explanation"];
export type Frame = components["schemas"]["Frame"];
export type FromClient = components["schemas"]["FromClient"];
export type FromServer = components["schemas"]["FromServer"];
export type GameInfo = components["schemas"]["GameInfo"];
export type GameTexts = components["schemas"]["GameTexts"];
export type Hint = components["schemas"]["Hint"];
export type History = components["schemas"]["History"];
export type Hook = components["schemas"]["Hook"];
export type HookAnswer = components["schemas"]["HookAnswer"];
export type Impossible = components["schemas"]["Impossible"];
export type Income = components["schemas"]["Income"];
export type Invitation = components["schemas"]["Invitation"];
export type Joined = components["schemas"]["Joined"];
export type Json = components["schemas"]["Json"];
export type JsonObject = components["schemas"]["JsonObject"];
export type KeyMoment = components["schemas"]["KeyMoment"];
export type Link = components["schemas"]["Link"];
export type Look = components["schemas"]["Look"];
export type Me = components["schemas"]["Me"];
export type MistakeInfo = components["schemas"]["MistakeInfo"];
export type Moment = components["schemas"]["Moment"];
export type MovePoints = components["schemas"]["MovePoints"];
export type MoveView = components["schemas"]["MoveView"];
export type NewTable = components["schemas"]["NewTable"];
export type NextPiece = components["schemas"]["NextPiece"];
export type NotAccepted = components["schemas"]["NotAccepted"];
export type OptionInfo = components["schemas"]["OptionInfo"];
export type OptionWorth = components["schemas"]["OptionWorth"];
export type OwnBox = components["schemas"]["OwnBox"];
export type OwnProspect = components["schemas"]["OwnProspect"];
export type PackEntries = components["schemas"]["PackEntries"];
export type PackFault = components["schemas"]["PackFault"];
export type PackField = components["schemas"]["PackField"];
export type PackFigures = components["schemas"]["PackFigures"];
export type PackForm = components["schemas"]["PackForm"];
export type PackGroup = components["schemas"]["PackGroup"];
export type PackPiece = components["schemas"]["PackPiece"];
export type PackStep = components["schemas"]["PackStep"];
export type PatchStep = components["schemas"]["PatchStep"];
export type Ping = components["schemas"]["Ping"];
export type Pong = components["schemas"]["Pong"];
export type Practice = components["schemas"]["Practice"];
export type Presence = components["schemas"]["Presence"];
export type PricePart = components["schemas"]["PricePart"];
export type Puzzle = components["schemas"]["Puzzle"];
export type PuzzleAnswer = components["schemas"]["PuzzleAnswer"];
export type PuzzleInfo = components["schemas"]["PuzzleInfo"];
export type PuzzleOption = components["schemas"]["PuzzleOption"];
export type PuzzleReply = components["schemas"]["PuzzleReply"];
export type Reason = components["schemas"]["Reason"];
export type Refusal = components["schemas"]["Refusal"];
export type Replacement = components["schemas"]["Replacement"];
export type Review = components["schemas"]["Review"];
export type ReviewClasses = components["schemas"]["ReviewClasses"];
export type ReviewState = components["schemas"]["ReviewState"];
export type RoundScores = components["schemas"]["RoundScores"];
export type Say = components["schemas"]["Say"];
export type ScoreItem = components["schemas"]["ScoreItem"];
export type Scores = components["schemas"]["Scores"];
export type SeatInfo = components["schemas"]["SeatInfo"];
export type SeatPlan = components["schemas"]["SeatPlan"];
export type SeatReview = components["schemas"]["SeatReview"];
export type Standing = components["schemas"]["Standing"];
export type Streak = components["schemas"]["Streak"];
export type TableChances = components["schemas"]["TableChances"];
export type TableCreated = components["schemas"]["TableCreated"];
export type TableInfo = components["schemas"]["TableInfo"];
export type Thinking = components["schemas"]["Thinking"];
export type Undo = components["schemas"]["Undo"];
export type Update = components["schemas"]["Update"];
export type UseDeviceLink = components["schemas"]["UseDeviceLink"];
export type View = components["schemas"]["View"];
export type Welcome = components["schemas"]["Welcome"];
