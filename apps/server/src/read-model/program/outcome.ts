/** The medals that a unit decides, the other units that decide them with it, and their winners. */
import { parseRsc, unitOutcome } from '@podium/games';
import type { Medal, OutcomeLine, PhaseKind, UnitOutcome } from '@podium/games';
import { stampTime } from '../../feed/order.ts';
import type { AwardInfo } from '../snapshot/award-info.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { compareUnits, isCompetition, isDone } from './unit-state.ts';

/**
 * Returns the winner of a unit, as far as it may be published.
 *
 * @param lines all lines of its result; by default the lines of a schedule row
 * @param totals overall lines of a combined event
 */
export function findOutcome(
  snapshot: Snapshot,
  unit: UnitInfo,
  lines: readonly OutcomeLine[] = unit.summary,
  totals?: readonly OutcomeLine[],
): UnitOutcome {
  const awards = unit.medal === 'none' ? [] : eventAwards(snapshot, unit);
  return unitOutcome(
    {
      medal: unit.medal,
      isHeadToHead: unit.isHeadToHead,
      isPart: awards.length > 0 && isOneOfSeveral(snapshot, unit),
      isDone: isDone(unit),
      resultStatus: unit.resultStatus,
      resultSentAt: unit.resultSentAt,
    },
    lines,
    awards.map((award) => ({
      ...award,
      competitor: award.competitorId,
      sentAt: award.isFed ? stampTime(award.stamp) : undefined,
    })),
    totals,
  );
}

/** Returns whether a newer result of its unit contradicts an award. */
export function isUnderCorrection(snapshot: Snapshot, award: AwardInfo): boolean {
  return decidingUnits(snapshot, award).some((unit) => findOutcome(snapshot, unit).decidedBy === 'correction');
}

/** Units whose result can contradict an award. */
function decidingUnits(snapshot: Snapshot, award: Pick<AwardInfo, 'eventId' | 'medal' | 'competitorId'>): UnitInfo[] {
  const units = snapshot.units.of('event', award.eventId);
  const finals = units.filter(({ medal }) => medal === 'gold');
  if (award.medal !== 'bronze') return finals;
  const contests = units.filter(({ medal, entrants }) => medal === 'bronze' && entrants.includes(award.competitorId));
  return contests.length > 0 ? contests : finals.filter(({ entrants }) => entrants.includes(award.competitorId));
}

/**
 * Awards of the unit's event, without medals that were not awarded and those of its age groups: no contest decides
 * these alone.
 */
export function eventAwards({ awards }: Snapshot, { eventId }: Pick<UnitInfo, 'eventId'>): AwardInfo[] {
  if (eventId === undefined) return [];
  return (awards.byEvent.get(eventId) ?? []).filter(
    ({ isNotAwarded, ageGroup }) => !isNotAwarded && ageGroup === undefined,
  );
}

/** The medal that a unit decides: its own, otherwise that of its parent row. Contests of a team match decide none. */
export function unitMedal(
  { units }: Snapshot,
  { medal, parentId }: UnitInfo,
): 'none' | Extract<Medal, 'gold' | 'bronze'> {
  if (medal !== 'none' || parentId === undefined) return medal;
  const parent = units.get(parentId);
  return parent === undefined || parent.isHeadToHead ? 'none' : parent.medal;
}

/**
 * "Part 5 of 5" if several units together decide the gold medal: the parts of a combined event, the runs of a final.
 * The units must share most of their entrants: finals A and B, or two medal contests, are not parts of each other.
 */
export function partNumber(snapshot: Snapshot, unit: UnitInfo): { number: number; of: number } | undefined {
  if (unit.eventId === undefined || unitMedal(snapshot, unit) !== 'gold') return undefined;
  const deciding = snapshot.units
    .of('event', unit.eventId)
    .filter((unit) => isCompetition(unit) && isPossible(unit) && unitMedal(snapshot, unit) === 'gold');
  const gathering = new Set(deciding.map(({ parentId }) => parentId));
  const parts = deciding
    .filter((candidate) => !gathering.has(candidate.id) && sharedField(candidate, unit) > 0.5)
    .sort(compareUnits);
  const index = parts.indexOf(unit);
  if (index === -1 || parts.length === 1 || parts.some(({ isHeadToHead }) => isHeadToHead)) return undefined;
  return { number: index + 1, of: parts.length };
}

