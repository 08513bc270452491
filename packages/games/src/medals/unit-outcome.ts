import type { Medal, ResultStatus, UnitMedal } from '../model/vocabulary.ts';
import { isSettled } from './counted-awards.ts';
import type { Award } from './award.ts';

export interface OutcomeAward extends Pick<Award, 'medal' | 'isOfficial' | 'isEventOpen' | 'isNotAwarded'> {
  competitor: string;
  /** Time when the award list was sent, as sortable text; undefined for an import, which is as old as its results. */
  sentAt?: string;
}

export interface OutcomeUnit {
  /** The medal that the unit decides. */
  medal: UnitMedal;
  isHeadToHead: boolean;
  /** Other units add to the mark that decides the event: a heptathlon's 800 m, the last round of golf. */
  isPart: boolean;
  isDone: boolean;
  resultStatus?: ResultStatus | null;
  /** Time at which the newest result was sent; undefined for an import. */
  resultSentAt?: string;
}

export interface OutcomeLine {
  competitor: string;
  rank?: string | null;
  irm?: string | null;
  wlt?: string | null;
}

/**
 * Knowledge about the winner of a unit.
 * - `nothing`: the unit is open, or has no first place.
 * - `result`: the first place of this unit only ("1st in the 800 m"); no medal is won yet, or the unit decides none.
 * - `awards`: the winners of the medal that the unit decides, and the source of the winning marks: the unit (`own`),
 * the totals (`total`) or neither (`none`).
 * - `correction`: the result is newer than the medals and contradicts them; both wait for the next medal list.
 */
export type UnitOutcome =
  | { decidedBy: 'nothing' | 'correction'; winners: readonly string[]; marks: 'none' }
  | { decidedBy: 'result'; winners: readonly string[]; marks: 'own' }
  | { decidedBy: 'awards'; winners: readonly string[]; marks: 'own' | 'total' | 'none' };

/**
 * @param lines the unit's result; the first three are enough
 * @param awards awards of the unit's event
 * @param totals the list that adds up the units of a combined event, if there is one
 * @example unitOutcome(final, lines, awards) // { decidedBy: 'awards', winners: ['7100101'], marks: 'own' }
 */
export function unitOutcome(
  unit: OutcomeUnit,
  lines: readonly OutcomeLine[],
  awards: readonly OutcomeAward[],
  totals?: readonly OutcomeLine[],
): UnitOutcome {
  const wonAwards = decidedMedals(unit, lines, awards);
  if (wonAwards.length > 0 && isOutdated(unit, lines, wonAwards))
    return { decidedBy: 'correction', winners: [], marks: 'none' };
  if (!unit.isDone) return { decidedBy: 'nothing', winners: [], marks: 'none' };
  const winners = wonAwards.filter(({ medal }) => medal === unit.medal).map(({ competitor }) => competitor);
  if (winners.length > 0 && !isSemifinal(unit, lines, awards, winners))
    return { decidedBy: 'awards', winners, marks: decidingMarks(unit, lines, wonAwards, totals) };
  const first = firstPlaced(unit, lines);
  return first.length > 0
    ? { decidedBy: 'result', winners: first, marks: 'own' }
    : { decidedBy: 'nothing', winners: [], marks: 'none' };
}

/**
 * A contest whose loser gets the bronze, as in boxing: its winner advances to the gold medal contest. A winner without
 * any medal in a decided event has lost the bronze afterwards.
 */
function isSemifinal(
  unit: OutcomeUnit,
  lines: readonly OutcomeLine[],
  awards: readonly OutcomeAward[],
  winners: readonly string[],
): boolean {
  if (unit.medal !== 'bronze' || !unit.isHeadToHead) return false;
  const [first, ...others] = firstPlaced(unit, lines);
  if (first === undefined || others.length > 0 || winners.includes(first)) return false;
  return awards.some(
    ({ competitor, medal, isEventOpen, isNotAwarded }) =>
      !isNotAwarded && (competitor === first ? medal !== 'bronze' : isEventOpen && winners.includes(competitor)),
  );
}

