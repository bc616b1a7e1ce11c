import { describe, expect, it } from "vitest";
import { chainOf, possible, pressedTo, rowSteps, shownPlaces, type Row } from "../../../src/lib/table/row";

const places = [
  { word: "probus", label: "Probus", room: 2, isUseless: false },
  { word: "breage", label: "Breage", room: 1, isUseless: false },
  { word: "gwennap", label: "Gwennap", room: 4, isUseless: true },
];
const row: Row = { verb: "pumps", first: "pumps", most: 3, kind: "AREA", places, move: (word) => `pump ${word}`, end: "stop" };

describe("moves in a row", () => {
  it("are one line: the beginning, what was pressed in its order, and the end where not all are used", () => {
    expect(chainOf(row, [])).toBe("pumps");
    expect(chainOf(row, ["probus", "breage"])).toBe("pumps; pump probus; pump breage; stop");
    expect(chainOf(row, ["probus", "breage", "probus"])).toBe("pumps; pump probus; pump breage; pump probus");
  });

  it("that have begun end by the end alone", () => {
    expect(chainOf({ ...row, first: "" }, [])).toBe("stop");
    expect(chainOf({ ...row, first: "" }, ["probus"])).toBe("pump probus; stop");
  });

  it("need no end where nothing is left to press", () => {
    expect(chainOf({ ...row, places: places.slice(0, 1) }, ["probus", "probus"])).toBe("pumps; pump probus; pump probus");
  });

  it("are no more than there are, nor than there is room for", () => {
    expect(possible(row, ["breage", "breage", "probus", "gwennap", "gwennap"])).toEqual(["breage", "probus", "gwennap"]);
  });

  it("are set by an amount too: the oldest of the others make room", () => {
    expect(pressedTo(row, ["breage", "probus"], "probus", 2)).toEqual(["breage", "probus", "probus"]);
    expect(pressedTo(row, ["breage", "probus", "probus"], "gwennap", 2)).toEqual(["probus", "gwennap", "gwennap"]);
    expect(pressedTo(row, ["probus", "breage", "probus"], "probus", 0)).toEqual(["breage"]);
  });

  it("show an amount for each place of some use, and of the others for those that were pressed", () => {
    const amounts = rowSteps(row, ["probus"], false).steps.filter(({ isNumber }) => isNumber);
    expect(amounts.map(({ options, chosen }) => [options.length - 1, chosen?.word])).toEqual([[2, "1"], [1, "0"]]);
    expect(rowSteps(row, [], true).steps).toHaveLength(6);
    expect(shownPlaces(row, ["gwennap"], false)).toHaveLength(3);
    expect(shownPlaces({ ...row, places: places.slice(2) }, [], false)).toHaveLength(1);
  });
});
