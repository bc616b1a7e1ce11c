// The lines of a position as they are laid out: whose they are, what they begin with, and where a new group starts.

export interface Row {
  head: string; // what stands before the first colon, with it
  rest: string;
  seat: number | null; // whose line it is
  owner: number | null; // who owns what the line is about
  isUnder: boolean; // it goes on about the player of an earlier line
  isApart: boolean; // another kind of thing begins
}

const HEAD = /^([^:]{1,48}:) (.+)$/s;

/** Lines about the whole table; those that begin with a player's name belong together. */
export function rowsOf(lines: readonly string[], names: readonly string[]): Row[] {
  const seats = lines.map((line) => seatOf(line, names));
  const runs = lines.map((line, at) => seats[at] ?? firstWord(line));
  return lines.map((line, at) => {
    const seat = seats[at]!;
    const isUnder = seat !== null && seats[at - 1] === seat;
    const isNew = at > 0 && runs[at] !== runs[at - 1];
    const isApart = isNew && (runs[at] === runs[at + 1] || (at > 1 && runs[at - 1] === runs[at - 2]));
    return { ...split(line), seat, owner: null, isUnder, isApart };
  });
}

/** Lines of a part with a heading: each is about one place, and may say who owns it. */
export function placesOf(lines: readonly string[], names: readonly string[]): Row[] {
  return lines.map((line) => {
    const { head, rest } = split(line);
    const said = rest.split(",")[0]!;
    const owner = names.findIndex((name) => said.endsWith(` ${name}`));
    return { head, rest, seat: null, owner: owner < 0 ? null : owner, isUnder: false, isApart: false };
  });
}

function split(line: string): { head: string; rest: string } {
  const found = HEAD.exec(line);
  return found === null ? { head: "", rest: line } : { head: found[1]!, rest: found[2]! };
}

function seatOf(line: string, names: readonly string[]): number | null {
  const seat = names.findIndex((name) => line.startsWith(`${name}:`) || line.startsWith(`${name} `));
  return seat < 0 ? null : seat;
}

function firstWord(line: string): string {
  return line.split(" ")[0]!;
}
