/** Changes of an act, by name. The preview and the act itself use the same rules. */
import type { ActChange, ActPlace, ActPreview, ActRefusal, PlanAct, PlanEvent } from '@podium/contract';
import { drawEvent, keepsDraw, planTimes, storeTimes, swissRound } from '@podium/games';
import type { DrawnEvent, PlannedContest, PlannedSide, TimedContest } from '@podium/games';
import { isDeepStrictEqual } from 'node:util';
import { begunKeys, comparePlan } from '../compare-plan.ts';
import type { BegunContests } from '../compare-plan.ts';
import { entrantName, entrantNames, personName } from '../plan-names.ts';
import type { PlanEntrant } from '../plan-names.ts';
import { findCourtClashes, localText, placeName } from '../taken-courts.ts';
import type { TakenCourt } from '../taken-courts.ts';
import { applyAct, refusal, exchangedPairs } from './apply-act.ts';
import type { ActState, AppliedAct } from './apply-act.ts';

type Preview = Omit<ActPreview, 'version'>;

export interface PreviewedAct {
  preview: Preview;
  /** Undefined if the act is refused. */
  applied?: AppliedAct;
}

interface PreviewState extends Omit<ActState, 'begun'> {
  begunContests: BegunContests;
  /** Contests of other events and items of the program. */
  taken?: readonly TakenCourt[];
  /** The present in local time of the Games, as if it were UTC. */
  nowMs?: number;
}

/** Typed times are rounded to five minutes. */
const roundMs = 5 * 60_000;

export function previewAct(
  { published, results, begunContests, taken = [], nowMs = -Infinity }: PreviewState,
  act: PlanAct,
  by: { id: string; username: string },
): PreviewedAct {
  const event = published.plan.events.find(({ id }) => id === act.event);
  const stored = published.draws[act.event];
  const begun = event && stored ? begunKeys(event, stored, begunContests) : new Set<string>();
  const applied = applyAct({ published, begun, results }, act, by);
  if (!('plan' in applied)) return refuse(applied);
  const next = applied.plan.events.find(({ id }) => id === act.event)!;
  const compared = comparePlan(applied.plan, published, begunContests, { [act.event]: applied.draw });
  const before = drawEvent(event!, { stored: stored!, begun });
  const after = compared.drawn.get(act.event)!;
  // Without a free place, the whole event would be drawn again.
  if (!keepsDraw(next, { stored: applied.draw, begun }))
    return refuse([fullRefusal(actNames(act, event!, next), before, begun)]);
  const kept = compared.preview.events.find(({ kind }) => kind === 'refused');
  if (kept) {
    const isLeaving = act.do === 'withdraw' || act.do === 'replace';
    return refuse([refusal(isLeaving ? 'begun' : 'begunPlaces', actNames(act, event!, next), kept.begun)]);
  }
  if (act.do === 'exchange' && next.template.kind === 'swiss') {
    const again = pairsMetAgain(after, entrantsById(event!, next));
    if (again.length > 0) return refuse([refusal('metBefore', again)]);
  }
  // Only here is it known which contests are added; they keep the times that are found now.
  const isRound = act.do === 'drawRound';
  const times = storeTimes(next, after, {
    taken,
    ...(isRound && Number.isFinite(nowMs) && { fromMs: Math.ceil(nowMs / roundMs) * roundMs }),
    ...(isRound && act.start !== undefined && { startMs: Date.parse(`${act.start}Z`) }),
  });
  const timed = new Map(planTimes(next, { ...after, times }).map((one) => [one.key, one]));
  const then = new Map(planTimes(event!, before).map((one) => [one.key, one]));
  const { changes, othersStay } = compareDraws(before, after, entrantsById(event!, next), act);
  const exchanged = act.do === 'replace' && act.by.id === act.entrant ? [membersChange(event!, act)] : changes;
  const withTimes = exchanged.map((change): ActChange => {
    if (change.kind !== 'added') return change;
    const { key, ...added } = change;
    const time = timed.get(key);
    return time ? { ...added, start: localText(time.startMs), place: placeName(applied.plan, time) } : added;
  });
  const changed = after.contests.flatMap(({ key, name }) => {
    const [from, to] = [then.get(key), timed.get(key)];
    return to && (!from || slotOf(from) !== slotOf(to)) ? { ...to, name, isMoved: from !== undefined } : [];
  });
  const moved = changed.filter(({ isMoved }) => isMoved).map(({ name }) => name);
  return {
    preview: {
      changes: moved.length > 0 ? [...withTimes, { kind: 'moved', contests: moved }] : withTimes,
      othersStay,
      refusals: [],
      clashes: findCourtClashes(applied.plan, next, changed, taken),
    },
    applied: { ...applied, draw: { ...applied.draw, times } },
  };
}

