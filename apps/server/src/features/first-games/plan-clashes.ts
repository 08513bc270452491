import type { GamesPlan, PlanClash } from '@podium/contract';
import { drawEvent, planTimes } from '@podium/games';
import type { ComparedPlan, PublishedPlan } from './compare-plan.ts';
import { eventId } from './plan-folder.ts';
import { findCourtClashes } from './taken-courts.ts';
import type { TakenCourt } from './taken-courts.ts';

/**
 * Clashes that a publication adds, with contests of imports and items of the program. The console finds those between
 * events of the plan while it is edited.
 */
export function planClashes(
  { next: { plan }, drawn }: Pick<ComparedPlan, 'next' | 'drawn'>,
  published: PublishedPlan | undefined,
  taken: readonly TakenCourt[],
): PlanClash[] {
  const planned = new Set([...plan.events, ...(published?.plan.events ?? [])].map(eventId));
  const beside = taken.filter((one) => one.eventId === undefined || !planned.has(one.eventId));
  return plan.events.flatMap((event) => {
    const draw = drawn.get(event.id);
    if (!draw) return [];
    const then = publicSlots(published, event.id);
    const names = new Map(draw.contests.map(({ key, name }) => [key, name]));
    const changed = planTimes(event, draw)
      .filter((one) => !Number.isNaN(one.startMs) && then.get(one.key) !== slotOf(one))
      .map((one) => ({ ...one, name: names.get(one.key) ?? {} }));
    return findCourtClashes(plan, event, changed, beside).map((clash) => ({
      ...clash,
      contest: joinNames(event.name, clash.contest, plan),
    }));
  });
}

function publicSlots(published: PublishedPlan | undefined, id: string): ReadonlyMap<string, string> {
  const event = published?.plan.events.find((one) => one.id === id);
  const stored = published?.draws[id];
  if (!event || !stored) return new Map();
  const drawn = drawEvent(event, { stored, begun: new Set() });
  return new Map(planTimes(event, drawn).map((one) => [one.key, slotOf(one)]));
}

const slotOf = ({ startMs, venue, court }: { startMs: number; venue: string; court: string | undefined }): string =>
  `${startMs} ${court ?? venue}`;

/** `Chess · Board 1` in each language of the contest. */
function joinNames(event: PlanClash['contest'], contest: PlanClash['contest'], { languages }: GamesPlan) {
  const main = event[languages[0] ?? 'en'] ?? '';
  return Object.fromEntries(
    Object.entries(contest).map(([language, name]) => [
      language,
      `${event[language as keyof typeof event] ?? main} · ${name}`,
    ]),
  );
}
