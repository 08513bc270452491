import type { ResultSheet, ResultStep } from '@podium/contract';

type Side = 'home' | 'away';
type Score = Record<Side, number>;
type Scored = Extract<ResultStep, { do: 'score' }>;

const finishedStatuses: ReadonlySet<string> = new Set(['FINISHED', 'UNOFFICIAL', 'PROTESTED', 'OFFICIAL']);
const waitingStatuses: ReadonlySet<string> = new Set([
  'UNSCHEDULED',
  'SCHEDULED',
  'RESCHEDULED',
  'POSTPONED',
  'DELAYED',
  'START_LIST',
  'GETTING_READY',
]);

export const isFinished = ({ status }: Pick<ResultSheet, 'status'>): boolean => finishedStatuses.has(status);
export const isWaiting = ({ status }: Pick<ResultSheet, 'status'>): boolean => waitingStatuses.has(status);

/** Names of competitors without a mark, an attempt or a reason why there is none, also of entries not sent yet. */
export const missingNames = ({ contest, lines }: Pick<ResultSheet, 'contest' | 'lines'>): string[] =>
  contest === 'sides'
    ? []
    : lines.flatMap(({ competitor, isOpen, mark, irm, attempts }) =>
        isOpen || mark !== null || irm !== null || attempts.some((attempt) => attempt !== '') ? [] : competitor.name,
      );

const zeroScore: Score = { home: 0, away: 0 };

/**
 * Applies steps that the server does not have yet, so that the scorer sees them immediately. The server's next response
 * replaces the result.
 *
 * @param sent steps of this device that are already in the sheet: undoing one removes its points
 * @param stepName text of a step for the history
 */
export function sheetAfter(
  sheet: ResultSheet,
  steps: readonly ResultStep[],
  sent: readonly ResultStep[],
  stepName: (step: ResultStep) => string,
): ResultSheet {
  const undoneIds = new Set(steps.flatMap((step) => (step.do === 'undo' ? [step.step] : [])));
  const entered = steps.filter((step) => step.do !== 'undo');
  const applied = entered.filter(({ id }) => !undoneIds.has(id));
  const history = [
    ...entered
      .map((step) => ({
        id: step.id,
        do: step.do,
        at: step.at,
        by: null,
        name: stepName(step),
        isUndone: undoneIds.has(step.id),
        mayUndo: step.do !== 'reopen',
      }))
      .toReversed(),
    ...sheet.history.map((step) => (undoneIds.has(step.id) ? { ...step, isUndone: true } : step)),
  ];
  const countedIds = new Set(sheet.history.filter(({ isUndone }) => !isUndone).map(({ id }) => id));
  const retractedSteps = sent.filter(({ id }) => undoneIds.has(id) && countedIds.has(id));
  const start = retractedSteps.reduce(
    (now, step) => (step.do === 'score' ? withPoints(now, step, -1, periodAt(sent, step, now.period)) : now),
    sheet,
  );
  return { ...applied.reduce(apply, start), history };
}

/** @returns the period of a sent step */
function periodAt(sent: readonly ResultStep[], step: ResultStep, current: string | null): string | null {
  const index = sent.indexOf(step);
  const lastPeriodStep = sent.slice(0, index).findLast((step) => step.do === 'period');
  if (lastPeriodStep) return lastPeriodStep.period;
  return sent.slice(index).some((step) => step.do === 'period') ? null : current;
}

function apply(sheet: ResultSheet, step: ResultStep): ResultSheet {
  switch (step.do) {
    case 'begin':
      return { ...sheet, status: 'RUNNING', period: sheet.period ?? sheet.periods[0]?.code ?? null };
    case 'period':
      return withTotal({ ...sheet, status: 'RUNNING', period: step.period });
    case 'score':
      return withPoints(sheet, step, 1, sheet.period);
    case 'period-score':
      return withTotal(withPeriod(sheet, step.period, { home: step.home, away: step.away }));
    case 'mark':
      return {
        ...sheet,
        lines: sheet.lines.map((line) =>
          line.competitor.id === step.competitor
            ? { ...line, mark: step.mark, irm: step.irm, attempts: step.attempts ?? line.attempts }
            : line,
        ),
      };
    case 'winner':
      return { ...sheet, winner: step.side };
    case 'starters': {
      const starts = new Map(step.starters.map(({ competitor, start }) => [competitor, start]));
      return {
        ...sheet,
        lines: sheet.lines.map((line) => ({ ...line, start: starts.get(line.competitor.id) ?? line.start })),
      };
    }
    case 'finish':
      return withTotal({ ...sheet, status: 'FINISHED', resultStatus: 'UNOFFICIAL' });
    case 'reopen':
      return { ...sheet, status: 'RUNNING' };
    default:
      return sheet;
  }
}

function withPoints(sheet: ResultSheet, { side, points }: Scored, sign: 1 | -1, period: string | null): ResultSheet {
  const add = (score: Score | null): Score => {
    const previousScore = score ?? zeroScore;
    return { ...previousScore, [side]: Math.max(0, previousScore[side] + sign * points) };
  };
  const inPeriod = sheet.periods.find(({ code }) => code === period);
  const next = inPeriod ? withPeriod(sheet, inPeriod.code, add(inPeriod.score)) : sheet;
  // Points counted before the first period belong to no period, so the total is adjusted instead of summed again.
  return sheet.counts === 'points' ? { ...next, score: add(sheet.score) } : withTotal(next);
}

const withPeriod = (sheet: ResultSheet, code: string, score: Score): ResultSheet => ({
  ...sheet,
  periods: sheet.periods.map((period) => (period.code === code ? { ...period, score } : period)),
});

/** A period counts as won once it has ended: the next one has started, or the contest is finished. */
function withTotal(sheet: ResultSheet): ResultSheet {
  const playedPeriods = sheet.periods.filter(({ score }) => score !== null);
  if (playedPeriods.length === 0) return sheet;
  if (sheet.counts === 'points') {
    const sum = (side: Side): number => playedPeriods.reduce((total, { score }) => total + score![side], 0);
    return { ...sheet, score: { home: sum('home'), away: sum('away') } };
  }
  const finishedPeriods = playedPeriods.filter(({ code }) => isFinished(sheet) || code !== sheet.period);
  const [win, tie] = sheet.counts === 'periods' ? [1, 0] : [2, 1];
  const countWonPeriods = (side: Side, other: Side): number =>
    finishedPeriods.reduce((total, { score }) => {
      const difference = score![side] - score![other];
      return total + (difference > 0 ? win : difference === 0 && score![side] > 0 ? tie : 0);
    }, 0);
  return { ...sheet, score: { home: countWonPeriods('home', 'away'), away: countWonPeriods('away', 'home') } };
}