const slotOf = ({ startMs, venue, court }: TimedContest): string => `${startMs} ${court ?? venue}`;

const refuse = (refusals: ActRefusal[]): PreviewedAct => ({
  preview: { changes: [], othersStay: true, refusals, clashes: [] },
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

/** Members who leave a team and who join it. */
function membersChange(event: PlanEvent, { entrant, by }: Extract<PlanAct, { do: 'replace' }>): DrawChange {
  const before = event.entries.items.find(({ id }) => id === entrant);
  const [then, now] = [memberNames(before), memberNames(by)];
  const otherNames = (names: ReadonlyMap<string, string>, known: ReadonlyMap<string, string>): string[] =>
    [...names].flatMap(([id, name]) => (known.has(id) ? [] : name));
  const name = before ? entrantName(before) : '';
  return { kind: 'members', name, leaving: otherNames(then, now), joining: otherNames(now, then) };
}

const memberNames = (team: PlanEntrant | undefined): Map<string, string> =>
  new Map(team && 'members' in team ? team.members.map((member) => [member.id, personName(member)]) : []);

/** Names of players of the last round of a Swiss tournament who have met before. */
function pairsMetAgain({ contests }: DrawnEvent, names: ReadonlyMap<string, string>): string[] {
  const last = Math.max(...contests.map(({ key }) => swissRound(key)));
  const pair = ({ sides }: PlannedContest): string => JSON.stringify(sides.toSorted(byEntrant));
  const before = new Set(contests.filter(({ key }) => swissRound(key) < last).map(pair));
  return contests
    .filter((contest) => swissRound(contest.key) === last && before.has(pair(contest)))
    .flatMap(({ sides }) => sides.flatMap((side) => nameOf(side, names)));
}

const byEntrant = (a: PlannedSide, b: PlannedSide): number =>
  'entrant' in a && 'entrant' in b ? (a.entrant < b.entrant ? -1 : 1) : 'entrant' in a ? -1 : 1;

/** Returns the reason why nobody can be added: the contests of the first round are full, or all of them have begun. */
function fullRefusal(names: string[], { contests }: DrawnEvent, begun: ReadonlySet<string>): ActRefusal {
  const first = contests.filter(({ sides }) => sides.some((side) => 'entrant' in side));
  const open = first.filter(({ key }) => !begun.has(key));
  const kind = open.length === 0 ? 'allBegun' : begun.size > 0 ? 'fullBegun' : 'full';
  return refusal(
    kind,
    names,
    (open.length > 0 ? open : first).map(({ name }) => name),
  );
}

interface Place {
  key: string;
  place: ActPlace;
}

/** A change of a draw; a contest that is added gets its time later. */
type DrawChange = Exclude<ActChange, { kind: 'added' }> | (Extract<ActChange, { kind: 'added' }> & { key: string });

/** Compares the places of an act's entrants, and the contests, before and after it. */
function compareDraws(
  before: DrawnEvent,
  after: DrawnEvent,
  names: ReadonlyMap<string, string>,
  act: PlanAct,
): { changes: DrawChange[]; othersStay: boolean } {
  const [then, now] = [placesOf(before, names), placesOf(after, names)];
  const own = ownEntrants(act);
  const added = missing(after, before);
  const removed = missing(before, after);
  const [appeared, gone] = [keysOf(added), keysOf(removed)];
  const ownChanges = [...own].map((id): DrawChange => {
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
      ...added.map((contest): DrawChange => ({
        kind: 'added',
        key: contest.key,
        contest: contest.name,
        sides: sides(contest),
      })),
      ...removed.map((contest): DrawChange => ({ kind: 'removed', contest: contest.name, sides: sides(contest) })),
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
