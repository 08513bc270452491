import type { DrawnEvent, PlannedContest } from '../draw/drawn-event.ts';
import { placeOf } from './planned-place.ts';
import type { KeptTimes, PlannedPlace, TimedContest } from './planned-place.ts';

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
  slots: KeptTimes['slots'],
): TimedContest[] | undefined {
  const lengthMs = event.minutes * 60_000;
  const stepMs = lengthMs + event.breakMinutes * 60_000;
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
    const others = [...timed.values()].map((time) => ({ time, other: byKey.get(time.key)! }));
    const starts = others.map(({ time }) => time.startMs);
    const isEarlier = ({ key, phase }: PlannedContest): boolean =>
      phase === contest.phase && stageOf.get(key)! < stageOf.get(contest.key)!;
    const before = others.filter(({ other }) => isEarlier(other) || waitsFor(contest, other));
    const after = others.filter(({ other }) => waitsFor(other, contest));
    const latestMs = Math.min(...after.map(({ time }) => time.startMs)) - lengthMs;
    // From the first contest of the event, at the same distances, to one after the last.
    let startMs = Math.min(...starts);
    for (; startMs <= Math.max(...starts) + stepMs; startMs += stepMs) {
      if (startMs > latestMs || before.some(({ time }) => startMs < time.startMs + lengthMs)) continue;
      const overlapping = others.filter(({ time }) => Math.abs(time.startMs - startMs) < lengthMs);
      if (overlapping.some(({ other }) => shareEntrant(other, contest))) continue;
      const isFree = (court: string | undefined): boolean =>
        !overlapping.some(({ time }) => time.venue === venue && time.court === court);
      const court = courts.length > 0 ? courts.find(isFree) : undefined;
      if (court !== undefined || (courts.length === 0 && isFree(undefined)))
        return { key: contest.key, startMs, venue, court };
    }
    return undefined;
  }
}

/** A contest waits for another one if that fills one of its sides. */
const waitsFor = ({ sides }: PlannedContest, { key, phase }: PlannedContest): boolean =>
  sides.some((side) => ('contest' in side && side.contest === key) || ('phase' in side && side.phase === phase));

const shareEntrant = (a: PlannedContest, b: PlannedContest): boolean =>
  a.sides.some(
    (side) => 'entrant' in side && b.sides.some((other) => 'entrant' in other && other.entrant === side.entrant),
  );
