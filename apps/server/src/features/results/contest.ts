/** One contest with the rules of its sport and its entered steps. */
import { applySteps, enteredResult, entryRules, judgeScore, racedMeters } from '@podium/games';
import type { Discipline, Doubt, EnteredContest, EventEntryRules, ResultedLine } from '@podium/games';
import { disciplineFor } from '@podium/disciplines';
import type { ContestRow } from './event-rows.ts';
import { fedContest } from './fed-contest.ts';

export interface Contest {
  row: ContestRow;
  discipline: Discipline;
  rules: EventEntryRules;
  /** Number of attempts of each competitor; at heights, as many as the bar has. */
  attempts: number;
  entered: EnteredContest;
  lines: readonly ResultedLine[];
}

/** The rules of entry. Two sides meet; with any other number of competitors, the contest is ranked. */
function contestRules(row: ContestRow): Pick<Contest, 'discipline' | 'rules'> {
  const discipline = disciplineFor(row.unit.disciplineCode);
  const rules = entryRules(discipline, row.rules, row.unit.code);
  const isSides = rules.contest === 'sides' && row.lines.length === 2;
  return { discipline, rules: isSides || rules.contest !== 'sides' ? rules : { ...rules, contest: 'ranked' } };
}

/** @param more steps in addition to the stored ones */
export function toContest(row: ContestRow, more: ContestRow['steps'] = []): Contest {
  const { discipline, rules } = contestRules(row);
  const starters = row.lines.map(({ competitor, start, side }, index) => ({
    competitor: competitor ?? openPlace(index),
    start,
    side: rules.contest === 'sides' ? (side ?? (index === 0 ? 'home' : 'away')) : null,
  }));
  const whole = more.length > 0 ? { ...row, steps: [...row.steps, ...more] } : row;
  if (row.isFromFeed) return { row, discipline, rules, attempts: rules.attempts, ...fedContest(row, starters, rules) };
  // The displayed list is sorted by rank; starters keep their start order.
  const sorted =
    rules.contest === 'sides'
      ? starters
      : starters.toSorted((a, b) => Number(a.start ?? Infinity) - Number(b.start ?? Infinity) || 0);
  const steps = whole.steps.map(({ step }) => step);
  const entered = applySteps(sorted, steps, rules.count);
  const attempts = rules.isHeights ? entered.bars.length : rules.attempts;
  return { row: whole, discipline, rules, attempts, entered, lines: enteredResult(entered, rules) };
}

const wonPhases: ReadonlySet<string | null> = new Set(['knockout', 'repechage', 'final']);

/** Returns whether one side has to win, because the contest decides who advances, a medal or a place. */
export const needsWinner = ({ row: { unit, phaseKind } }: Contest): boolean =>
  unit.bracket !== undefined || unit.medal !== 'none' || (unit.parentId === undefined && wonPhases.has(phaseKind));

/** Returns whether a place without a competitor is still open: a side that does not appear may be unknown. */
export const hasOpenPlace = ({ lines, entered }: Pick<Contest, 'lines' | 'entered'>): boolean =>
  lines.some(({ competitor }) => isOpenPlace(competitor) && !entered.ending?.out.includes(competitor));

/** Doubts about the contest if it ended now. */
export function findDoubts(contest: Contest): Doubt[] {
  const { entered, rules, row } = contest;
  // Empty places and lines without a mark are missing, not doubtful.
  if (entered.status === 'START_LIST' || row.steps.length === 0 || row.isFromFeed) return [];
  return judgeScore({
    entered,
    lines: contest.lines,
    rules,
    needsWinner: needsWinner(contest),
    meters: racedMeters(row.unit.code),
  });
}

/** Id of a place without a competitor, by its number: `TBD#2`. */
const openPlace = (index: number): string => `TBD#${index + 1}`;
export const isOpenPlace = (competitor: string): boolean => competitor.startsWith('TBD#');

/** Ids of competitors who have neither a mark nor a reason why there is none. */
export const missingMarks = ({ lines, rules, row, entered }: Contest): string[] =>
  rules.contest === 'sides' || row.isFromFeed || entered.ending !== null
    ? []
    : lines.flatMap(({ competitor, value, irm }) =>
        isOpenPlace(competitor) || value !== null || irm !== null ? [] : competitor,
      );
