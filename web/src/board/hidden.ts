// What is certain of a table after a move: the view, with "?" in any place of it that is hidden.

export const HIDDEN = "?";
type Hidden = typeof HIDDEN;

export type MaybeHidden<T> =
  | Hidden
  | (T extends readonly (infer Item)[] ? readonly MaybeHidden<Item>[] : T extends object ? { readonly [Name in keyof T]: MaybeHidden<T[Name]> } : T);

/** The same where at least it is not hidden as a whole. */
export type Known<T> = Exclude<MaybeHidden<T>, Hidden>;

/** A part of such a view, where there is one and it is not hidden. */
export function known<T>(part: T): Exclude<T, Hidden | null | undefined> | null {
  return part === HIDDEN || part === undefined || part === null ? null : (part as Exclude<T, Hidden | null | undefined>);
}

/** The items of a list that are not hidden; none where the list itself is. */
export function knownIn<T>(list: readonly T[] | Hidden | null | undefined): Exclude<T, Hidden>[] {
  return (known(list) ?? []).filter((item): item is Exclude<T, Hidden> => item !== HIDDEN);
}
