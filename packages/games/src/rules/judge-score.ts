/**
 * Finds doubtful and impossible values of an entered contest, before its result is public. The rules are an
 * argument, so that form, scorer's page and server judge alike.
 */
import { parseMark } from '../marks/mark.ts';
import { resultTypes, sideScore, winningSide } from '../entry/entered-result.ts';
import type { EntryRules, ResultedLine } from '../entry/entered-result.ts';
import { isAbandoned, winnerByEnding } from '../entry/contest-ending.ts';
import type { EnteredContest } from '../entry/entered-contest.ts';
import { shootOut } from '../count/count-points.ts';
import type { EnteredSide } from '../count/counted-parts.ts';
import { heightResult } from '../entry/heights.ts';
import { compareMarks } from '../marks/mark.ts';
import type { Better } from '../marks/mark.ts';
import type { Doubt } from './doubt.ts';
import type { MarkBound } from './mark-bound.ts';

export interface JudgedContest {
  entered: EnteredContest;
  lines: readonly Pick<ResultedLine, 'competitor' | 'result' | 'value' | 'irm' | 'rank'>[];
  rules: EntryRules;
  /** True if there must be a winner: a knock-out contest, a final. */
  needsWinner: boolean;
  /** Length of a race in meters, if its code contains it. */
  meters?: number | undefined;
}

/** Doubts about a contest if it ended now. Without any, its result contradicts neither itself nor the rules. */
export function judgeScore(contest: JudgedContest): Doubt[] {
  if (isAbandoned(contest.entered)) return [{ code: 'abandoned' }];
  return contest.rules.contest === 'sides'
    ? judgeSides(contest)
    : [
        ...judgeRanks(contest),
        ...judgeMarks(contest),
        ...judgeAbsent(contest),
        ...judgeBars(contest),
        ...judgeCut(contest),
      ];
}

function judgeSides({ entered, rules: { count, decidedBy }, needsWinner }: JudgedContest): Doubt[] {
  const isDecidedByAbsence = entered.lines.some(({ irm }) => irm !== null) || entered.ending !== null;
  const ended = { ...entered, status: 'UNOFFICIAL' as const };
  const { home, away } = sideScore(ended, count);
  const doubts = isDecidedByAbsence ? [] : count.judge(entered.periods);
  const { winner } = entered;
  const named = outWinner(entered);
  if (named) doubts.push({ code: 'winnerOut', side: named });
  let isChosen = false;
  if (winner !== null && !isDecidedByAbsence) {
    const lead = winner === 'home' ? home - away : away - home;
    const kicks = entered.periods.find(({ code }) => code === shootOut);
    const kicksLead = kicks ? (winner === 'home' ? kicks.home - kicks.away : kicks.away - kicks.home) : 0;
    if (lead < 0 || (lead === 0 && kicksLead < 0)) doubts.push({ code: 'winnerBehind', side: winner, home, away });
    isChosen = lead === 0 && kicksLead === 0;
  }
  const isNobodyLeft = entered.lines.every(({ irm }) => irm !== null);
  const isWinnerNeeded = (needsWinner && !isNobodyLeft) || (count.needsWinner && !isDecidedByAbsence);
  const mayChoose = decidedBy === undefined || decidedBy.includes('lot');
  if (isWinnerNeeded && (winningSide(ended, count) === null || (isChosen && !mayChoose)))
    doubts.push({ code: 'level' });
  return doubts;
}

/** Two competitors of a sport without sides of its own, one of whom has to win: a final of chess. */
function judgeRanks({ entered, rules, lines, needsWinner }: JudgedContest): Doubt[] {
  const named = outWinner(entered);
  if (named) return [{ code: 'winnerOut', side: named }];
  if (winnerByEnding(entered) !== null) return [];
  const [first, second] = lines;
  const isLevel = lines.length === 2 && first?.rank === 1 && second?.rank === 1;
  return needsWinner && rules.contest === 'ranked' && isLevel ? [{ code: 'level' }] : [];
}

/** The winner that was named although only this side is out. Of two without sides, `home` is the first. */
function outWinner({ lines, winner, decision }: EnteredContest): EnteredSide | undefined {
  const named = decision?.side ?? winner ?? undefined;
  const out = lines.flatMap((line, index) =>
    line.irm === null ? [] : (line.side ?? (index === 0 ? ('home' as const) : ('away' as const))),
  );
  return out.length === 1 && out[0] === named ? named : undefined;
}

/** The slowest and the fastest speed (m/s) of any race: a walk of children, a sprint on a bicycle. */
const speeds = { slowest: 0.25, fastest: 25 };
/** Largest factor between a mark and the middle one of at least three. */
const farFactor = 3;
const comparable: ReadonlySet<EntryRules['mark']> = new Set(['time', 'distance', 'weight']);

