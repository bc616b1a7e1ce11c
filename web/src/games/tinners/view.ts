// Made from the board_types of wheal.games by tools/web.py; not to be edited.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AreaFacts
         * @description An area: ``plate`` is the centre of its three rows, ``port`` where its port stands (empty inland), ``d`` the path
         *         of its outline. ``region`` is empty where it is out of play.
         */
        AreaFacts: {
            name: string;
            region: string;
            is_in_play: boolean;
            is_coast: boolean;
            plate: number[];
            centre: number[];
            port: number[];
            d: string;
            neighbours: string[];
        };
        /**
         * AreaView
         * @description An area; ``tile`` is hidden (?), none, or its numbers; ``mine`` and ``peeked`` name players by seat.
         */
        AreaView: {
            name: string;
            region: string;
            coast: boolean;
            tile: string | components["schemas"]["TileView"];
            face: string;
            mine: number | string;
            tin: number;
            copper: number;
            water: number;
            drainage: number;
            miners: number;
            port: boolean;
            train: boolean;
            pump: boolean;
            peeked: number[];
            capacity: number;
            /** @default {} */
            more?: Record<string, never>;
        };
        /** AuctionView */
        AuctionView: {
            area: string;
            card: string;
            minimum: number;
            bid: number;
            leader: number | string;
            initiator: number;
            bidders: number[];
        };
        /**
         * BoardView
         * @description Everything that changes on the board. ``track`` has the seats of each column, the uppermost first; ``price_at``
         *         the marked column of each ladder, -1 before the first prices; ``pump_groups`` the groups of each round;
         *         ``area_text`` each area with everything in it in words.
         */
        BoardView: {
            table: components["schemas"]["View"];
            company: components["schemas"]["CompanyView"][];
            track: number[][];
            price_at: {
                [key: string]: number;
            };
            pump_groups: components["schemas"]["PumpGroupView"][][];
            lot: components["schemas"]["LotView"] | null;
            investments: components["schemas"]["InvestmentView"][];
            area_text: {
                [key: string]: string;
            };
        };
        /**
         * BoardWords
         * @description Words that need no number or name beside them.
         */
        BoardWords: {
            map: string;
            track: string;
            track_rule: string;
            prices: string;
            prices_now: string;
            board: string;
            invest: string;
            invest_steps: string;
            survey: string;
            survey_own: string;
            decks: string;
            revealed: string;
            auction: string;
            miners: string;
            ports: string;
            trains: string;
            adits: string;
            pumps: string;
            miner: string;
            port: string;
            train: string;
            adit: string;
            pump: string;
            drainage: string;
            tin: string;
            copper: string;
            water: string;
            money: string;
            points: string;
            work_left: string;
            work_left_short: string;
            mines: string;
            cards: string;
            ore: string;
            ore_short: string;
            ore_value: string;
            capacity: string;
            passed: string;
            looked: string;
            would_hold: string;
            card_on_lot: string;
            highest: string;
            best: string;
            worth: string;
            wild: string;
            to_move: string;
        };
        /**
         * BorderFacts
         * @description Where two areas meet: where an adit stands, and how the border runs there, in degrees.
         */
        BorderFacts: {
            label: string;
            mid: number[];
            angle: number;
        };
        /**
         * CardFacts
         * @description A survey card. ``text`` is short, for its face: "2 tin more".
         */
        CardFacts: {
            name: string;
            text: string;
            back: string;
            benefit: string;
            amount: number;
            value: number;
        };
        /**
         * CompanyView
         * @description What follows for a seat: its work left, its mines on the map and in all, what its ore would bring at a sale now,
         *         and its row of the investment panel (from 0; where it has not passed, the one that passing now would give).
         */
        CompanyView: {
            work_left: number;
            mines_built: number;
            mines: number;
            tin_price: number;
            copper_price: number;
            ore_value: number;
            cards: number;
            row: number;
            can_join: boolean;
        };
        /** CubesView */
        CubesView: {
            tin: number;
            copper: number;
            water: number;
        };
        /**
         * InvestRowFacts
         * @description A row of the investment panel, by round.
         */
        InvestRowFacts: {
            per_10: number[];
            per_5: number[];
        };
        /**
         * InvestmentView
         * @description An amount that the viewer can invest: how it is split into tens and a five, what it scores, what is left.
         */
        InvestmentView: {
            amount: number;
            tens: number;
            fives: number;
            points: number;
            left: number;
        };
        /**
         * LaneView
         * @description A seat in an auction. ``reason`` says why it is out or cannot bid more: it dropped out, has passed, has too
         *         little work, no mine left to build, or no more money than the bid. ``column`` is where it would stand as the winner,
         *         -1 where it cannot win.
         */
        LaneView: {
            seat: number;
            /** @enum {unknown} */
            state: "in" | "leads" | "out";
            /** @enum {unknown} */
            reason: "" | "dropped" | "mines" | "money" | "passed" | "work";
            reason_text: string;
            money: number;
            column: number;
        };
        /**
         * LotView
         * @description The auction (``is_decided``: somebody has won and paid): ``tile`` as far as the viewer knows it (``is_secret``:
         *         others may not), ``would_hold`` what the mine would hold with it, drainage and the card reckoned in; the lowest next
         *         bid; the work of winning; and of a card played before it what the initiator gets if another wins at this bid.
         */
        LotView: {
            area: string;
            about: string;
            tile: components["schemas"]["TileView"] | null;
            is_decided: boolean;
            is_secret: boolean;
            would_hold: components["schemas"]["CubesView"] | null;
            least: number;
            work: number;
            insured: number;
            insurance: number;
            insurance_text: string;
            cost_text: string;
            lanes: components["schemas"]["LaneView"][];
        };
        /**
         * PlayerView
         * @description A player; the hand's fronts are ? for others, its backs are public.
         */
        PlayerView: {
            money: number;
            points: number;
            column: number;
            final_column: number;
            mines: number;
            tin: number;
            copper: number;
            hand: string[];
            backs: string[];
            has_passed: boolean;
            is_deciding: boolean;
            decision: number;
            sealed: string[];
            /** @default {} */
            more?: Record<string, never>;
        };
        /**
         * PumpGroupView
         * @description A group of steam pumps on the development board.
         */
        PumpGroupView: {
            size: number;
            /** @enum {unknown} */
            state: "later" | "ready" | "used";
            is_next: boolean;
        };
        /**
         * RoundFacts
         * @description A column of the development board, as it is filled at the start.
         */
        RoundFacts: {
            pieces: {
                [key: string]: number;
            };
            pump_groups: number[];
        };
        /**
         * SheetFacts
         * @description The plain values that go with the drawn sheet. ``window`` is what the map shows: x, y, width, height.
         */
        SheetFacts: {
            sheet: number[];
            window: number[];
            areas: {
                [key: string]: components["schemas"]["AreaFacts"];
            };
            borders: {
                [key: string]: components["schemas"]["BorderFacts"];
            };
            prices: {
                [key: string]: number[];
            };
            columns: number;
            rounds: number;
            step: number;
            unit: number;
            board: components["schemas"]["RoundFacts"][];
            invest: components["schemas"]["InvestRowFacts"][];
            cards: {
                [key: string]: components["schemas"]["CardFacts"];
            };
            work: {
                [key: string]: number;
            };
            regions: {
                [key: string]: string;
            };
            backs: {
                [key: string]: string;
            };
            round_names: string[];
            place_names: string[];
            words: components["schemas"]["BoardWords"];
        };
        /** TileView */
        TileView: {
            id: string;
            tin: number;
            copper: number;
            water: number;
        };
        /**
         * View
         * @description The table as one viewer sees it.
         */
        View: {
            game: string;
            viewer: number;
            at: string;
            over: boolean;
            round: number;
            kind: string;
            to_decide: number[];
            order: number[];
            passed: number[];
            prices: {
                [key: string]: number;
            };
            board: {
                [key: string]: number;
            };
            pumps: number[];
            adits: string[];
            deck: {
                [key: string]: string[];
            };
            revealed: {
                [key: string]: string[];
            };
            auction: components["schemas"]["AuctionView"] | null;
            area: {
                [key: string]: components["schemas"]["AreaView"];
            };
            player: components["schemas"]["PlayerView"][];
            played: string[];
            ranking: number[];
            /** @default {} */
            more?: Record<string, never>;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AreaFacts = components['schemas']['AreaFacts'];
export type AreaView = components['schemas']['AreaView'];
export type AuctionView = components['schemas']['AuctionView'];
export type BoardView = components['schemas']['BoardView'];
export type BoardWords = components['schemas']['BoardWords'];
export type BorderFacts = components['schemas']['BorderFacts'];
export type CardFacts = components['schemas']['CardFacts'];
export type CompanyView = components['schemas']['CompanyView'];
export type CubesView = components['schemas']['CubesView'];
export type InvestRowFacts = components['schemas']['InvestRowFacts'];
export type InvestmentView = components['schemas']['InvestmentView'];
export type LaneView = components['schemas']['LaneView'];
export type LotView = components['schemas']['LotView'];
export type PlayerView = components['schemas']['PlayerView'];
export type PumpGroupView = components['schemas']['PumpGroupView'];
export type RoundFacts = components['schemas']['RoundFacts'];
export type SheetFacts = components['schemas']['SheetFacts'];
export type TileView = components['schemas']['TileView'];
export type View = components['schemas']['View'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
