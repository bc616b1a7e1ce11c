// What a move would change of arsenic: cubes, limiter, work in this round and in those to come, what it sells for.

import type { EffectLine } from "../../../../board/effects";
import { known, type Known } from "../../../../board/hidden";
import { pounds, type TinnersPlay } from "../../types";
import type { ArsenicCompanyView, BoardView } from "../../view";

export function effects(play: TinnersPlay, after: Known<BoardView>): EffectLine[] {
  const now = play.view.parts?.arsenic;
  const then = known(known(after.parts)?.arsenic);
  const own = now?.company[play.you];
  const ownThen = known(known(then?.company)?.[play.you]);
  if (!now || then === null || own === undefined || ownThen === null) return [];
  return [...held(play, own, ownThen), ...limited(play, own, ownThen), ...spread(play, now.cubes, known(then.cubes)), ...built(play, now.calciners, known(then.calciners))];
}

function held(play: TinnersPlay, now: ArsenicCompanyView, then: Known<ArsenicCompanyView>): EffectLine[] {
  if (then.held === now.held || then.held === 0) return [];
  return [{ amounts: [{ kind: "arsenic", n: then.held }], note: play.say("label-arsenic-sale", { cubes: Number(then.held) }), strong: pounds(then.sale) }];
}

/** Processing is the only act that costs later. */
function limited(play: TinnersPlay, now: ArsenicCompanyView, then: Known<ArsenicCompanyView>): EffectLine[] {
  if (then.limiter === now.limiter) return [];
  const { say, view, constants } = play;
  const left = view.company[play.you]?.work_left ?? 0;
  const leftThen = known(known(known(play.after?.company)?.[play.you])?.work_left) ?? left - 1;
  const rounds = constants.rounds - view.table.round;
  return [
    { icon: "limiter", strong: say("label-limiter"), from: String(now.limiter), to: String(then.limiter) },
    { icon: "work", strong: say("label-work-left"), from: String(left), to: String(leftThen), isLoss: true },
    ...(rounds > 0 ? [{ strong: say("label-work-rounds", { rounds }), from: String(now.work), to: String(then.work), isLoss: true }] : []),
  ];
}

/** A calciner brings arsenic to many areas: how many cubes in all, and how many of them to own mines. */
function spread(play: TinnersPlay, now: Record<string, number>, then: Known<Record<string, number>> | null): EffectLine[] {
  if (then === null) return [];
  const more = Object.entries(then).filter(([area, n]) => Number(n) > (now[area] ?? 0));
  if (more.length === 0) return [];
  const mine = more.filter(([area]) => play.view.table.area[area]?.mine === play.you).map(([area]) => play.constants.areas[area]?.name ?? area);
  return [{ amounts: [{ kind: "arsenic", n: more.length }], note: mine.join(", ") }];
}

function built(play: TinnersPlay, now: Record<string, number>, then: Known<Record<string, number>> | null): EffectLine[] {
  return Object.keys(then ?? {})
    .filter((area) => now[area] === undefined)
    .map((area) => ({ icon: "calciner", strong: play.say("label-calciner"), note: play.constants.areas[area]?.name ?? area }));
}
