// Made from the board_types of wheal.games by tools/web.py; not to be edited.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AreaConstants
         * @description An area: ``plate`` is the centre of its three rows, ``port`` where its port stands (empty inland), ``d`` the path
         *         of its outline. ``region`` is empty where it is out of play.
         */
        AreaConstants: {
            name: string;
            region: string;
            is_in_play: boolean;
            plate: number[];
            port: number[];
            d: string;
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
        /**
         * ArsenicCompanyView
         * @description What a seat holds, and what that would bring now; the column of its limiter, and its work in each round.
         */
        ArsenicCompanyView: {
            held: number;
            sale: number;
            has_calciner: boolean;
            limiter: number;
            work: number;
        };
        /**
         * ArsenicView
         * @description ``price`` is what the next cube brings; ``cubes`` lie in areas, ``calciners`` has whose stands where.
         */
        ArsenicView: {
            price: number;
            market: components["schemas"]["MarketSectionView"][];
            company: components["schemas"]["ArsenicCompanyView"][];
            cubes: {
                [key: string]: number;
            };
            calciners: {
                [key: string]: number;
            };
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
         * BoardConstants
         * @description The plain values that go with the drawn sheet. ``window`` is what the map shows: x, y, width, height; ``parts``
         *         has what expansions add.
         */
        BoardConstants: {
            window: number[];
            areas: {
                [key: string]: components["schemas"]["AreaConstants"];
            };
            borders: {
                [key: string]: components["schemas"]["BorderConstants"];
            };
            prices: {
                [key: string]: number[];
            };
            columns: number;
            rounds: number;
            step: number;
            unit: number;
            board: components["schemas"]["RoundConstants"][];
            invest: components["schemas"]["InvestRowConstants"][];
            cards: {
                [key: string]: components["schemas"]["CardConstants"];
            };
            work: {
                [key: string]: number;
            };
            regions: string[];
            backs: {
                [key: string]: string;
            };
            /** @default null */
            parts?: components["schemas"]["SheetParts"] | null;
        };
        /**
         * BoardParts
         * @description Of the board, which changes.
         */
        BoardParts: {
            /** @default null */
            arsenic?: components["schemas"]["ArsenicView"] | null;
            /** @default null */
            emigration?: components["schemas"]["EmigrationView"] | null;
        };
        /**
         * BoardView
         * @description Everything that changes on the board. ``track`` has the seats of each column, the uppermost first; ``price_at``
         *         the marked column of each ladder, -1 before the first prices; ``pump_groups`` the groups of each round;
         *         ``pumps_to_use`` how many steam pumps are in hand, or else would be taken; ``area_text`` each area with everything
         *         in it in words; ``parts`` what expansions add.
         */
        BoardView: {
            table: components["schemas"]["View"];
            company: components["schemas"]["CompanyView"][];
            track: number[][];
            price_at: {
                [key: string]: number;
            };
            pump_groups: components["schemas"]["PumpGroupView"][][];
            pumps_to_use: number;
            lot: components["schemas"]["LotView"] | null;
            investments: components["schemas"]["InvestmentView"][];
            area_text: {
                [key: string]: string;
            };
            /** @default null */
            parts?: components["schemas"]["BoardParts"] | null;
        };
        /**
         * BorderConstants
         * @description Where two areas meet: where an adit stands, and how the border runs there, in degrees.
         */
        BorderConstants: {
            label: string;
            mid: number[];
            angle: number;
        };
        /**
         * CardConstants
         * @description A survey card. ``text`` is short, for its face: "2 tin more".
         */
        CardConstants: {
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
         *         and how many cards it holds.
         */
        CompanyView: {
            work_left: number;
            mines_built: number;
            mines: number;
            ore_value: number;
            cards: number;
        };
        /** CubesView */
        CubesView: {
            tin: number;
            copper: number;
            water: number;
        };
        /**
         * EmigrationCompanyView
         * @description A seat's miners at home, its pieces from Michigan to place, its income in each later round, and what it gets
         *         more for a cube of one ore and of the other at the next sale.
         */
        EmigrationCompanyView: {
            at_home: number;
            pending: string[];
            income: number;
            more: number;
            less: number;
        };
        /** EmigrationConstants */
        EmigrationConstants: {
            places: {
                [key: string]: components["schemas"]["PlaceConstants"];
            };
        };
        /**
         * EmigrationView
         * @description ``gone_to`` has for each place who took the space of each round, -1: nobody; ``miners`` whose own-colour miner
         *         stands where.
         */
        EmigrationView: {
            gone_to: {
                [key: string]: number[];
            };
            company: components["schemas"]["EmigrationCompanyView"][];
            miners: {
                [key: string]: number;
            };
        };
        /**
         * InvestRowConstants
         * @description A row of the investment panel, by round.
         */
        InvestRowConstants: {
            per_10: number[];
            per_5: number[];
        };
        /**
         * InvestmentView
         * @description An amount that the viewer can invest: how it is split into tens and a five, and what it scores.
         */
        InvestmentView: {
            amount: number;
            tens: number;
            fives: number;
            points: number;
        };
        /**
         * LaneView
         * @description A seat in an auction. ``reason_text`` says why it is out or cannot bid more. ``column`` is where it would stand
         *         as the winner, -1 where it cannot win.
         */
        LaneView: {
            seat: number;
            /** @enum {unknown} */
            state: "in" | "leads" | "out";
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
            insurance_text: string;
            lanes: components["schemas"]["LaneView"][];
        };
        /**
         * MarketSectionView
         * @description A section of the market; ``until`` is the last round in which it is open, and ``closing`` says that it is this
         *         one.
         */
        MarketSectionView: {
            /** @enum {unknown} */
            state: "closed" | "closing" | "open";
            until: number;
            spaces: components["schemas"]["MarketSpaceView"][];
        };
        /**
         * MarketSpaceView
         * @description A space of the market: what it pays, how many cubes lie on it, and does the next cube go there?
         */
        MarketSpaceView: {
            value: number;
            cubes: number;
            is_next: boolean;
        };
        /**
         * PackConstants
         * @description ``mine_work`` is the work of a mine without a bonus; ``regions`` has the two regions of each card.
         */
        PackConstants: {
            mine_work: number;
            regions: {
                [key: string]: string[];
            };
        };
        /**
         * PlaceConstants
         * @description A place abroad, with its reward in each round.
         */
        PlaceConstants: {
            name: string;
            rewards: components["schemas"]["RewardConstants"][];
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
         * RewardConstants
         * @description What a place gives in a round: pieces (one entry for each), pounds, points, or an increase for one ore (``more``)
         *         and the other (``less``); and the same in words.
         */
        RewardConstants: {
            pieces: string[];
            money: number;
            points: number;
            more: number;
            less: number;
            text: string;
        };
        /**
         * RoundConstants
         * @description A column of the development board, as it is filled at the start.
         */
        RoundConstants: {
            pieces: {
                [key: string]: number;
            };
        };
        /**
         * SheetParts
         * @description Of the sheet, which does not change.
         */
        SheetParts: {
            /** @default null */
            emigration?: components["schemas"]["EmigrationConstants"] | null;
            /** @default null */
            kickstarter?: components["schemas"]["PackConstants"] | null;
        };
        /**
         * TileView
         * @description A tile; ``work`` and ``money`` are what building on it costs and pays.
         */
        TileView: {
            id: string;
            tin: number;
            copper: number;
            water: number;
            work: number;
            money: number;
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
export type AreaConstants = components['schemas']['AreaConstants'];
export type AreaView = components['schemas']['AreaView'];
export type ArsenicCompanyView = components['schemas']['ArsenicCompanyView'];
export type ArsenicView = components['schemas']['ArsenicView'];
export type AuctionView = components['schemas']['AuctionView'];
export type BoardConstants = components['schemas']['BoardConstants'];
export type BoardParts = components['schemas']['BoardParts'];
export type BoardView = components['schemas']['BoardView'];
export type BorderConstants = components['schemas']['BorderConstants'];
export type CardConstants = components['schemas']['CardConstants'];
export type CompanyView = components['schemas']['CompanyView'];
export type CubesView = components['schemas']['CubesView'];
export type EmigrationCompanyView = components['schemas']['EmigrationCompanyView'];
export type EmigrationConstants = components['schemas']['EmigrationConstants'];
export type EmigrationView = components['schemas']['EmigrationView'];
export type InvestRowConstants = components['schemas']['InvestRowConstants'];
export type InvestmentView = components['schemas']['InvestmentView'];
export type LaneView = components['schemas']['LaneView'];
export type LotView = components['schemas']['LotView'];
export type MarketSectionView = components['schemas']['MarketSectionView'];
export type MarketSpaceView = components['schemas']['MarketSpaceView'];
export type PackConstants = components['schemas']['PackConstants'];
export type PlaceConstants = components['schemas']['PlaceConstants'];
export type PlayerView = components['schemas']['PlayerView'];
export type PumpGroupView = components['schemas']['PumpGroupView'];
export type RewardConstants = components['schemas']['RewardConstants'];
export type RoundConstants = components['schemas']['RoundConstants'];
export type SheetParts = components['schemas']['SheetParts'];
export type TileView = components['schemas']['TileView'];
export type View = components['schemas']['View'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
