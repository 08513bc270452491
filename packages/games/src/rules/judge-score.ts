/**
 * What is doubtful or impossible about an entered contest, before its result is public. The rules are an
 * argument, so that form, scorer's page and server judge alike.
 */
import { sideScore, winningSide } from '../entry/entered-result.ts';
import type { EntryRules, ResultedLine } from '../entry/entered-result.ts';
import type { EnteredContest, EnteredSide } from '../entry/entered-contest.ts';
import { shootOut } from '../entry/entered-contest.ts';
import type { PartRules } from '../discipline.ts';

/** A reason to look again. The author may keep the entry, unless it is one of `impossible`. */
export type Doubt =
  /** A part that one side must win ends level: 25:25. */
  | { code: 'levelPart'; part: string; home: number; away: number }
  /** The contest needs a winner and has none. */
  | { code: 'level' }
  /** Neither side has won as many parts as a win needs, although both took part to the end. */
  | { code: 'fewParts'; home: number; away: number; needed: number }
  /** The winner that was set is behind, and the other side is neither out nor disqualified. */
  | { code: 'winnerBehind'; side: EnteredSide; home: number; away: number }
  /** A part that ends at a score at which it cannot end: 3:99, 24:20. */
  | { code: 'partScore'; part: string; home: number; away: number }
  /** A part that was played after the contest was decided. */
  | { code: 'partAfterEnd'; part: string; home: number; away: number }
  /** A mark far from those of the others, or one that nobody can reach over this distance. */
  | { code: 'farMark'; competitor: string; mark: string }
  /** A mark with more decimals than the sport measures. */
  | { code: 'finerMark'; competitor: string; mark: string };

/** Nobody can confirm these: the entry has to be corrected first. */
export const impossible: ReadonlySet<Doubt['code']> = new Set(['levelPart', 'level']);

export interface JudgedContest {
  entered: EnteredContest;
  lines: readonly Pick<ResultedLine, 'competitor' | 'result' | 'value' | 'irm' | 'rank'>[];
  rules: EntryRules;
  /** Rules of a part, if the score counts parts won. */
  part?: PartRules | undefined;
  /** Parts of the regular contest: the most that can be played. */
  parts: readonly string[];
  /** Whether somebody has to win: a knock-out contest, a final. */
  needsWinner: boolean;
  /** Length of a race in meters, if its code tells. */
  meters?: number | undefined;
}

/** Doubts about a contest if it ended now. Without any, its result contradicts neither itself nor the rules. */
export function judgeScore(contest: JudgedContest): Doubt[] {
  return contest.rules.contest === 'sides' ? judgeSides(contest) : [...judgeRanks(contest), ...judgeMarks(contest)];
}

function judgeSides({ entered, rules, part, parts, needsWinner }: JudgedContest): Doubt[] {
  const isDecidedByAbsence = entered.lines.some(({ irm }) => irm !== null);
  const doubts: Doubt[] = [];
  const { home, away } = sideScore({ ...entered, status: 'UNOFFICIAL' }, rules.counts);
  // Sets or games decide a contest, so it cannot end level, in a pool either.
  const countsParts = part !== undefined && rules.counts === 'periods' && !isDecidedByAbsence;
  if (countsParts) {
    doubts.push(...judgeParts(entered, part, parts));
    const needed = partsToWin(parts);
    if (home !== away && Math.max(home, away) < needed) doubts.push({ code: 'fewParts', home, away, needed });
  }
  const { winner } = entered;
  if (winner !== null && !isDecidedByAbsence) {
    const lead = winner === 'home' ? home - away : away - home;
    const kicks = entered.periods.find(({ code }) => code === shootOut);
    const kicksLead = kicks ? (winner === 'home' ? kicks.home - kicks.away : kicks.away - kicks.home) : 0;
    if (lead < 0 || (lead === 0 && kicksLead < 0)) doubts.push({ code: 'winnerBehind', side: winner, home, away });
  }
  const ended = { ...entered, status: 'UNOFFICIAL' as const };
  if ((needsWinner || countsParts) && winningSide(ended, rules.counts) === null) doubts.push({ code: 'level' });
  return doubts;
}

