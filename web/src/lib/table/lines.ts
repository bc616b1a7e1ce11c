// The lines of a position as they are laid out: where a new group starts, and what goes on about the same player.

import type { TableLine, TableSection } from "../../made/wire";

export interface Row {
  head: string;
  rest: string;
  seat: number; // whose line it is, or -1
  owner: number; // who owns what the line tells of, or -1
  isUnder: boolean; // it goes on about the player of the line before
  isApart: boolean; // another kind of thing begins
}

export interface Part {
  title: string;
  rows: Row[];
}

/** Sections with a title are parts of their own; the others next to each other are one, with gaps where it helps. */
export function partsOf(sections: readonly TableSection[]): Part[] {
  const parts: Part[] = [];
  sections.forEach((section, at) => {
    const before = sections[at - 1];
    const last = parts.at(-1);
    if (section.title === "" && before?.title === "" && last !== undefined) last.rows.push(...rowsOf(section.lines, before.lines));
    else parts.push({ title: section.title, rows: rowsOf(section.lines) });
  });
  return parts;
}

/** Everything that stands under no title. */
export const untitledRows = (sections: readonly TableSection[]): Row[] => partsOf(sections.filter(({ title }) => title === "")).flatMap(({ rows }) => rows);

/** A gap is before and behind a group of several lines. */
export function rowsOf(lines: readonly TableLine[], before: readonly TableLine[] = []): Row[] {
  return lines.map(({ head, rest, seat = -1, owner = -1 }, at) => ({
    head,
    rest,
    seat,
    owner,
    isUnder: seat >= 0 && (at > 0 ? lines[at - 1] : before.at(-1))?.seat === seat,
    isApart: at === 0 && before.length > 0 && (lines.length > 1 || before.length > 1),
  }));
}
