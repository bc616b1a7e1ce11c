// The sentence under the winner's name: how many points, and how far ahead of whom.

import { t } from "../../lib/browser/settings.svelte";
import type { Rank } from "../../made/wire";

export function winnersLine(ranking: readonly Rank[]): string {
  const first = ranking.filter(({ place }) => place === 1);
  const points = t("page-end-points-of", { points: first[0]?.points ?? 0 });
  const place = Math.min(...ranking.filter((rank) => rank.place > 1 && !rank.is_conceded).map((rank) => rank.place));
  const next = ranking.filter((rank) => rank.place === place);
  if (first.length > 1 || next.length === 0) return points;
  const ahead = first[0]!.points - next[0]!.points;
  const players = next.map(({ name }) => name).join(", ");
  if (ahead < 0) return points; // the others gave up
  return ahead === 0 ? t("page-end-tiebreak", { points, players }) : t("page-end-ahead", { points, ahead, players });
}
