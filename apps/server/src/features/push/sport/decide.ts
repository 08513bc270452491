/** Compares the state last announced with the current one and decides which notifications to send. Pure. */

export interface UnitState {
  /** Epoch milliseconds; undefined while the time is not public. */
  startAt?: number;
  phase: 'coming' | 'canceled' | 'postponed' | 'live' | 'done';
  /** Outcome of each competitor (rank, invalid mark, score of a match) once the result is unofficial or official. */
  result?: Readonly<Record<string, string>>;
  /** End of the contest, or its actual or scheduled start while it has no end; epoch milliseconds. */
  heldAt?: number;
}

export type AnnouncedUnit = Pick<UnitState, 'startAt' | 'phase' | 'result'>;
/** `competitor medal` of every announced medal. */
export interface AnnouncedEvent {
  medals: string[];
}
/** Start announced by a reminder, by lead time (minutes). */
export type AnnouncedStarts = Partial<Record<string, number>>;

export type UnitChange =
  | { kind: 'moved' | 'canceled' | 'postponed' | 'resumed'; from?: number }
  | { kind: 'result' }
  /** `before`: announced outcomes that have changed. */
  | { kind: 'correction'; before: Record<string, string> };

export const isAboutResult = (change: UnitChange): change is Extract<UnitChange, { kind: 'result' | 'correction' }> =>
  change.kind === 'result' || change.kind === 'correction';

interface Decision<State, Change> {
  announced: State;
  change?: Change;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Smaller shifts do not change the announced start. */
export const minShiftMs = 5 * minuteMs;
/** Changes of later contests are not announced; readers see them in the schedule. */
const aheadMs = 36 * hourMs;
/** Older results are not announced. */
const resultNewsMs = 6 * hourMs;
const correctionNewsMs = 48 * hourMs;

const isOpen = (phase: UnitState['phase']): boolean => phase !== 'live' && phase !== 'done';

/**
 * Decides what to announce about a contest. A contest without an announced state is new and triggers no notification,
 * so that an import, a first start and a replay are silent.
 * @param now the time at the Games (epoch milliseconds)
 */
export function decideUnit(
  announced: AnnouncedUnit | undefined,
  state: UnitState,
  now: number,
): Decision<AnnouncedUnit, UnitChange> {
  const { phase, startAt, result } = state;
  const nextState: AnnouncedUnit = {
    phase,
    startAt: startAt ?? announced?.startAt,
    result: result ? { ...announced?.result, ...result } : announced?.result,
  };
  if (!announced) return { announced: nextState };
  if (result) return { announced: nextState, change: resultChange(announced.result, state, now) };
  if (phase === 'live' || phase === 'done') return { announced: nextState };
  const change = announced.phase === 'done' ? undefined : scheduleChange(announced, state, now);
  // Small shifts add up, so compare with the announced start, not with the previous one.
  const isSmall = !change && isOpen(announced.phase) && isSameStart(announced.startAt, startAt);
  return { announced: isSmall ? { ...nextState, startAt: announced.startAt ?? startAt } : nextState, change };
}

const isSameStart = (a: number | undefined, b: number | undefined): boolean =>
  a === undefined || b === undefined || Math.abs(a - b) < minShiftMs;

function resultChange(
  announced: AnnouncedUnit['result'],
  { result = {}, heldAt = 0 }: UnitState,
  now: number,
): UnitChange | undefined {
  const ageMs = now - heldAt;
  if (!announced) return ageMs < resultNewsMs ? { kind: 'result' } : undefined;
  const before = Object.fromEntries(
    Object.entries(announced).filter(([competitor, outcome]) => (result[competitor] ?? outcome) !== outcome),
  );
  return Object.keys(before).length > 0 && ageMs < correctionNewsMs ? { kind: 'correction', before } : undefined;
}

function scheduleChange(announced: AnnouncedUnit, { phase, startAt }: UnitState, now: number): UnitChange | undefined {
  const announcedStart = announced.startAt;
  const soonest = Math.min(announcedStart ?? Infinity, startAt ?? Infinity);
  const latest = Math.max(announcedStart ?? -Infinity, startAt ?? -Infinity);
  // The start is too far ahead, or its time has passed.
  if (soonest > now + aheadMs || latest < now - resultNewsMs) return undefined;
  if (phase === 'canceled' || phase === 'postponed')
    return announced.phase === phase ? undefined : { kind: phase, from: announcedStart };
  if (startAt !== undefined && startAt < now) return undefined;
  if (announced.phase === 'canceled' || announced.phase === 'postponed')
    return { kind: 'resumed', from: announcedStart };
  return isSameStart(announcedStart, startAt) ? undefined : { kind: 'moved', from: announcedStart };
}

/** Decides if a reminder is due, `lead` minutes before the start. @param announced the start announced with this lead */
export function isReminderDue(
  announced: number | undefined,
  { phase, startAt }: UnitState,
  lead: number,
  now: number,
): boolean {
  if (phase !== 'coming' || startAt === undefined) return false;
  const leadMs = lead * minuteMs;
  if (now >= startAt || now < startAt - leadMs) return false;
  // A start that keeps shifting is announced again once it has shifted by half the lead.
  return announced === undefined || Math.abs(startAt - announced) >= Math.max(minShiftMs, leadMs / 2);
}

/** A medal as text: `competitor medal`. */
export const medalPair = ({ competitorId, medal }: { competitorId: string; medal: string }): string =>
  `${competitorId} ${medal}`;

/**
 * Decides which medals of an event to announce. Retracted medals are not announced, and not announced again when they
 * return, unless the medal went to another competitor in between.
 */
export function decideMedals(
  announced: AnnouncedEvent | undefined,
  medals: readonly string[],
): Decision<AnnouncedEvent, string[]> {
  if (!announced) return { announced: { medals: [...medals] } };
  const added = medals.filter((pair) => !announced.medals.includes(pair));
  if (added.length === 0) return { announced };
  const medalKey = (pair: string): string => pair.slice(pair.lastIndexOf(' '));
  const remaining = announced.medals.filter(
    (pair) => medals.includes(pair) || !added.some((addition) => medalKey(addition) === medalKey(pair)),
  );
  return { announced: { medals: [...remaining, ...added] }, change: added };
}
