// Made from the board_types of wheal.games by tools/web.py; not to be edited.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * CardsView
         * @description Cards of the three kinds in a row, a draw pile or a discard; contracts by number, gaps empty, hidden ones ?.
         */
        CardsView: {
            assets: string[];
            initiatives: string[];
            contracts: (number | string)[];
        };
        /**
         * ContractView
         * @description A contract in front of a player; ``filled`` are numbers of rows, from 1.
         */
        ContractView: {
            card: number;
            filled: number[];
            due: boolean;
            sold: boolean;
            own: boolean;
        };
        /**
         * FillingView
         * @description Rows that are being filled while a barrel is chosen: the rows to come, the current first, and its barrels.
         */
        FillingView: {
            contract: number;
            purpose: string;
            rows: number[];
            chosen: string[];
        };
        /** FutureView */
        FutureView: {
            type: string;
            n: number;
        };
        /**
         * OfferView
         * @description A failed contract that is offered: who failed, which rows are filled, which one must be supplied.
         */
        OfferView: {
            contract: number;
            owner: number;
            filled: number[];
            row: number;
            money: number;
        };
        /**
         * OreAssetFact
         * @description An asset; ``scores``: what it is worth is worked out at the end; money -1, no barrels: no such price.
         */
        OreAssetFact: {
            name: string;
            category: string;
            icon: string;
            does: string;
            vp: number;
            scores: boolean;
            money: number;
            barrels: number[];
            copies: number;
        };
        /**
         * OreAssetPlace
         * @description A place of the asset row; the card is empty in a gap. ``leaves``: it is discarded at the end of the round.
         */
        OreAssetPlace: {
            card: string;
            money: number;
            barrels: number[];
            can_money: boolean;
            can_barrels: boolean;
            leaves: boolean;
        };
        /**
         * OreBoard
         * @description The whole table as one viewer sees it.
         */
        OreBoard: {
            me: number;
            at: string;
            phase: number;
            is_over: boolean;
            round: number;
            kind: string;
            to_decide: number[];
            start: number;
            mine: {
                [key: string]: components["schemas"]["OreMine"];
            };
            asset_track: components["schemas"]["OreTrack"];
            contract_track: components["schemas"]["OreTrack"];
            slag: components["schemas"]["OreSlag"];
            row: components["schemas"]["OreRows"];
            discard: components["schemas"]["CardsView"];
            removed: number[];
            taken: boolean;
            player: components["schemas"]["OrePlayer"][];
            market: components["schemas"]["OreMarket"] | null;
            relief: number;
            filling: components["schemas"]["FillingView"] | null;
            offer: components["schemas"]["OfferView"] | null;
            subcontract: components["schemas"]["SubcontractView"] | null;
            is_ending: boolean;
            ending: string;
            ranking: number[];
        };
        /** OreContractFact */
        OreContractFact: {
            rows: components["schemas"]["OreRowFact"][];
        };
        /**
         * OreContractPlace
         * @description A place of the contract row; 0 in a gap. ``leaves``: it is discarded if nobody takes a contract in this round.
         */
        OreContractPlace: {
            card: number;
            leaves: boolean;
        };
        /**
         * OreDue
         * @description The next open row of a contract. ``state``: due, done (this round's row is filled), later (due next round).
         *
         *         ``needs`` and ``missing``: for each barrel one resource, or two of which one will do. ``competes``: the barrels are
         *         there, but another due row could take them. Failing costs the penalty: as much of it as can be paid, and strikes for
         *         the rest.
         */
        OreDue: {
            contract: number;
            row: number;
            /** @enum {unknown} */
            state: "done" | "due" | "later";
            needs: string[][];
            missing: string[][];
            competes: boolean;
            pays: number;
            penalty: number;
            paid: number;
            strikes: number;
        };
        /**
         * OreEntry
         * @description A way into a mine that is open to me: the move and the space, what each space yields from there to where my cage
         *         ends, and how many barrels more the next Collection would bring me as the others stand now.
         */
        OreEntry: {
            move: string;
            space: number;
            yields: number[];
            gains: number;
        };
        /**
         * OreFacts
         * @description Cards by id, contracts by number; ``salaries`` by miners employed, from 0; ``ends``: when the game ends.
         */
        OreFacts: {
            seats: number;
            variant: string;
            resources: components["schemas"]["OreResource"][];
            assets: {
                [key: string]: components["schemas"]["OreAssetFact"];
            };
            initiatives: {
                [key: string]: components["schemas"]["OreInitiativeFact"];
            };
            contracts: {
                [key: string]: components["schemas"]["OreContractFact"];
            };
            mines: {
                [key: string]: components["schemas"]["OreMineFact"];
            };
            levels: number;
            row_places: number;
            track_spaces: number;
            free_sales: number;
            most_miners: number;
            salaries: number[];
            drill_money: number;
            drill_coal: number;
            contract_points: number;
            dollars_per_point: number;
            strike_points: number;
            strike_per: number;
            race_deal: number;
            ends: string[];
            labels: components["schemas"]["OreLabels"];
        };
        /**
         * OreFailing
         * @description What closing my market now would cost: contracts whose due row lacks barrels, and the sum of their penalties.
         */
        OreFailing: {
            contracts: number[];
            penalty: number;
            paid: number;
            strikes: number;
        };
        /**
         * OreInitiativeFact
         * @description An initiative; its second price is that of the last miner or cage level.
         */
        OreInitiativeFact: {
            name: string;
            icon: string;
            does: string;
            price: string;
            money: number[];
            takes_barrel: boolean;
            copies: number;
        };
        /**
         * OreInitiativePlace
         * @description A place of the initiative row, with its price for me and (``barrels``) the resources of which I could pay one.
         */
        OreInitiativePlace: {
            card: string;
            money: number;
            barrels: string[];
            can_buy: boolean;
            has_effect: boolean;
            leaves: boolean;
        };
        /** OreLabels */
        OreLabels: {
            asset_track: string;
            contract_track: string;
            slag: string;
            slag_pays: string;
            slag_joined: string;
            due: string;
            due_none: string;
            due_later: string;
            due_done: string;
            contract: string;
            pays: string;
            missing: string;
            competes: string;
            penalty: string;
            strikes: string;
            assets: string;
            initiatives: string;
            contracts: string;
            discarded: string;
            left: string;
            leaves: string;
            leaves_contract: string;
            gap: string;
            either: string;
            one_barrel: string;
            no_effect: string;
            money: string;
            points: string;
            points_now: string;
            in_hand: string;
            miners: string;
            cage: string;
            barrels: string;
            futures: string;
            drill: string;
            collab: string;
            private_mine: string;
            private_market: string;
            completed: string;
            own_pile: string;
            used: string;
            start: string;
            space: string;
            level: string;
            yields: string;
            exhausted: string;
            no_mine: string;
            too_deep: string;
            stuck: string;
            market: string;
            sell: string;
            may_sell: string;
            failing: string;
            together: string;
            offer: string;
            ending: string;
            to_place: string;
            to_decide: string;
            this_round: string;
            then: string;
            stops: string;
            a_barrel: string;
            fill: string;
            fee: string;
            salary: string;
            row: string;
            settled: string;
            cage_reach: string;
            sold: string;
            none: string;
            pass_on: string;
            relieved: string;
        };
        /**
         * OreMarket
         * @description The market for me. Of ``due`` open rows ``together`` can be filled; ``can_close``: none of them must be.
         */
        OreMarket: {
            sales: components["schemas"]["OreSale"][];
            own: components["schemas"]["OreOwnMarket"][];
            due: number;
            together: number;
            can_close: boolean;
            failing: components["schemas"]["OreFailing"];
        };
        /**
         * OreMine
         * @description A mine: by seat how many spaces lie within its cage, by space whether the miner there cannot go deeper.
         */
        OreMine: {
            card: string;
            price: number;
            yields: number[];
            levels: number[];
            miners: number[][];
            exhausted: boolean;
            pile: string[];
            spent: string[];
            reach: number[];
            stuck: boolean[];
            entries: components["schemas"]["OreEntry"][];
        };
        /** OreMineFact */
        OreMineFact: {
            resource: string;
            price: number;
            yields: number[];
            levels: number[];
        };
        /**
         * OreOwnMarket
         * @description A private market of mine and what one barrel brings there.
         */
        OreOwnMarket: {
            move: string;
            card: string;
            resource: string;
            brings: number;
            is_open: boolean;
            can_sell: boolean;
        };
        /**
         * OrePlayer
         * @description A player: where the points come from, what each asset is worth now, and the next rows of the contracts, those
         *         first that are due.
         */
        OrePlayer: {
            cash: number;
            barrels: {
                [key: string]: number;
            };
            employed: number;
            in_hand: number;
            cage: number;
            assets: string[];
            drill: number;
            collab: number;
            futures: components["schemas"]["FutureView"][];
            private: components["schemas"]["PrivateView"][];
            contracts: components["schemas"]["ContractView"][];
            completed: number[];
            strikes: number;
            used: string[];
            pile: (number | string)[];
            settled: number;
            vp: number;
            sales: {
                [key: string]: number;
            };
            sold_on: number[];
            has_bought_asset: boolean;
            has_taken_contract: boolean;
            is_deciding: boolean;
            decision: number;
            sealed: string[];
            points: components["schemas"]["OrePoints"];
            worth: number[];
            due: components["schemas"]["OreDue"][];
        };
        /** OrePoints */
        OrePoints: {
            assets: number;
            contracts: number;
            money: number;
            strikes: number;
        };
        /**
         * OreResource
         * @description A resource, and how its mine is called.
         */
        OreResource: {
            id: string;
            name: string;
            letter: string;
            mine: string;
        };
        /**
         * OreRowFact
         * @description A row of a contract: for each barrel one resource, or two of which one will do.
         */
        OreRowFact: {
            needs: string[][];
            pays: number;
        };
        /**
         * OreRows
         * @description The three rows and the cards left in their piles; the fees of Sales Ops are in the prices of assets already.
         */
        OreRows: {
            assets: components["schemas"]["OreAssetPlace"][];
            initiatives: components["schemas"]["OreInitiativePlace"][];
            contracts: components["schemas"]["OreContractPlace"][];
            assets_left: number;
            initiatives_left: number;
            contracts_left: number;
            asset_fee: number;
            contract_fee: number;
        };
        /**
         * OreSale
         * @description A resource on the public market: its price (0: none), what one barrel brings me, how many I have and have sold in
         *         this round, how many my railroads carry, and how many more I may sell.
         */
        OreSale: {
            resource: string;
            price: number;
            brings: number;
            have: number;
            sold: number;
            carried: number;
            more: number;
        };
        /**
         * OreSlag
         * @description A seat for each miner on the heap, what each earns now, and what each would earn with one more.
         */
        OreSlag: {
            seats: number[];
            pays: number;
            joined: number;
        };
        /**
         * OreTrack
         * @description Seats in the order of the spaces, and the next free space (0: none is left).
         */
        OreTrack: {
            seats: number[];
            next: number;
        };
        /**
         * PrivateView
         * @description A private mine or market; ``space`` 0: exhausted; ``open``: this market can still be sold on in this round.
         */
        PrivateView: {
            card: string;
            resource: string;
            mode: string;
            space: number;
            open: boolean;
        };
        /**
         * SubcontractView
         * @description Subcontracted Ops in use: lines left on one opponent's contracts.
         */
        SubcontractView: {
            asset: string;
            target: number;
            lines: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type CardsView = components['schemas']['CardsView'];
export type ContractView = components['schemas']['ContractView'];
export type FillingView = components['schemas']['FillingView'];
export type FutureView = components['schemas']['FutureView'];
export type OfferView = components['schemas']['OfferView'];
export type OreAssetFact = components['schemas']['OreAssetFact'];
export type OreAssetPlace = components['schemas']['OreAssetPlace'];
export type OreBoard = components['schemas']['OreBoard'];
export type OreContractFact = components['schemas']['OreContractFact'];
export type OreContractPlace = components['schemas']['OreContractPlace'];
export type OreDue = components['schemas']['OreDue'];
export type OreEntry = components['schemas']['OreEntry'];
export type OreFacts = components['schemas']['OreFacts'];
export type OreFailing = components['schemas']['OreFailing'];
export type OreInitiativeFact = components['schemas']['OreInitiativeFact'];
export type OreInitiativePlace = components['schemas']['OreInitiativePlace'];
export type OreLabels = components['schemas']['OreLabels'];
export type OreMarket = components['schemas']['OreMarket'];
export type OreMine = components['schemas']['OreMine'];
export type OreMineFact = components['schemas']['OreMineFact'];
export type OreOwnMarket = components['schemas']['OreOwnMarket'];
export type OrePlayer = components['schemas']['OrePlayer'];
export type OrePoints = components['schemas']['OrePoints'];
export type OreResource = components['schemas']['OreResource'];
export type OreRowFact = components['schemas']['OreRowFact'];
export type OreRows = components['schemas']['OreRows'];
export type OreSale = components['schemas']['OreSale'];
export type OreSlag = components['schemas']['OreSlag'];
export type OreTrack = components['schemas']['OreTrack'];
export type PrivateView = components['schemas']['PrivateView'];
export type SubcontractView = components['schemas']['SubcontractView'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
