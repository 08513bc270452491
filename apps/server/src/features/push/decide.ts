/** Compares the state last announced with the current one and decides which notifications to send. Pure. */

/** State of a contest as used by notifications. */
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
/** Digest of the announced text. */
export interface AnnouncedText {
  text: string;
}
export type Announced = AnnouncedUnit | AnnouncedEvent | AnnouncedStarts | AnnouncedText;

export type UnitChange =
  | { kind: 'moved' | 'canceled' | 'postponed' | 'resumed'; from?: number }
  | { kind: 'result' }
  /** `before`: announced outcomes that have changed. */
  | { kind: 'correction'; before: Record<string, string> };

interface Decision<State, Change> {
  told: State;
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
  told: AnnouncedUnit | undefined,
  state: UnitState,
  now: number,
): Decision<AnnouncedUnit, UnitChange> {
  const { phase, startAt, result } = state;
  const kept: AnnouncedUnit = {
    phase,
    startAt: startAt ?? told?.startAt,
    result: result ? { ...told?.result, ...result } : told?.result,
  };
  if (!told) return { told: kept };
  if (result) return { told: kept, change: resultChange(told.result, state, now) };
  if (phase === 'live' || phase === 'done') return { told: kept };
  const change = told.phase === 'done' ? undefined : scheduleChange(told, state, now);
  // Small shifts add up, so compare with the announced start, not with the previous one.
  const isSmall = !change && isOpen(told.phase) && isSameStart(told.startAt, startAt);
  return { told: isSmall ? { ...kept, startAt: told.startAt ?? startAt } : kept, change };
}

const isSameStart = (a: number | undefined, b: number | undefined): boolean =>
  a === undefined || b === undefined || Math.abs(a - b) < minShiftMs;

function resultChange(
  told: AnnouncedUnit['result'],
  { result = {}, heldAt = 0 }: UnitState,
  now: number,
): UnitChange | undefined {
  const ageMs = now - heldAt;
  if (!told) return ageMs < resultNewsMs ? { kind: 'result' } : undefined;
  const before = Object.fromEntries(
    Object.entries(told).filter(([competitor, outcome]) => (result[competitor] ?? outcome) !== outcome),
  );
  return Object.keys(before).length > 0 && ageMs < correctionNewsMs ? { kind: 'correction', before } : undefined;
}

function scheduleChange(told: AnnouncedUnit, { phase, startAt }: UnitState, now: number): UnitChange | undefined {
  const from = told.startAt;
  const soonest = Math.min(from ?? Infinity, startAt ?? Infinity);
  const latest = Math.max(from ?? -Infinity, startAt ?? -Infinity);
  // The start is too far ahead, or its time has passed.
  if (soonest > now + aheadMs || latest < now - resultNewsMs) return undefined;
  if (phase === 'canceled' || phase === 'postponed') return told.phase === phase ? undefined : { kind: phase, from };
  if (startAt !== undefined && startAt < now) return undefined;
  if (told.phase === 'canceled' || told.phase === 'postponed') return { kind: 'resumed', from };
  return isSameStart(from, startAt) ? undefined : { kind: 'moved', from };
}

/** Whether a reminder of a start is due, `lead` minutes before it. @param told the start announced with this lead */
export function isReminderDue(
  told: number | undefined,
  { phase, startAt }: UnitState,
  lead: number,
  now: number,
): boolean {
  if (phase !== 'coming' || startAt === undefined) return false;
  const leadMs = lead * minuteMs;
  if (now >= startAt || now < startAt - leadMs) return false;
  // A start that keeps shifting is announced again once it has shifted by half the lead.
  return told === undefined || Math.abs(startAt - told) >= Math.max(minShiftMs, leadMs / 2);
}

/** A medal as text: `competitor medal`. */
export const medalPair = ({ competitorId, medal }: { competitorId: string; medal: string }): string =>
  `${competitorId} ${medal}`;

/**
 * Decides which medals of an event to announce. Retracted medals are not announced, and not announced again when they
 * return, unless the medal went to another competitor in between.
 */
export function decideMedals(
  told: AnnouncedEvent | undefined,
  medals: readonly string[],
): Decision<AnnouncedEvent, string[]> {
  if (!told) return { told: { medals: [...medals] } };
  const added = medals.filter((pair) => !told.medals.includes(pair));
  if (added.length === 0) return { told };
  const medalKey = (pair: string): string => pair.slice(pair.lastIndexOf(' '));
  const kept = told.medals.filter(
    (pair) => medals.includes(pair) || !added.some((one) => medalKey(one) === medalKey(pair)),
  );
  return { told: { medals: [...kept, ...added] }, change: added };
}

interface Published {
  /** The text, as far as changing it triggers a new announcement. */
  text: string;
  /** Epoch milliseconds. */
  from: number;
  until: number;
}

/** Whether to announce a publication: once while it is current, and again when its text changes. */
export function isPublicationDue(
  told: AnnouncedText | undefined,
  { text, from, until }: Published,
  now: number,
): boolean {
  return from <= now && now < until && told?.text !== text;
}
