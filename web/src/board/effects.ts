// What a move would change, line by line, as it stands beside the choice.

/** A resource, with how much of it where that is known. */
export interface Amount {
  kind: string;
  n?: number | string;
  label?: string;
}

export interface EffectLine {
  icon?: string;
  iconSize?: 16 | 20;
  seat?: number; // whom it concerns, if not the one who moves
  amounts?: Amount[];
  strong?: string;
  note?: string;
  from?: string;
  to?: string;
  later?: Amount[]; // what follows in the next rounds, behind the note
  isGain?: boolean;
  isLoss?: boolean;
}

/** "+3", "−2", with a unit "+£3"; "?" where it is hidden. */
export function signed(by: number, unit = ""): string {
  if (Number.isNaN(by)) return "?";
  return `${by < 0 ? "−" : "+"}${unit}${Math.abs(by)}`;
}
