import { describe, expect, it } from "vitest";
import { cue } from "../../../src/games/tinners/cues";
import { travels } from "../../../src/games/tinners/travels";
import type { BoardView } from "../../../src/games/tinners/view";

const AREA = { mine: "none", tin: 0, copper: 0, miners: 0, port: false, train: false };

function view(area: object, more: object = {}): BoardView {
  return { table: { area: { probus: { ...AREA, ...area } }, adits: [], auction: null, ...more } } as unknown as BoardView;
}

const auction = (leader: number | string, bid: number) => ({ auction: { area: "probus", leader, bid } });

describe("what travels over the map", () => {
  it("is ore from a mine to its company, as one token with its number", () => {
    expect(travels(view({ mine: 2, tin: 3, copper: 2 }), view({ mine: 2, tin: 0, copper: 1 }))).toEqual([
      { from: "AREA:probus", to: "seat:2", token: { shape: "tin", n: 3 } },
      { from: "AREA:probus", to: "seat:2", token: { shape: "copper", n: 1 } },
    ]);
  });

  it("is a piece from the development board, and an adit to its border", () => {
    expect(travels(view({}), view({ miners: 1 }))).toEqual([{ from: "board:miners", to: "AREA:probus", token: { icon: "piece-miner" } }]);
    expect(travels(view({}), view({ port: true }))).toEqual([{ from: "board:ports", to: "AREA:probus", token: { icon: "piece-port" } }]);
    expect(travels(view({}), view({}, { adits: ["a/b"] }))).toEqual([{ from: "board:adits", to: "BORDER:a/b", token: { icon: "piece-adit" } }]);
  });

  it("is a new mine, and a bid", () => {
    expect(travels(view({}), view({ mine: 1, tin: 3 }))).toEqual([{ from: "seat:1", to: "AREA:probus", token: { icon: "piece-mine" } }]);
    expect(travels(view({}, auction(0, 3)), view({}, auction(2, 4)))).toEqual([{ from: "seat:2", to: "AREA:probus", token: { text: "£4" } }]);
  });

  it("is nothing where nothing changed", () => {
    expect(travels(view({ mine: 0, tin: 2 }, auction(0, 3)), view({ mine: 0, tin: 2 }, auction(0, 3)))).toEqual([]);
  });
});

describe("what is heard of an auction", () => {
  it("is that somebody bid more than I, or that the lot is mine", () => {
    expect(cue(view({}, auction(0, 3)), view({}, auction(2, 4)), 0)).toBe("outbid");
    expect(cue(view({}, auction(1, 3)), view({}, auction(2, 4)), 0)).toBeNull();
    expect(cue(view({}, auction(0, 3)), view({ mine: 0 }), 0)).toBe("won");
    expect(cue(view({}, auction(0, 3)), view({ mine: 2 }), 0)).toBeNull();
    expect(cue(view({}), view({ mine: 0 }), 0)).toBeNull();
  });
});
