/** Results that are made up, by the rules of an event: a rehearsal plays contests with them. */
import { isPartOver } from '../count/part-over.ts';
import { partsToWin } from '../count/count-parts.ts';
import type { EnteredPeriod, EnteredSide, SideScore } from '../count/counted-parts.ts';
import { formatMark } from '../marks/format-mark.ts';
import type { MarkKind } from '../marks/mark.ts';
import type { EventEntryRules } from '../rules/entry-rules.ts';
import { judgeScore } from '../rules/judge-score.ts';
import { racedMeters } from '../rules/raced-meters.ts';
import { applySteps } from './apply-steps.ts';
import type { EnteredLine } from './entered-contest.ts';
import { enteredResult } from './entered-result.ts';
import type { ContestParts, EnteredStep } from './entered-step.ts';
import { panelColumns } from './panel.ts';
import { readStep } from './read-step.ts';

/** A contest that has not begun. */
export interface UnplayedContest {
  rules: EventEntryRules;
  /** Competitors in order; of two sides, home first. */
  starters: readonly Pick<EnteredLine, 'competitor' | 'start' | 'side'>[];
  /** Code of the contest. */
  code: string;
  /** True if one side has to win: a knockout contest, a final. */
  needsWinner: boolean;
}

/** A step without its id and time. */
export type MadeUpStep = EnteredStep extends infer Step
  ? Step extends EnteredStep
    ? Omit<Step, keyof ContestParts>
    : never
  : never;

/** A number from 0 to below 1. */
type Random = () => number;

/** Scores are drawn until the rules of the sport have no doubt about one. */
const maxTries = 200;

/**
 * Steps that play a contest to its end.
 *
 * @returns undefined if no result without doubts was found: the sport has rules that only people can follow
 */
export function madeUpSteps(contest: UnplayedContest, random: Random): MadeUpStep[] | undefined {
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const steps = proposeSteps(contest, random);
    if (isWithoutDoubt(contest, steps)) return steps;
  }
  return undefined;
}

function proposeSteps(contest: UnplayedContest, random: Random): MadeUpStep[] {
  const { rules, starters } = contest;
  if (rules.contest === 'sides') return [...sidesSteps(contest, random), { do: 'finish' }];
  if (rules.isHeights) return [...heightSteps(contest, random), { do: 'finish' }];
  const marks = makeMarks(contest, random);
  const steps = starters.map(({ competitor }, index): MadeUpStep => {
    const isAbsent = starters.length > 3 && random() < absentShare;
    if (isAbsent) return { do: 'mark', competitor, mark: null, irm: 'DNS' };
    return { do: 'mark', competitor, irm: null, ...marks[index]! };
  });
  return [...steps, { do: 'finish' }];
}

/** The share of entered competitors who do not appear. */
const absentShare = 0.03;

function isWithoutDoubt({ rules, starters, code, needsWinner }: UnplayedContest, made: readonly MadeUpStep[]): boolean {
  const steps = made.map((step, index) => ({ ...step, id: `step-${index}`, at: '2000-01-01T00:00:00Z' }));
  const entered = applySteps(starters, steps, rules.count);
  const attempts = rules.isHeights ? entered.bars.length : rules.attempts;
  const isReadable = steps.every((step) => typeof readStep({ rules, entered, attempts, code }, step) !== 'string');
  const lines = enteredResult(entered, rules);
  return isReadable && judgeScore({ entered, lines, rules, needsWinner, meters: racedMeters(code) }).length === 0;
}

/** More points than any part needs, so that one without an end stops. */
const maxPoints = 120;

function sidesSteps({ rules: { count, mark }, needsWinner }: UnplayedContest, random: Random): MadeUpStep[] {
  if (mark === 'none') return [{ do: 'winner', side: random() < 0.5 ? 'home' : 'away' }];
  const strength = 0.35 + random() * 0.3;
  const side = (): EnteredSide => (random() < strength ? 'home' : 'away');
  if (count.hasHalves)
    return gameCodes(count.parts).map((period): MadeUpStep => {
      const home = pick([0, 0.5, 1], random);
      return { do: 'period-score', period, home, away: 1 - home };
    });
  const periods: EnteredPeriod[] = [];
  const isDecided = (): boolean => {
    const { home, away } = count.score({ periods, period: null }, true);
    if (!count.hasPartScore || home === away) return false;
    const isWon = count.resultType === 'SETS' && Math.max(home, away) >= partsToWin(count.parts);
    // Set points of archery: too few are a doubt until a side has enough.
    return isWon || (count.needsWinner && count.judge(periods).length === 0);
  };
  for (const code of gameCodes(count.parts)) {
    if (isDecided()) break;
    periods.push(playPart(count, periods, code, { side, random }));
  }
  const { home, away } = count.score({ periods, period: null }, true);
  if (home === away && (needsWinner || count.needsWinner)) {
    const extra = count.listParts(periods).find((code) => !periods.some((period) => period.code === code));
    if (extra === undefined) return [...scoringSteps(periods), { do: 'winner', side: side() }];
    const more: SideScore = { home: 0, away: 0, [side()]: 1 };
    periods.push({ code: extra, ...more });
  }
  return scoringSteps(periods);
}