const MIN_PARTS = 3;

/**
 * "Part 3 of 7" of a combined event in which only the last unit is marked as deciding gold, as in a heptathlon.
 * undefined until the entrants of every unit are known.
 */
export function combinedPartNumber(snapshot: Snapshot, unit: UnitInfo): { number: number; of: number } | undefined {
  if (unit.eventId === undefined || unit.isHeadToHead) return undefined;
  const units = snapshot.units
    .of('event', unit.eventId)
    .filter((unit) => isCompetition(unit) && isPossible(unit) && unit.parentId === undefined);
  const [last, ...others] = units.filter(({ medal }) => medal === 'gold');
  if (!last || others.length > 0 || units.some(({ isHeadToHead, entrants }) => isHeadToHead || entrants.length === 0))
    return undefined;
  const parts = units
    .filter((unit) => unit === last || (isSameField(unit, last) && !isQualifying(snapshot, unit, last)))
    .sort(compareUnits);
  const index = parts.indexOf(unit);
  return index === -1 || parts.length < MIN_PARTS ? undefined : { number: index + 1, of: parts.length };
}

/**
 * Returns whether other units contribute to the mark that decides the event. In a heptathlon only the last unit is
 * marked as deciding gold, so a unit with (nearly) the same entrants indicates that it is one of several.
 */
export function isOneOfSeveral(snapshot: Snapshot, unit: UnitInfo): boolean {
  if (partNumber(snapshot, unit) !== undefined) return true;
  if (unit.isHeadToHead || unit.eventId === undefined) return false;
  return snapshot.units
    .of('event', unit.eventId)
    .some(
      (candidate) =>
        candidate !== unit &&
        candidate.parentId !== unit.id &&
        candidate.id !== unit.parentId &&
        !candidate.isHeadToHead &&
        isCompetition(candidate) &&
        isSameField(candidate, unit) &&
        !isQualifying(snapshot, candidate, unit),
    );
}

const qualifyingKinds: ReadonlySet<PhaseKind | undefined> = new Set([
  'heats',
  'qualification',
  'pool',
  'knockout',
  'repechage',
]);
const qualifyingCodes = /^(?:HEAT|RND\d|PREL|QUAL|REP\d?|LL|SFNL|QFNL|8FNL|R\d+)$/u;

/**
 * Returns whether a unit only decides who takes part in another one, which four runners of one heat do as well. The
 * races of an opening series, which have the same field, add up instead.
 */
function isQualifying(snapshot: Snapshot, candidate: UnitInfo, final: UnitInfo): boolean {
  const { phaseId } = candidate;
  if (phaseId === undefined || phaseId === final.phaseId) return false;
  const kind = snapshot.reference.phases.get(phaseId)?.kind;
  const isRound =
    kind === undefined || kind === 'other'
      ? qualifyingCodes.test(parseRsc(candidate.code).phase) || Object.keys(candidate.marks ?? {}).length > 0
      : qualifyingKinds.has(kind);
  const isSeries = (other: UnitInfo): boolean =>
    other !== candidate && other.phaseId === phaseId && isCompetition(other) && isSameField(other, candidate);
  return isRound && !snapshot.units.of('event', final.eventId ?? '').some(isSeries);
}

/**
 * Allows for dropouts but not for qualification: 20 of 24 starters run the last race of a decathlon; 8 of 10 advance
 * from a qualification to the final.
 */
function isSameField(candidate: UnitInfo, unit: UnitInfo): boolean {
  const [before, here] = [candidate.entrants.length, unit.entrants.length];
  return sharedField(candidate, unit) >= 0.9 && before >= here * 0.9 && here > before * 0.8;
}

/** Share of the smaller field that is in both fields. */
function sharedField({ entrants: a }: UnitInfo, { entrants: b }: UnitInfo): number {
  const others = new Set(b);
  const smaller = Math.min(a.length, b.length);
  return smaller === 0 ? 0 : a.filter((id) => others.has(id)).length / smaller;
}

const isPossible = ({ status }: UnitInfo): boolean => status !== 'UNSCHEDULED' && status !== 'CANCELLED';
