// How long to wait before trying again: longer each time, and not all at once after a restart.

const FIRST = 400;
const LONGEST = 15_000;

export function backoff(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(LONGEST, FIRST * 2 ** attempt);
  return Math.round(most / 2 + (most / 2) * random());
}
