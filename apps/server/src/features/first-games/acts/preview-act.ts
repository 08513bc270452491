/** Changes of an act, by name. The preview and the act itself use the same rules. */
import type { ActChange, ActPlace, ActPreview, ActRefusal, PlanAct, PlanEvent } from '@podium/contract';
import { drawEvent, keepsDraw, planTimes, swissRoundOf } from '@podium/games';
import type { DrawnEvent, PlannedContest, PlannedSide, TimedContest } from '@podium/games';
import { isDeepStrictEqual } from 'node:util';
import { begunKeys, comparePlan } from '../compare-plan.ts';
import type { BegunContests } from '../compare-plan.ts';
import { entrantNames } from '../plan-names.ts';
import { applyAct, refusal, exchangedPairs } from './apply-act.ts';
import type { ActState, AppliedAct } from './apply-act.ts';

type Preview = Omit<ActPreview, 'version'>;

export interface PreviewedAct {
  preview: Preview;
  /** Undefined if the act is refused. */
  applied?: AppliedAct;
}

export function previewAct(
  { published, results, begunContests }: Omit<ActState, 'begun'> & { begunContests: BegunContests },
  act: PlanAct,
  by: { id: string; username: string },
): PreviewedAct {
  const event = published.plan.events.find(({ id }) => id === act.event);
  const stored = published.draws[act.event];
  const begun = event && stored ? begunKeys(event, stored, begunContests) : new Set<string>();
  const applied = applyAct({ published, begun, results }, act, by);
  if (!('plan' in applied)) return refused(applied);
  const next = applied.plan.events.find(({ id }) => id === act.event)!;
  const compared = comparePlan(applied.plan, published, begunContests, { [act.event]: applied.draw });
  const before = drawEvent(event!, { stored: stored!, begun });
  const after = compared.drawn.get(act.event)!;
  // Without a free place, the whole event would be drawn again.
  if (!keepsDraw(next, { stored: applied.draw, begun }))
    return refused([
      refusal(begun.size > 0 ? 'fullBegun' : 'full', actNames(act, event!, next), openContests(before, begun)),
    ]);
  const kept = compared.preview.events.find(({ kind }) => kind === 'refused');
  if (kept) {
    const isLeaving = act.do === 'withdraw' || act.do === 'replace';
    return refused([refusal(isLeaving ? 'begun' : 'begunPlaces', actNames(act, event!, next), kept.begun)]);
  }
  if (act.do === 'exchange' && next.template.kind === 'swiss') {
    const again = pairsMetAgain(after, entrantsById(event!, next));
    if (again.length > 0) return refused([refusal('metBefore', again)]);
  }
  const { changes, othersStay } = compareDraws(before, after, entrantsById(event!, next), act);
  const moved = movedContests(event!, before, next, after);
  const all: ActChange[] = moved.length > 0 ? [...changes, { kind: 'moved', contests: moved }] : changes;
  return { preview: { changes: all, othersStay, refusals: [] }, applied };
}

const refused = (refusals: ActRefusal[]): PreviewedAct => ({
  preview: { changes: [], othersStay: true, refusals },
});

/** Entrants whom an act concerns. */
function ownEntrants(act: PlanAct): ReadonlySet<string> {
  if (act.do === 'enter') return new Set([act.entrant.id]);
  if (act.do === 'withdraw') return new Set([act.entrant]);
  if (act.do === 'replace') return new Set([act.entrant, act.by.id]);
  return new Set(act.do === 'exchange' ? exchangedPairs(act).flat() : []);
}

const entrantsById = (before: PlanEvent, after: PlanEvent): ReadonlyMap<string, string> =>
  new Map([...entrantNames(before), ...entrantNames(after)]);

function actNames(act: PlanAct, before: PlanEvent, after: PlanEvent): string[] {
  const names = entrantsById(before, after);
  return [...ownEntrants(act)].flatMap((id) => names.get(id) ?? []);
}

/** Contests that get another time or court, because those that are added find no free one. */
function movedContests(event: PlanEvent, before: DrawnEvent, next: PlanEvent, after: DrawnEvent) {
  const slot = ({ startMs, venue, court }: TimedContest): string => `${startMs} ${court ?? venue}`;
  const then = new Map(planTimes(event, before).map((timed) => [timed.key, slot(timed)]));
  const moved = new Set(
    planTimes(next, after).flatMap((timed) =>
      then.has(timed.key) && then.get(timed.key) !== slot(timed) ? timed.key : [],
    ),
  );
  return after.contests.filter(({ key }) => moved.has(key)).map(({ name }) => name);
}

