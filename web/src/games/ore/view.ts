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
         * OreAsset
         * @description An asset; ``scores``: what it is worth is worked out at the end; money -1, no barrels: no such price.
         */
        OreAsset: {
            name: string;
            category: string;
            icon: string;
            does: string;
            vp: number;
            scores: boolean;
            money: number;
            barrels: number[];
        };
        /**
         * OreAssetPlace
         * @description A place of the asset row; the card is empty in a gap. ``leaves``: it is discarded at the end of the round.
         */
        OreAssetPlace: {
            card: string;
            money: number;
            barrels: number[];
            leaves: boolean;
        };
        /**
         * OreBoard
         * @description The whole table as one viewer sees it.
         */
        OreBoard: {
            me: number;
            at: string;
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
        /**
         * OreConstants
         * @description Cards by id, contracts by number; ``salaries`` by miners employed, from 0.
         */
        OreConstants: {
            resources: components["schemas"]["OreResource"][];
            assets: {
                [key: string]: components["schemas"]["OreAsset"];
            };
            initiatives: {
                [key: string]: components["schemas"]["OreInitiative"];
            };
            contracts: {
                [key: string]: components["schemas"]["OreContract"];
            };
            mines: {
                [key: string]: components["schemas"]["OreMineCard"];
            };
            track_spaces: number;
            salaries: number[];
            race_deal: number;
        };
        /** OreContract */
        OreContract: {
            rows: components["schemas"]["OreContractRow"][];
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
         * OreContractRow
         * @description A row of a contract: for each barrel one resource, or two of which one will do.
         */
        OreContractRow: {
            needs: string[][];
            pays: number;
        };
        /**
         * OreDue
         * @description The next open row of a contract. ``state``: due, done (this round's row is filled), later (due next round).
         *
         *         ``needs`` and ``missing``: for each barrel one resource, or two of which one will do. ``competes``: the barrels are
         *         there, but another due row could take them. Failing costs the penalty, and strikes for what cannot be paid of it.
         */
        OreDue: {
            contract: number;
            /** @enum {unknown} */
            state: "done" | "due" | "later";
            needs: string[][];
            missing: string[][];
            competes: boolean;
            pays: number;
            penalty: number;
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
         * OreFailing
         * @description What closing my market now would cost: contracts whose due row lacks barrels, and the sum of their penalties.
         */
        OreFailing: {
            contracts: number[];
            penalty: number;
            strikes: number;
        };
        /** OreInitiative */
        OreInitiative: {
            name: string;
            icon: string;
            does: string;
            price: string;
            takes_barrel: boolean;
        };
        /**
         * OreInitiativePlace
         * @description A place of the initiative row, with its price for me.
         */
        OreInitiativePlace: {
            card: string;
            money: number;
            has_effect: boolean;
            leaves: boolean;
        };
        /**
         * OreMarket
         * @description The market for me. Of ``due`` open rows ``together`` can be filled.
         */
        OreMarket: {
            sales: components["schemas"]["OreSale"][];
            own: components["schemas"]["OreOwnMarket"][];
            due: number;
            together: number;
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
        /** OreMineCard */
        OreMineCard: {
            price: number;
            yields: number[];
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
        /** OreResource */
        OreResource: {
            id: string;
            name: string;
        };
        /**
         * OreRows
         * @description The three rows, the cards left in their piles, and what Sales Ops adds to a contract; it is in the prices of
         *         assets already.
         */
        OreRows: {
            assets: components["schemas"]["OreAssetPlace"][];
            initiatives: components["schemas"]["OreInitiativePlace"][];
            contracts: components["schemas"]["OreContractPlace"][];
            assets_left: number;
            initiatives_left: number;
            contracts_left: number;
            contract_fee: number;
        };
        /**
         * OreSale
         * @description A resource on the public market: its price (0: none), what one barrel brings me, how many I have and have sold in
         *         this round, and how many more I may sell.
         */
        OreSale: {
            resource: string;
            price: number;
            brings: number;
            have: number;
            sold: number;
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
export type OreAsset = components['schemas']['OreAsset'];
export type OreAssetPlace = components['schemas']['OreAssetPlace'];
export type OreBoard = components['schemas']['OreBoard'];
export type OreConstants = components['schemas']['OreConstants'];
export type OreContract = components['schemas']['OreContract'];
export type OreContractPlace = components['schemas']['OreContractPlace'];
export type OreContractRow = components['schemas']['OreContractRow'];
export type OreDue = components['schemas']['OreDue'];
export type OreEntry = components['schemas']['OreEntry'];
export type OreFailing = components['schemas']['OreFailing'];
export type OreInitiative = components['schemas']['OreInitiative'];
export type OreInitiativePlace = components['schemas']['OreInitiativePlace'];
export type OreMarket = components['schemas']['OreMarket'];
export type OreMine = components['schemas']['OreMine'];
export type OreMineCard = components['schemas']['OreMineCard'];
export type OreOwnMarket = components['schemas']['OreOwnMarket'];
export type OrePlayer = components['schemas']['OrePlayer'];
export type OrePoints = components['schemas']['OrePoints'];
export type OreResource = components['schemas']['OreResource'];
export type OreRows = components['schemas']['OreRows'];
export type OreSale = components['schemas']['OreSale'];
export type OreSlag = components['schemas']['OreSlag'];
export type OreTrack = components['schemas']['OreTrack'];
export type PrivateView = components['schemas']['PrivateView'];
export type SubcontractView = components['schemas']['SubcontractView'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
