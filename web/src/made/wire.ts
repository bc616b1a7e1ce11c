// Made from wheal.server.wire by tools/web.py; not to be edited.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Ask
         * @description A preview of a move, why one is not possible, the position after so many moves, a hint, or why a bot made the
         *         last of so many moves.
         */
        Ask: {
            /** @enum {unknown} */
            type: "ask";
            id: number;
            /** @enum {unknown} */
            what: "hint" | "past" | "preview" | "reason" | "why";
            /** @default  */
            move?: string;
            /** @default 0 */
            at?: number;
            /** @default false */
            words?: boolean;
        };
        /**
         * Book
         * @description A game's rule book in the language in which it exists.
         */
        Book: {
            lang: string;
            chapters: components["schemas"]["BookChapter"][];
        };
        /**
         * BookChapter
         * @description A chapter of a rule book as HTML; each rule in it has its id as anchor.
         */
        BookChapter: {
            id: string;
            title: string;
            html: string;
        };
        /** BotInfo */
        BotInfo: {
            name: string;
            label: string;
            about: string;
        };
        /**
         * BotReason
         * @description Why a bot made the move after which ``at`` moves stood; ``sentence``: why that is not told.
         */
        BotReason: {
            /** @enum {unknown} */
            type: "reason";
            id: number;
            at: number;
            reasons: string[];
            /** @default  */
            sentence?: string;
        };
        /**
         * Change
         * @description What is other than in the state ``since``, which whoever gets this holds; with the lines that are new in the log.
         *
         *         A page that holds another state asks for a whole one.
         */
        Change: {
            /** @enum {unknown} */
            type: "change";
            since: number;
            seq: number;
            patches: components["schemas"]["Patch"][];
            log: components["schemas"]["LogLine"][];
            is_log_whole: boolean;
        };
        /** Chat */
        Chat: {
            /** @enum {unknown} */
            type: "chat";
            key: string;
            text: string;
        };
        /**
         * Choice
         * @description A legal move: the verb and its words. What it would cost and change is told by its preview.
         *
         *         ``is_preset``: its amounts are offered first; ``is_useless``: it would do the seat no good, and is shown among all.
         */
        Choice: {
            move: string;
            parts: components["schemas"]["Part"][];
            /** @default false */
            is_preset?: boolean;
            /** @default false */
            is_useless?: boolean;
        };
        ClientMessage: components["schemas"]["Hello"] | components["schemas"]["Play"] | components["schemas"]["Undo"] | components["schemas"]["GiveOrder"] | components["schemas"]["Chat"] | components["schemas"]["SeatChange"] | components["schemas"]["Ask"] | components["schemas"]["Speak"] | components["schemas"]["Words"] | components["schemas"]["Whole"] | components["schemas"]["Ping"];
        /**
         * Done
         * @description What was sent with this key stands; a state with this ``seq`` or a later one shows it.
         */
        Done: {
            /** @enum {unknown} */
            type: "done";
            key: string;
            seq: number;
        };
        /** FoundRule */
        FoundRule: {
            id: string;
            chapter: string;
            sentence: string;
        };
        /**
         * GameInfo
         * @description A title as the front page offers it.
         */
        GameInfo: {
            id: string;
            title: string;
            about: string;
            credit: string;
            least_players: number;
            most_players: number;
            options: components["schemas"]["OptionInfo"][];
            suggestions: components["schemas"]["Suggestion"][];
            bots: components["schemas"]["BotInfo"][];
            book_languages: string[];
        };
        /** GiveOrder */
        GiveOrder: {
            /** @enum {unknown} */
            type: "order";
            key: string;
            text: string;
        };
        /**
         * Gone
         * @description The table is not there (any more), or the secret opens no seat.
         */
        Gone: {
            /** @enum {unknown} */
            type: "gone";
            sentence: string;
        };
        /** Health */
        Health: {
            version: string;
            is_compiled: boolean;
            database: string;
        };
        /**
         * Hello
         * @description The first message: who is there, in which language, and up to where the log is known.
         *
         *         ``words``: the table also in words, where there is a board; where there is none it is told in words anyway.
         */
        Hello: {
            /** @enum {unknown} */
            type: "hello";
            secret: string;
            /** @default en */
            lang?: string;
            /** @default -1 */
            seen?: number;
            /** @default false */
            words?: boolean;
        };
        /** Highlight */
        Highlight: {
            icon: string;
            title: string;
            sentence: string;
        };
        /**
         * Hint
         * @description A good move, what it would cost or bring as far as that is certain, and why it is good.
         */
        Hint: {
            move: string;
            leads: string;
            reasons: string[];
        };
        /**
         * Hints
         * @description The best moves for one decision, the best first; ``sentence``: why there are none.
         */
        Hints: {
            /** @enum {unknown} */
            type: "hints";
            id: number;
            decision: number;
            hints: components["schemas"]["Hint"][];
            /** @default  */
            sentence?: string;
        };
        /**
         * HostAct
         * @description What only the host may do; a new link comes back in the answer.
         */
        HostAct: {
            /** @enum {unknown} */
            do: "delete" | "pause" | "reissue" | "resume";
            /** @default -1 */
            seat?: number;
        };
        /** HostAnswer */
        HostAnswer: {
            /** @default  */
            secret?: string;
        };
        /** Log */
        Log: {
            lines: components["schemas"]["LogLine"][];
            first: number;
        };
        /**
         * LogLine
         * @description A line of the log; ``n`` counts the moves that stood after it; ``is_secret``: others are not told the same.
         */
        LogLine: {
            n: number;
            /** @enum {unknown} */
            kind: "chat" | "event" | "move" | "seat";
            seat: number;
            text: string;
            /** @default  */
            notation?: string;
            /** @default false */
            is_auto?: boolean;
            /** @default 0 */
            seq?: number;
            /** @default false */
            is_secret?: boolean;
        };
        /**
         * Made
         * @description A new table with all its secrets: told once, to whoever made it.
         */
        Made: {
            table: string;
            game: string;
            host: string;
            watch: string;
            seats: components["schemas"]["SeatLink"][];
        };
        /**
         * Measure
         * @description What is counted of every seat: ``values[seat]`` after each move, from before the first one on.
         */
        Measure: {
            id: string;
            label: string;
            values: number[][];
        };
        /**
         * NewSeat
         * @description Who is to sit there: an empty ``bot`` is a person.
         */
        NewSeat: {
            name: string;
            /** @default  */
            bot?: string;
        };
        /**
         * NewTable
         * @description A table to be made; with a record its game is played on from a place, else a new one begins.
         */
        NewTable: {
            key: string;
            /** @default  */
            game?: string;
            /** @default [] */
            seats?: components["schemas"]["NewSeat"][];
            /** @default {} */
            options?: {
                [key: string]: boolean | number | string;
            };
            /** @default null */
            seed?: number | null;
            /** @default  */
            record?: string;
            /** @default null */
            at?: number | null;
        };
        /**
         * OptionInfo
         * @description A choice before the game, with its name, a line of explanation and its values; the first is the default.
         */
        OptionInfo: {
            name: string;
            label: string;
            about: string;
            values: components["schemas"]["OptionValue"][];
        };
        /** OptionValue */
        OptionValue: {
            value: boolean | number | string;
            label: string;
        };
        /**
         * OrderInfo
         * @description A standing order: as it is given, and in words.
         */
        OrderInfo: {
            text: string;
            label: string;
        };
        /**
         * Part
         * @description A word of a move, and how it is called; ``kind`` is its range in the notation, empty for a literal word.
         */
        Part: {
            word: string;
            label: string;
            /** @default  */
            kind?: string;
            /** @default false */
            is_amount?: boolean;
        };
        /**
         * Past
         * @description An earlier position, asked for.
         */
        Past: {
            /** @enum {unknown} */
            type: "past";
            id: number;
            position: components["schemas"]["Position"];
            last: number;
        };
        /**
         * Patch
         * @description A value that is other than before, and where it stands in the state.
         */
        Patch: [
            (string | number)[],
            unknown
        ];
        /** Ping */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * Play
         * @description A move for one decision; the same key is never played twice.
         */
        Play: {
            /** @enum {unknown} */
            type: "play";
            key: string;
            decision: number;
            move: string;
        };
        /** Pong */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
        };
        /**
         * Position
         * @description A moment of a game as one seat may see it: in words, and (``board``, null: in words only) as its page draws it.
         *
         *         Where there is a board, the words (``sections``, ``hand``) are there only for those who asked for them.
         *         ``changed`` are the places of ``board`` that are other than after ``since`` moves, when this seat last moved itself.
         *         ``card`` tells how the present round began; null: that is long ago.
         */
        Position: {
            n: number;
            sections: components["schemas"]["TableSection"][];
            hand: components["schemas"]["TableLine"][];
            prompt: components["schemas"]["Prompt"];
            /** @default null */
            stage?: components["schemas"]["Stage"] | null;
            /** @default null */
            board?: unknown;
            /** @default 0 */
            since?: number;
            /** @default [] */
            changed?: string[];
            /** @default null */
            card?: components["schemas"]["RoundCard"] | null;
        };
        /**
         * Preview
         * @description What is certain of a move before it is made; "?" stands for what is hidden.
         *
         *         ``board`` is the table after it; ``deciders`` are the seats that decide next; null: it is not certain.
         */
        Preview: {
            /** @enum {unknown} */
            type: "preview";
            id: number;
            move: string;
            lines: string[];
            next: string;
            can_undo: boolean;
            /** @default  */
            cost?: string;
            /** @default null */
            deciders?: number[] | null;
            /** @default null */
            board?: unknown;
        };
        /**
         * Prompt
         * @description What is asked, and the same as a heading with what stands beside it; empty: nothing.
         */
        Prompt: {
            text: string;
            head: string;
            rest: string;
        };
        /** Rank */
        Rank: {
            place: number;
            seat: number;
            name: string;
            points: number;
            is_conceded: boolean;
        };
        /**
         * Refused
         * @description What was sent changes nothing; ``is_stale``: the table had moved on.
         */
        Refused: {
            /** @enum {unknown} */
            type: "refused";
            key: string;
            sentence: string;
            /** @default  */
            rule?: string;
            /** @default  */
            book?: string;
            /** @default false */
            is_stale?: boolean;
        };
        /**
         * Roll
         * @description Dice as they fell, for a resource: their faces, what is added to the sum, and what came of it in a sentence.
         */
        Roll: {
            kind: string;
            faces: number[];
            change: number;
            sentence: string;
        };
        /**
         * RoundCard
         * @description How a round ended and the next one began, after so many moves: dice, what each seat sold and scored, and the
         *         order of play.
         */
        RoundCard: {
            moves: number;
            title: string;
            rolls: components["schemas"]["Roll"][];
            lines: components["schemas"]["TableLine"][];
            order: number[];
        };
        /** RuleText */
        RuleText: {
            id: string;
            lang: string;
            html: string;
        };
        /**
         * SeatChange
         * @description A seat is left to a bot, taken back, or given up.
         */
        SeatChange: {
            /** @enum {unknown} */
            type: "seat";
            key: string;
            /** @enum {unknown} */
            do: "concede" | "leave" | "take";
            /** @default greedy */
            bot?: string;
        };
        /**
         * SeatInfo
         * @description Who sits there; ``has_secret``: at one screen others must not look when this seat does.
         */
        SeatInfo: {
            seat: number;
            name: string;
            /** @enum {unknown} */
            kind: "bot" | "conceded" | "person";
            bot: string;
            is_deciding: boolean;
            is_here: boolean;
            has_secret: boolean;
        };
        /** SeatLink */
        SeatLink: {
            seat: number;
            name: string;
            secret: string;
        };
        ServerMessage: components["schemas"]["TableState"] | components["schemas"]["Change"] | components["schemas"]["Done"] | components["schemas"]["Refused"] | components["schemas"]["Preview"] | components["schemas"]["WhyNot"] | components["schemas"]["Past"] | components["schemas"]["Hints"] | components["schemas"]["BotReason"] | components["schemas"]["Gone"] | components["schemas"]["Pong"];
        /**
         * Sheet
         * @description What never changes at a table: the drawing under the board, the values that the board reads, and its words.
         *
         *         ``labels`` is a Fluent text in the language ``lang``.
         */
        Sheet: {
            svg: string;
            constants: unknown;
            labels: string;
            lang: string;
        };
        /**
         * Speak
         * @description From now on in another language.
         */
        Speak: {
            /** @enum {unknown} */
            type: "speak";
            lang: string;
        };
        /**
         * Stage
         * @description The round, the phases of a round, and which of them it is (-1: none).
         */
        Stage: {
            title: string;
            phases: string[];
            at: number;
        };
        /**
         * Story
         * @description A game move by move: who moved, where rounds began, what is counted, and at the end what is worth telling.
         */
        Story: {
            movers: number[];
            rounds: components["schemas"]["StoryMark"][];
            measures: components["schemas"]["Measure"][];
            highlights: components["schemas"]["Highlight"][];
        };
        /**
         * StoryMark
         * @description A round begins after so many moves.
         */
        StoryMark: {
            n: number;
            label: string;
        };
        /**
         * Suggestion
         * @description A set of options that is worth playing; what it does not name is at its default.
         */
        Suggestion: {
            name: string;
            label: string;
            about: string;
            options: {
                [key: string]: boolean | number | string;
            };
        };
        /**
         * TableLine
         * @description A line of the table in words: its beginning and the rest; of whom it tells, and who owns what it tells of.
         */
        TableLine: {
            head: string;
            rest: string;
            /** @default -1 */
            seat?: number;
            /** @default -1 */
            owner?: number;
        };
        /**
         * TableSection
         * @description Lines of the table that belong together, perhaps under a title.
         */
        TableSection: {
            title: string;
            lines: components["schemas"]["TableLine"][];
        };
        /**
         * TableState
         * @description All that a seat (-1: a spectator) may know of its table now; ``log`` begins where the viewer had come to.
         */
        TableState: {
            /** @enum {unknown} */
            type: "state";
            table: string;
            seq: number;
            game: string;
            title: string;
            lang: string;
            /** @enum {unknown} */
            status: "frozen" | "over" | "paused" | "running";
            you: number;
            is_host: boolean;
            seats: components["schemas"]["SeatInfo"][];
            moves: number;
            decision: number;
            waiting: string;
            position: components["schemas"]["Position"];
            verbs: components["schemas"]["VerbInfo"][];
            choices: components["schemas"]["Choice"][];
            orders: components["schemas"]["OrderInfo"][];
            possible_orders: components["schemas"]["OrderInfo"][];
            can_undo: boolean;
            log: components["schemas"]["LogLine"][];
            is_log_whole: boolean;
            begun: string;
            ranking: components["schemas"]["Rank"][];
        };
        /**
         * Undo
         * @description Take the own last move back; ``to``: and those before it, until no more than so many moves stand.
         *
         *         It stops where nothing more of this seat can be taken back.
         */
        Undo: {
            /** @enum {unknown} */
            type: "undo";
            key: string;
            decision: number;
            /** @default null */
            to?: number | null;
        };
        /**
         * VerbInfo
         * @description A verb of the present question; one without a choice is closed, and ``closed`` says why.
         */
        VerbInfo: {
            verb: string;
            label: string;
            about: string;
            closed: string;
            rule: string;
            leaves: boolean;
            is_least_first: boolean;
            key: string;
        };
        /**
         * Whole
         * @description Send the whole state again: a change did not fit. ``seen``: up to where the log is known.
         */
        Whole: {
            /** @enum {unknown} */
            type: "whole";
            /** @default -1 */
            seen?: number;
        };
        /**
         * WhyNot
         * @description Why a move is not possible; an empty sentence: it is.
         */
        WhyNot: {
            /** @enum {unknown} */
            type: "why";
            id: number;
            move: string;
            sentence: string;
            rule: string;
            book: string;
            book_lang: string;
        };
        /**
         * Words
         * @description From now on the table also in words, or on the board only.
         */
        Words: {
            /** @enum {unknown} */
            type: "words";
            words: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Ask = components['schemas']['Ask'];
export type Book = components['schemas']['Book'];
export type BookChapter = components['schemas']['BookChapter'];
export type BotInfo = components['schemas']['BotInfo'];
export type BotReason = components['schemas']['BotReason'];
export type Change = components['schemas']['Change'];
export type Chat = components['schemas']['Chat'];
export type Choice = components['schemas']['Choice'];
export type ClientMessage = components['schemas']['ClientMessage'];
export type Done = components['schemas']['Done'];
export type FoundRule = components['schemas']['FoundRule'];
export type GameInfo = components['schemas']['GameInfo'];
export type GiveOrder = components['schemas']['GiveOrder'];
export type Gone = components['schemas']['Gone'];
export type Health = components['schemas']['Health'];
export type Hello = components['schemas']['Hello'];
export type Highlight = components['schemas']['Highlight'];
export type Hint = components['schemas']['Hint'];
export type Hints = components['schemas']['Hints'];
export type HostAct = components['schemas']['HostAct'];
export type HostAnswer = components['schemas']['HostAnswer'];
export type Log = components['schemas']['Log'];
export type LogLine = components['schemas']['LogLine'];
export type Made = components['schemas']['Made'];
export type Measure = components['schemas']['Measure'];
export type NewSeat = components['schemas']['NewSeat'];
export type NewTable = components['schemas']['NewTable'];
export type OptionInfo = components['schemas']['OptionInfo'];
export type OptionValue = components['schemas']['OptionValue'];
export type OrderInfo = components['schemas']['OrderInfo'];
export type Part = components['schemas']['Part'];
export type Past = components['schemas']['Past'];
export type Patch = components['schemas']['Patch'];
export type Ping = components['schemas']['Ping'];
export type Play = components['schemas']['Play'];
export type Pong = components['schemas']['Pong'];
export type Position = components['schemas']['Position'];
export type Preview = components['schemas']['Preview'];
export type Prompt = components['schemas']['Prompt'];
export type Rank = components['schemas']['Rank'];
export type Refused = components['schemas']['Refused'];
export type Roll = components['schemas']['Roll'];
export type RoundCard = components['schemas']['RoundCard'];
export type RuleText = components['schemas']['RuleText'];
export type SeatChange = components['schemas']['SeatChange'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type SeatLink = components['schemas']['SeatLink'];
export type ServerMessage = components['schemas']['ServerMessage'];
export type Sheet = components['schemas']['Sheet'];
export type Speak = components['schemas']['Speak'];
export type Stage = components['schemas']['Stage'];
export type Story = components['schemas']['Story'];
export type StoryMark = components['schemas']['StoryMark'];
export type Suggestion = components['schemas']['Suggestion'];
export type TableLine = components['schemas']['TableLine'];
export type TableSection = components['schemas']['TableSection'];
export type TableState = components['schemas']['TableState'];
export type Undo = components['schemas']['Undo'];
export type VerbInfo = components['schemas']['VerbInfo'];
export type Whole = components['schemas']['Whole'];
export type WhyNot = components['schemas']['WhyNot'];
export type Words = components['schemas']['Words'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