/** Names of players of the last round of a Swiss tournament who have met before. */
function pairsMetAgain({ contests }: DrawnEvent, names: ReadonlyMap<string, string>): string[] {
  const last = Math.max(...contests.map(({ key }) => swissRoundOf(key)));
  const pair = ({ sides }: PlannedContest): string => JSON.stringify(sides.toSorted(byEntrant));
  const before = new Set(contests.filter(({ key }) => swissRoundOf(key) < last).map(pair));
  return contests
    .filter((contest) => swissRoundOf(contest.key) === last && before.has(pair(contest)))
    .flatMap(({ sides }) => sides.flatMap((side) => nameOf(side, names)));
}

const byEntrant = (a: PlannedSide, b: PlannedSide): number =>
  'entrant' in a && 'entrant' in b ? (a.entrant < b.entrant ? -1 : 1) : 'entrant' in a ? -1 : 1;

/** Contests of the first round that have not begun. */
const openContests = ({ contests }: DrawnEvent, begun: ReadonlySet<string>): ActRefusal['contests'] =>
  contests
    .filter(({ key, sides }) => !begun.has(key) && sides.some((side) => 'entrant' in side))
    .map(({ name }) => name);

interface Place {
  key: string;
  place: ActPlace;
}

/** Compares the places of an act's entrants, and the contests, before and after it. */
function compareDraws(
  before: DrawnEvent,
  after: DrawnEvent,
  names: ReadonlyMap<string, string>,
  act: PlanAct,
): Pick<Preview, 'changes' | 'othersStay'> {
  const [then, now] = [placesOf(before, names), placesOf(after, names)];
  const own = ownEntrants(act);
  const added = missing(after, before);
  const removed = missing(before, after);
  const [appeared, gone] = [keysOf(added), keysOf(removed)];
  const ownChanges = [...own].map((id): ActChange => {
    const name = names.get(id) ?? '';
    const [from, to] = [then.get(id) ?? [], now.get(id) ?? []];
    const [left, taken] = [without(from, to), without(to, from)];
    // A place in a contest that comes or goes is named with that contest.
    const [leaving, taking] = [placesIn(left, gone), placesIn(taken, appeared)];
    if (act.do === 'exchange') return { kind: 'moves', name, from: leaving, to: taking };
    if (act.do === 'withdraw' || left.length > 0) return { kind: 'leaves', name, places: leaving };
    return taken.length > 0 ? { kind: 'takes', name, places: taking } : { kind: 'waits', name };
  });
  const sides = (contest: PlannedContest): string[] => contest.sides.flatMap((side) => nameOf(side, names));
  const isMoved = (id: string, places: readonly Place[]): boolean => {
    const later = now.get(id) ?? [];
    const left = without(places, later).filter(({ key }) => !gone.has(key));
    // A bye becomes a contest, or a contest a bye.
    const hasNewContest = without(later, places).some(({ key }) => appeared.has(key));
    return !own.has(id) && left.length > Number(hasNewContest);
  };
  return {
    changes: [
      ...ownChanges,
      ...added.map((contest): ActChange => ({ kind: 'added', contest: contest.name, sides: sides(contest) })),
      ...removed.map((contest): ActChange => ({ kind: 'removed', contest: contest.name, sides: sides(contest) })),
    ],
    othersStay: ![...then].some(([id, places]) => isMoved(id, places)),
  };
}

/** Contests of a draw that another one lacks. */
const missing = ({ contests }: DrawnEvent, other: DrawnEvent): PlannedContest[] =>
  contests.filter(({ key }) => !other.contests.some((contest) => contest.key === key));

const keysOf = (contests: readonly PlannedContest[]): ReadonlySet<string> => new Set(contests.map(({ key }) => key));

const without = (places: readonly Place[], others: readonly Place[]): Place[] =>
  places.filter(({ key, place }) => !others.some((other) => other.key === key && other.place.lane === place.lane));

const placesIn = (places: readonly Place[], except: ReadonlySet<string>): ActPlace[] =>
  places.flatMap(({ key, place }) => (except.has(key) ? [] : place));

function placesOf({ contests }: DrawnEvent, names: ReadonlyMap<string, string>): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const { key, name, sides, isDuel } of contests)
    for (const side of sides) {
      if (!('entrant' in side)) continue;
      const others = sides.filter((other) => !isDeepStrictEqual(other, side));
      const opponents = isDuel ? others.flatMap((other) => nameOf(other, names)) : [];
      const place: ActPlace = { contest: name, lane: side.lane ?? null, opponents };
      places.set(side.entrant, [...(places.get(side.entrant) ?? []), { key, place }]);
    }
  return places;
}

const nameOf = (side: PlannedSide, names: ReadonlyMap<string, string>): string[] =>
  'entrant' in side ? [names.get(side.entrant) ?? ''] : [];