const partsToWin = (parts: readonly string[]): number => Math.floor(parts.length / 2) + 1;

function judgeParts({ periods }: EnteredContest, part: PartRules, parts: readonly string[]): Doubt[] {
  const needed = partsToWin(parts);
  const won = { home: 0, away: 0 };
  return periods.flatMap(({ code, home, away }): Doubt[] => {
    const score = { part: code, home, away };
    const isOver = won.home >= needed || won.away >= needed;
    if (home === away) return home === 0 ? [] : [{ code: 'levelPart', ...score }];
    won[home > away ? 'home' : 'away'] += 1;
    if (isOver) return [{ code: 'partAfterEnd', ...score }];
    const isLast = parts.length > 1 && code === parts.at(-1);
    return endsPart({ high: Math.max(home, away), low: Math.min(home, away) }, part, isLast)
      ? []
      : [{ code: 'partScore', ...score }];
  });
}

/** Whether a part can end like this: 25:20, 27:25, with a cap of 30 also 30:29. */
function endsPart({ high, low }: { high: number; low: number }, part: PartRules, isLast: boolean): boolean {
  const to = (isLast ? part.lastTo : undefined) ?? part.to;
  if (high < to) return false;
  if (part.cap !== undefined && high === part.cap) return low >= part.cap - part.lead;
  if (part.cap !== undefined && high > part.cap) return false;
  return high === to ? high - low >= part.lead : high - low === part.lead;
}

/** Two competitors of a sport without sides of its own, one of whom has to win: a final of chess. */
function judgeRanks({ rules, lines, needsWinner }: JudgedContest): Doubt[] {
  const [first, second] = lines;
  const isLevel = lines.length === 2 && first?.rank === 1 && second?.rank === 1;
  return needsWinner && rules.contest === 'ranked' && isLevel ? [{ code: 'level' }] : [];
}

/** The slowest and the fastest speed (m/s) of any race: a walk of children, a sprint on a bicycle. */
const speeds = { slowest: 0.25, fastest: 25 };
/** How many times as large or small a mark may be as the middle one of at least three. */
const farFactor = 3;
const comparable: ReadonlySet<EntryRules['mark']> = new Set(['time', 'distance', 'weight']);

function judgeMarks({ lines, rules, meters }: JudgedContest): Doubt[] {
  if (!comparable.has(rules.mark)) return [];
  const values = lines.flatMap(({ value, irm }) => (value === null || irm !== null ? [] : [value]));
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return lines.flatMap(({ competitor, value, irm, result }): Doubt[] => {
    if (value === null || irm !== null || result === null) return [];
    const speed = rules.mark === 'time' && meters !== undefined ? (meters * 1000) / value : undefined;
    const isBeyond = speed !== undefined && (speed < speeds.slowest || speed > speeds.fastest);
    const isApart = values.length >= 3 && (value > middle * farFactor || value * farFactor < middle);
    if (isBeyond || isApart) return [{ code: 'farMark', competitor, mark: result }];
    return decimalsOf(result) > rules.decimals ? [{ code: 'finerMark', competitor, mark: result }] : [];
  });
}

const decimalsOf = (mark: string): number => /\.(\d+)$/u.exec(mark)?.[1]?.length ?? 0;

/** Length of the race of an event's code in meters, all legs of a relay together: `ATHW4X100M…` is 400. */
export function racedMeters(code: string): number | undefined {
  const [, legs = '1', length, unit] = /^[A-Z]{3}[A-Z](?:(\d{1,2})X)?(\d{2,5})(K?M)(?![A-Z]*KG)/u.exec(code) ?? [];
  if (length === undefined) return undefined;
  return Number(legs) * Number(length) * (unit === 'KM' ? 1000 : 1);
}
