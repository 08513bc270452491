import type { DrawnEvent, PlannedContest } from '../draw/drawn-event.ts';
import { boardsAtOnce, placeOf } from './planned-place.ts';
import type { KeptTimes, PlannedPlace, TakenTime, TimedContest } from './planned-place.ts';

/** Settings for the times of added contests. */
export interface AddedTimes {
  /** Times for which other events and program items occupy the courts. */
  taken?: readonly TakenTime[];
  /** The first time that is offered, as if it were UTC. */
  fromMs?: number;
  /** The start that an organizer chose, whatever else is on the court. */
  startMs?: number;
}

/**
 * Times of a draw in which public ones stay. A contest that was added gets the first time at which a court is free, its
 * entrants compete nowhere else, the contests that it waits for are over, and those that wait for it have not begun.
 *
 * @param laidOut all contests as they would be without public times, in order of play
 * @returns undefined if a contest finds no such time
 */
export function keepTimes(
  event: PlannedPlace,
  { contests, stages }: DrawnEvent,
  laidOut: readonly TimedContest[],
  { slots, taken = [], fromMs = -Infinity, startMs: chosenMs }: Pick<KeptTimes, 'slots'> & AddedTimes,
): TimedContest[] | undefined {
  const lengthMs = event.minutes * 60_000;
  const breakMs = event.breakMinutes * 60_000;
  const stepMs = lengthMs + breakMs;
  const boards = boardsAtOnce(event);
  const byKey = new Map(contests.map((contest) => [contest.key, contest]));
  const stageOf = new Map(stages.flatMap((keys, stage) => keys.map((key) => [key, stage] as const)));
  const timed = new Map(
    laidOut.flatMap(({ key }) => {
      const slot = slots[key];
      return slot ? [[key, { key, startMs: slot.startMs, venue: slot.venue, court: slot.court }] as const] : [];
    }),
  );
  for (const { key } of laidOut) {
    if (timed.has(key)) continue;
    const found = findTime(byKey.get(key)!);
    if (!found) return undefined;
    timed.set(key, found);
  }
  return laidOut.map(({ key }) => timed.get(key)!);

  function findTime(contest: PlannedContest): TimedContest | undefined {
    const { venue, courts } = placeOf(event, contest.phase);
    // A round that was over early may be followed at once, so a chosen start is compared with the added contests only.
    const others = [...timed.values()]
      .filter(({ key }) => chosenMs === undefined || !slots[key])
      .map((time) => ({ time, other: byKey.get(time.key)! }));
    const isEarlier = ({ key, phase }: PlannedContest): boolean =>
      phase === contest.phase && stageOf.get(key)! < stageOf.get(contest.key)!;
    const before = others.filter(({ other }) => isEarlier(other) || waitsFor(contest, other));
    const after = others.filter(({ other }) => waitsFor(other, contest));
    const latestMs = Math.min(...after.map(({ time }) => time.startMs)) - lengthMs;
    const isTaken = (court: string | undefined, startMs: number): boolean =>
      taken.some((time) => occupies(time, { venue, court }) && overlaps(time, { startMs, endMs: startMs + lengthMs }));
    for (const startMs of candidates(
      others.map(({ time }) => time.startMs),
      venue,
    )) {
      if (startMs > latestMs || before.some(({ time }) => startMs < time.startMs + lengthMs)) continue;
      const overlapping = others.filter(({ time }) => Math.abs(time.startMs - startMs) < lengthMs);
      if (overlapping.some(({ other }) => shareEntrant(other, contest))) continue;
      const load = (court: string | undefined): number =>
        overlapping.filter(({ time }) => time.venue === venue && time.court === court).length;
      const open = (courts.length > 0 ? courts : [undefined]).filter((court) => load(court) < boards);
      const untaken = open.filter((court) => !isTaken(court, startMs));
      // At a chosen start, a court that is taken is better than none.
      const free = untaken.length > 0 || chosenMs === undefined ? untaken : open;
      if (free.length === 0) continue;
      const court = free.reduce((least, one) => (load(one) < load(least) ? one : least));
      return { key: contest.key, startMs, venue, court };
    }
    return undefined;
  }

  /**
   * Starts in order: from the first contest of the event, at the same distances, to one after the last, and after
   * whatever occupies the venue.
   */
  function candidates(starts: readonly number[], venue: string): number[] {
    const first = chosenMs ?? Math.min(...starts);
    const last = Math.max(first, ...starts) + stepMs;
    const steps = Array.from({ length: Math.floor((last - first) / stepMs) + 1 }, (_, index) => first + index * stepMs);
    if (chosenMs !== undefined) return steps;
    const ends = taken.flatMap((time) => (time.venue === venue && time.endMs > first ? time.endMs + breakMs : []));
    const from = fromMs > first ? [fromMs] : [];
    return [...steps, ...ends, ...from, ...[...ends, ...from].map((ms) => ms + stepMs)]
      .filter((ms) => ms >= fromMs)
      .toSorted((a, b) => a - b);
  }
}

/** Returns whether something is on the court of a contest, or at the venue itself like a contest without a court. */
export const occupies = (taken: TakenTime, { venue, court }: Pick<TimedContest, 'venue' | 'court'>): boolean =>
  taken.venue === venue && taken.court === court;

export const overlaps = (a: Pick<TakenTime, 'startMs' | 'endMs'>, b: Pick<TakenTime, 'startMs' | 'endMs'>): boolean =>
  a.startMs < b.endMs && b.startMs < a.endMs;

/** A contest waits for another one if that fills one of its sides. */
const waitsFor = ({ sides }: PlannedContest, { key, phase }: PlannedContest): boolean =>
  sides.some((side) => ('contest' in side && side.contest === key) || ('phase' in side && side.phase === phase));

const shareEntrant = (a: PlannedContest, b: PlannedContest): boolean =>
  a.sides.some(
    (side) => 'entrant' in side && b.sides.some((other) => 'entrant' in other && other.entrant === side.entrant),
  );
