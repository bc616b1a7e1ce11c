// Steam pumps in one go: the mines are pressed one after the other, and the pumps are taken and used together.

import type { Row } from "../../lib/table/row";
import { seatOf, type TinnersPlay } from "./types";

export function pumpRow(play: TinnersPlay, verb: string | null): Row | null {
  const isBegun = play.now.choices.some(({ parts }) => parts[0]?.word === "pump");
  const places = Object.entries(play.view.table.area)
    .filter(([, { mine, water }]) => seatOf(mine) >= 0 && water > 0)
    .map(([word, { mine, water }]) => ({ word, label: play.constants.areas[word]?.name ?? word, room: water, isUseless: mine !== play.you }));
  if ((!isBegun && verb !== "pumps") || places.length === 0) return null;
  return {
    verb: isBegun ? "pump" : "pumps",
    first: isBegun ? "" : "pumps",
    most: play.view.pumps_to_use,
    kind: "AREA",
    places,
    move: (word) => `pump ${word}`,
    end: "stop",
  };
}