const gameCodes = (parts: readonly string[]): readonly string[] => (parts.length > 0 ? parts : ['TOT']);

const scoringSteps = (periods: readonly EnteredPeriod[]): MadeUpStep[] =>
  periods.map(({ code: period, home, away, tallies }) => ({
    do: 'period-score',
    period,
    home,
    away,
    ...(tallies && { decider: Object.values(tallies)[0] }),
  }));

/** Gives points one by one until the part is won; one that ends by time gets the scores of a few minutes. */
function playPart(
  count: EventEntryRules['count'],
  before: readonly EnteredPeriod[],
  code: string,
  { side, random }: { side: () => EnteredSide; random: Random },
): EnteredPeriod {
  const part: EnteredPeriod = { code, home: 0, away: 0 };
  const worth = Math.max(...count.buttons.map(({ points }) => points));
  const timed = Math.floor(random() * (worth > 2 ? 20 : worth > 1 ? 8 : 4));
  for (let scores = 1; scores <= maxPoints; scores += 1) {
    part[side()] += 1;
    const decided = count.hasDecider?.(part)
      ? { ...part, tallies: { points: { home: 5, away: 5, [part.home > part.away ? 'home' : 'away']: 7 } } }
      : part;
    if (isPartOver(count, [...before, decided], code)) return decided;
  }
  const plain: EnteredPeriod = { code, home: 0, away: 0 };
  for (let scores = 0; scores < timed; scores += 1) plain[side()] += Math.max(0, pick(count.buttons, random).points);
  return plain;
}

type MadeMark = Pick<Extract<EnteredStep, { do: 'mark' }>, 'mark' | 'attempts'>;

function makeMarks(contest: UnplayedContest, random: Random): MadeMark[] {
  const { rules, starters } = contest;
  const { mark, decimals, attempts, panel, cut } = rules;
  if (mark === 'rank')
    return shuffle(
      starters.map((_, place) => ({ mark: String(place + 1) })),
      random,
    );
  if (panel)
    return starters.map(() => ({
      mark: null,
      attempts: panelColumns(panel).map(({ kind }) =>
        kind === 'judge'
          ? points(7 + random() * 2.4, 1)
          : kind === 'difficulty'
            ? points(3 + random() * 3, 1)
            : points(random() * 0.4, 1),
      ),
    }));
  const middle = middleMark(contest);
  const step = 10 ** (3 - decimals);
  // In thousandths: within a tenth of the middle, on the wrong side of the best mark ever for none.
  const draw = (): string => {
    const value = middle * (0.9 + random() * 0.2);
    return formatMark(Math.max(step, Math.round(value / step) * step), mark, decimals);
  };
  if (attempts === 0) return starters.map(() => ({ mark: draw() }));
  const first = cut ? cut.after : attempts;
  return starters.map(() => ({
    mark: null,
    attempts: Array.from({ length: attempts }, (_, index) => (index >= first ? '' : random() < 0.2 ? 'x' : draw())),
  }));
}

/** Middle of the marks in thousandths: a third behind the best one ever, if the sport knows it. */
function middleMark({ rules: { mark, better, bound }, code }: UnplayedContest): number {
  if (bound) return better === 'lower' ? bound.best * 1.35 : bound.best * 0.7;
  const meters = racedMeters(code);
  if (mark === 'time' && meters !== undefined) return (meters * 1000) / plainSpeed;
  return plainMarks[mark];
}

/** Speed in races of sports without a best mark (m/s). */
const plainSpeed = 4;
const plainMarks: Readonly<Record<MarkKind, number>> = {
  time: 60_000,
  distance: 5000,
  points: 50_000,
  weight: 60_000,
  sets: 2000,
  rank: 1000,
  none: 1000,
};

/** Bars from well below to near the middle of the field's heights, and the attempts at each. */
function heightSteps(contest: UnplayedContest, random: Random): MadeUpStep[] {
  const { starters, rules } = contest;
  const low = Math.round((middleMark(contest) * 0.85) / 50) * 50;
  const bars = Array.from({ length: 6 }, (_, index) => formatMark(low + index * 50, 'distance', rules.decimals));
  const steps = starters.map(({ competitor }): MadeUpStep => {
    const cleared = Math.floor(random() * bars.length);
    const attempts = bars.map((_, index) =>
      index < cleared ? pick(['o', 'xo', 'xxo'], random) : index === cleared ? 'xxx' : '',
    );
    return { do: 'mark', competitor, mark: null, irm: null, attempts };
  });
  return [{ do: 'bars', bars }, ...steps];
}

const points = (value: number, decimals: number): string =>
  formatMark(Math.round(value * 10) * 100, 'points', decimals);

const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)]!;

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}