/**
 * Returns whether a mark is far from those of the others, of whom at least two have one.
 * @param text a mark as typed
 */
export function isFarMark(text: string, mark: EntryRules['mark'], others: readonly string[]): boolean {
  if (!comparable.has(mark)) return false;
  const valueOf = (one: string): number | null => parseMark(resultTypes[mark], one).value;
  const value = valueOf(text);
  const known = others.flatMap((one) => valueOf(one) ?? []);
  if (value === null || known.length < 2) return false;
  const middle = [...known, value].toSorted((a, b) => a - b)[Math.floor((known.length + 1) / 2)]!;
  return value > middle * farFactor || value * farFactor < middle;
}

function judgeMarks({ lines, rules, meters }: JudgedContest): Doubt[] {
  const isComparable = comparable.has(rules.mark) || rules.contest === 'judged';
  const values = lines.flatMap(({ value, irm }) => (value === null || irm !== null ? [] : [value]));
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return lines.flatMap(({ competitor, value, irm, result }): Doubt[] => {
    if (value === null || irm !== null || result === null) return [];
    const speed = rules.mark === 'time' && meters !== undefined ? (meters * 1000) / value : undefined;
    const isBeyond = speed !== undefined && (speed < speeds.slowest || speed > speeds.fastest);
    const isApart = isComparable && values.length >= 3 && (value > middle * farFactor || value * farFactor < middle);
    const bound = rules.mark === 'rank' ? { best: lines.length, isLimit: true } : rules.bound;
    const reach = reachOf(value, rules.mark === 'rank' ? 'higher' : rules.better, bound);
    if (reach === 'beyond') return [{ code: 'beyondMark', competitor, mark: result }];
    if (isBeyond || isApart || reach === 'far') return [{ code: 'farMark', competitor, mark: result }];
    return decimalsOf(result) > rules.decimals ? [{ code: 'finerMark', competitor, mark: result }] : [];
  });
}

/** The part of the best mark ever by which a mark must be better to be a mistake. */
const beyondShare = 0.1;

/** Returns whether a mark is better than the best one ever, or too much better to be reached. */
function reachOf(value: number, better: Better, bound: MarkBound | undefined): 'far' | 'beyond' | undefined {
  if (bound === undefined || compareMarks({ value }, { value: bound.best }, better) >= 0) return undefined;
  const share = Math.abs(value - bound.best) / bound.best;
  return bound.isLimit || share > beyondShare ? 'beyond' : 'far';
}

/** Marks and attempts of competitors who did not start. */
const judgeAbsent = ({ entered }: JudgedContest): Doubt[] =>
  entered.lines.flatMap(({ competitor, irm, mark, attempts }): Doubt[] => {
    const made = mark ?? attempts.find((text) => text !== '');
    return irm === 'DNS' && made !== undefined ? [{ code: 'absentMark', competitor, mark: made }] : [];
  });

/** Jumps of those who are out. */
function judgeBars({ entered: { lines, bars }, rules }: JudgedContest): Doubt[] {
  if (!rules.isHeights) return [];
  return lines.flatMap(({ competitor, attempts }): Doubt[] => {
    const end = attempts.findIndex((_, index) => heightResult(attempts.slice(0, index + 1), bars).isOut);
    const late = end < 0 ? undefined : attempts.slice(end + 1).find((text) => text !== '' && text !== '-');
    return late === undefined ? [] : [{ code: 'lateAttempt', competitor, mark: late }];
  });
}

/** Attempts after the cut by competitors who were not among the best. */
function judgeCut({ entered, rules: { cut, better, mark } }: JudgedContest): Doubt[] {
  if (!cut) return [];
  const best = (attempts: readonly string[]): number => {
    const values = attempts.flatMap((text) => parseMark(resultTypes[mark], text).value ?? []);
    if (values.length === 0) return -Infinity;
    return better === 'lower' ? -Math.min(...values) : Math.max(...values);
  };
  const before = entered.lines.map(({ attempts }) => best(attempts.slice(0, cut.after)));
  const last = before.toSorted((a, b) => b - a)[cut.to - 1];
  if (last === undefined) return [];
  return entered.lines.flatMap(({ competitor, attempts }, index): Doubt[] => {
    const extra = attempts.slice(cut.after).find((text) => text !== '' && text !== '-');
    return extra === undefined || before[index]! >= last ? [] : [{ code: 'extraAttempt', competitor, mark: extra }];
  });
}

const decimalsOf = (mark: string): number => /\.(\d+)$/u.exec(mark)?.[1]?.length ?? 0;
