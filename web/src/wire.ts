// Made from wheal.server.wire by tools/web.py; not to be edited.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Ask
         * @description A preview of a move, why one is not possible, or the position after so many moves.
         */
        Ask: {
            /** @enum {unknown} */
            type: "ask";
            id: number;
            /** @enum {unknown} */
            what: "past" | "preview" | "why";
            /** @default  */
            move?: string;
            /** @default 0 */
            at?: number;
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
        /** Chat */
        Chat: {
            /** @enum {unknown} */
            type: "chat";
            key: string;
            text: string;
        };
        /**
         * Choice
         * @description A legal move: the verb and its words, and what is certain of its cost and gain.
         */
        Choice: {
            move: string;
            parts: components["schemas"]["Part"][];
            cost: string;
            is_final: boolean;
        };
        ClientMessage: components["schemas"]["Hello"] | components["schemas"]["Play"] | components["schemas"]["Undo"] | components["schemas"]["GiveOrder"] | components["schemas"]["Chat"] | components["schemas"]["SeatChange"] | components["schemas"]["Ask"] | components["schemas"]["Speak"] | components["schemas"]["Ping"];
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
        /** Fact */
        Fact: {
            icon: string;
            title: string;
            sentence: string;
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
         */
        Hello: {
            /** @enum {unknown} */
            type: "hello";
            secret: string;
            /** @default en */
            lang?: string;
            /** @default -1 */
            seen?: number;
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
         * @description A line of the log; ``n`` counts the moves that stood after it.
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
         *         ``changed`` are the places of ``board`` that are other than after ``since`` moves, when this seat last moved itself.
         */
        Position: {
            n: number;
            sections: components["schemas"]["Section"][];
            hand: string[];
            prompt: string;
            /** @default null */
            stage?: components["schemas"]["Stage"] | null;
            /** @default null */
            board?: unknown;
            /** @default 0 */
            since?: number;
            /** @default [] */
            changed?: string[];
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
        /** SeatInfo */
        SeatInfo: {
            seat: number;
            name: string;
            /** @enum {unknown} */
            kind: "bot" | "conceded" | "person";
            bot: string;
            is_deciding: boolean;
            is_here: boolean;
        };
        /** SeatLink */
        SeatLink: {
            seat: number;
            name: string;
            secret: string;
        };
        /**
         * Section
         * @description A part of the position in words: a heading and its lines.
         */
        Section: {
            title: string;
            lines: string[];
        };
        ServerMessage: components["schemas"]["TableState"] | components["schemas"]["Done"] | components["schemas"]["Refused"] | components["schemas"]["Preview"] | components["schemas"]["WhyNot"] | components["schemas"]["Past"] | components["schemas"]["Gone"] | components["schemas"]["Pong"];
        /**
         * Sheet
         * @description What never changes at a table: the drawing under the board, and the values that the board reads.
         */
        Sheet: {
            svg: string;
            facts: unknown;
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
            facts: components["schemas"]["Fact"][];
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
        /** Undo */
        Undo: {
            /** @enum {unknown} */
            type: "undo";
            key: string;
            decision: number;
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
export type Chat = components['schemas']['Chat'];
export type Choice = components['schemas']['Choice'];
export type ClientMessage = components['schemas']['ClientMessage'];
export type Done = components['schemas']['Done'];
export type Fact = components['schemas']['Fact'];
export type FoundRule = components['schemas']['FoundRule'];
export type GameInfo = components['schemas']['GameInfo'];
export type GiveOrder = components['schemas']['GiveOrder'];
export type Gone = components['schemas']['Gone'];
export type Health = components['schemas']['Health'];
export type Hello = components['schemas']['Hello'];
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
export type Ping = components['schemas']['Ping'];
export type Play = components['schemas']['Play'];
export type Pong = components['schemas']['Pong'];
export type Position = components['schemas']['Position'];
export type Preview = components['schemas']['Preview'];
export type Rank = components['schemas']['Rank'];
export type Refused = components['schemas']['Refused'];
export type RuleText = components['schemas']['RuleText'];
export type SeatChange = components['schemas']['SeatChange'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type SeatLink = components['schemas']['SeatLink'];
export type Section = components['schemas']['Section'];
export type ServerMessage = components['schemas']['ServerMessage'];
export type Sheet = components['schemas']['Sheet'];
export type Speak = components['schemas']['Speak'];
export type Stage = components['schemas']['Stage'];
export type Story = components['schemas']['Story'];
export type StoryMark = components['schemas']['StoryMark'];
export type TableState = components['schemas']['TableState'];
export type Undo = components['schemas']['Undo'];
export type VerbInfo = components['schemas']['VerbInfo'];
export type WhyNot = components['schemas']['WhyNot'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
