import { describe, expect, it } from "vitest";
import { travels } from "../../../src/games/ore/travels";
import type { OreBoard } from "../../../src/games/ore/view";

interface Wish {
  miners?: number[][];
  assets?: number[];
  slag?: number[];
  barrels?: number;
  owned?: string[];
  row?: string[];
}

function board({ miners = [[], []], assets = [], slag = [], barrels = 0, owned = [], row = ["AX", "AY"] }: Wish): OreBoard {
  const player = { barrels: { gold: barrels }, assets: owned, contracts: [] };
  return {
    mine: { gold: { miners } },
    asset_track: { seats: assets, next: 0 },
    contract_track: { seats: [], next: 0 },
    slag: { seats: slag },
    row: { assets: row.map((card) => ({ card })), contracts: [] },
    player: [player, { ...player, barrels: { gold: 0 }, assets: [] }],
  } as unknown as OreBoard;
}

describe("what travels over the shafts", () => {
  it("is a miner to a gallery, a track or the heap, and back", () => {
    expect(travels(board({}), board({ miners: [[1], []] }))).toEqual([{ from: "seat:1", to: "SPACE:gold 1", token: { seat: 1 } }]);
    expect(travels(board({ miners: [[], [1]] }), board({}))).toEqual([{ from: "SPACE:gold 2", to: "seat:1", token: { seat: 1 } }]);
    expect(travels(board({ assets: [1] }), board({ assets: [1, 0] }))).toEqual([{ from: "seat:0", to: "track:assets:1", token: { seat: 0 } }]);
    expect(travels(board({}), board({ slag: [0] }))).toEqual([{ from: "seat:0", to: ":slag", token: { seat: 0 } }]);
  });

  it("is not a miner that goes down in its mine: the shaft shows that", () => {
    expect(travels(board({ miners: [[1], []] }), board({ miners: [[], [1]] }))).toEqual([]);
  });

  it("is barrels from a mine and to its market, and a card to its buyer", () => {
    expect(travels(board({}), board({ barrels: 3 }))).toEqual([{ from: "mine:gold", to: "seat:0", token: { shape: "gold", n: 3 } }]);
    expect(travels(board({ barrels: 3 }), board({ barrels: 2 }))).toEqual([{ from: "seat:0", to: "mine:gold", token: { shape: "gold", n: 1 } }]);
    expect(travels(board({}), board({ owned: ["AX"], row: ["", "AY"] }))).toEqual([{ from: "ASSET:AX", to: "seat:0", token: { icon: "asset" } }]);
  });
});