/** Settled medals that the unit decides: all of its event, or the bronze of its own competitors. */
function decidedMedals(
  unit: OutcomeUnit,
  lines: readonly OutcomeLine[],
  awards: readonly OutcomeAward[],
): OutcomeAward[] {
  if (unit.medal === 'none') return [];
  const settled = awards.filter((award) => isSettled(award) && !award.isNotAwarded);
  if (unit.medal === 'gold') return settled;
  return settled.filter(({ medal, competitor }) => medal === 'bronze' && findLine(lines, competitor) !== undefined);
}

const finalStatuses: ReadonlySet<ResultStatus | null | undefined> = new Set([
  undefined,
  null,
  'OFFICIAL',
  'UNOFFICIAL',
  'PARTIAL',
]);

/**
 * Returns whether a newer result is open again or contradicts the medals. A bronze won while the final is in progress
 * is not outdated.
 */
function isOutdated(unit: OutcomeUnit, lines: readonly OutcomeLine[], wonAwards: readonly OutcomeAward[]): boolean {
  const decided = wonAwards.filter(({ medal }) => medal === unit.medal);
  const sentAt = newestAward(decided);
  if (unit.resultSentAt === undefined || sentAt === undefined || unit.resultSentAt <= sentAt) return false;
  if (!finalStatuses.has(unit.resultStatus)) return true;
  return !unit.isPart && lines.length > 0 && !isSupported(unit, lines, wonAwards);
}

function newestAward(awards: readonly OutcomeAward[]): string | undefined {
  return awards.reduce<string | undefined>(
    (newest, { sentAt }) => (sentAt !== undefined && (newest === undefined || sentAt > newest) ? sentAt : newest),
    undefined,
  );
}

function decidingMarks(
  unit: OutcomeUnit,
  lines: readonly OutcomeLine[],
  wonAwards: readonly OutcomeAward[],
  totals: readonly OutcomeLine[] | undefined,
): 'own' | 'total' | 'none' {
  if (totals) return isSupported({ ...unit, isHeadToHead: false }, totals, wonAwards) ? 'total' : 'none';
  return !unit.isPart && isSupported(unit, lines, wonAwards) ? 'own' : 'none';
}

/** Returns whether a list of results gives the same medals. */
function isSupported(unit: OutcomeUnit, lines: readonly OutcomeLine[], wonAwards: readonly OutcomeAward[]): boolean {
  if (unit.isHeadToHead) {
    const winners = wonAwards.filter(({ medal }) => medal === unit.medal).map(({ competitor }) => competitor);
    const first = firstPlaced(unit, lines);
    return unit.medal === 'gold'
      ? first.length === winners.length && first.every((id) => winners.includes(id))
      : first.length > 0 && first.every((id) => winners.includes(id));
  }
  if (unit.medal === 'bronze') return isPlaced(lines, wonAwards, 1);
  const awardsFor = (medal: Medal): OutcomeAward[] => wonAwards.filter((award) => award.medal === medal);
  const [golds, silvers, bronzes] = [awardsFor('gold'), awardsFor('silver'), awardsFor('bronze')];
  return (
    isPlaced(lines, golds, 1) &&
    isPlaced(lines, silvers, 1 + golds.length) &&
    // The two competitors of a gold medal match do not decide the bronze.
    (lines.length < 3 || isPlaced(lines, bronzes, 1 + golds.length + silvers.length))
  );
}

/** Returns whether every medalist with a line has this place, and at least one has a line; true without medals. */
function isPlaced(lines: readonly OutcomeLine[], medals: readonly OutcomeAward[], place: number): boolean {
  const medalLines = medals.flatMap(({ competitor }) => findLine(lines, competitor) ?? []);
  if (medals.length > 0 && medalLines.length === 0) return false;
  return medalLines.every(({ rank, irm }) => !irm && Number(rank) === place);
}

const findLine = (lines: readonly OutcomeLine[], id: string): OutcomeLine | undefined =>
  lines.find(({ competitor }) => competitor === id);

/** The winning side, or everyone ranked first. */
function firstPlaced({ isHeadToHead }: OutcomeUnit, lines: readonly OutcomeLine[]): string[] {
  return lines
    .filter(({ rank, irm, wlt }) => (isHeadToHead ? wlt === 'W' : rank === '1' && !irm))
    .map(({ competitor }) => competitor);
}
