import type { CheckInStep, ResultSheet, ResultStep, ScorerStep } from '@podium/contract';
import { applySteps, endingIrms, outBy, panelScore } from '@podium/games';
import type { ScoreCount } from '@podium/games';

type Line = ResultSheet['lines'][number];

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
export const missingNames = ({
  contest,
  lines,
  ending,
  panel,
}: Pick<ResultSheet, 'contest' | 'lines' | 'ending' | 'panel'>): string[] =>
  contest === 'sides' || ending !== null
    ? []
    : lines.flatMap(({ competitor, isOpen, mark, irm, attempts }) =>
        isOpen || mark !== null || irm !== null || (!panel && attempts.some((attempt) => attempt !== ''))
          ? []
          : competitor.name,
      );

/**
 * Applies steps that the server does not have yet, so that the scorer sees them immediately. The server's next response
 * replaces the result.
 *
 * @param count counts the score, as on the server
 * @param stepName text of a step for the history
 */
export function sheetAfter(
  sheet: ResultSheet,
  given: readonly ScorerStep[],
  count: ScoreCount,
  stepName: (step: ResultStep) => string,
): ResultSheet {
  const steps = given.filter((step) => step.do !== 'here');
  const checked = given.filter((step) => step.do === 'here').reduce(checkIn, sheet);
  if (steps.length === 0) return checked;
  const undoneIds = new Set(steps.flatMap((step) => (step.do === 'undo' ? [step.step] : [])));
  const entered = steps.filter((step) => step.do !== 'undo');
  const applied = entered.filter(({ id }) => !undoneIds.has(id));
  const history = [
    ...entered
      .map((step) => ({
        id: step.id,
        do: step.do,
        at: step.at,
        step,
        by: null,
        name: stepName(step),
        isUndone: undoneIds.has(step.id),
        mayUndo: step.do !== 'reopen',
      }))
      .toReversed(),
    ...sheet.history.map((step) => (undoneIds.has(step.id) ? { ...step, isUndone: true } : step)),
  ];
  return { ...withScore(applied.reduce(apply, checked), steps, count), history };
}

const checkIn = (sheet: ResultSheet, { competitor, isHere }: CheckInStep): ResultSheet =>
  changeLine(sheet, competitor, (line) => ({ ...line, isHere }));

/** A panel's score follows from the marks of its judges. */
function markAfter(
  { panel, decimals }: ResultSheet,
  line: Line,
  { mark, irm, attempts = line.attempts }: Extract<ResultStep, { do: 'mark' }>,
): Pick<Line, 'mark' | 'irm' | 'attempts'> {
  return { mark: mark ?? (panel && irm === null ? panelScore(attempts, panel, decimals) : null), irm, attempts };
}

function apply(sheet: ResultSheet, step: ResultStep): ResultSheet {
  switch (step.do) {
    case 'begin':
      return { ...sheet, status: 'RUNNING', period: sheet.period ?? sheet.periods[0]?.code ?? null };
    case 'period':
      return { ...sheet, status: 'RUNNING' };
    case 'mark':
      return {
        ...sheet,
        lines: sheet.lines.map((line) =>
          line.competitor.id === step.competitor ? { ...line, ...markAfter(sheet, line, step) } : line,
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
      return { ...sheet, status: 'FINISHED', resultStatus: 'UNOFFICIAL' };
    case 'reopen':
      return { ...sheet, status: 'RUNNING', ending: null };
    case 'end':
      return endSheet(sheet, step);
    case 'bars':
      return { ...sheet, bars: [...step.bars], attempts: step.bars.length };
    case 'fact':
      return setFact(sheet, step);
    case 'records':
      return changeLine(sheet, step.competitor, (line) => ({ ...line, records: [...step.records] }));
    default:
      return sheet;
  }
}

const changeLine = (sheet: ResultSheet, competitor: string, change: (line: Line) => Line): ResultSheet => ({
  ...sheet,
  lines: sheet.lines.map((line) => (line.competitor.id === competitor ? change(line) : line)),
});

function setFact(sheet: ResultSheet, step: Extract<ResultStep, { do: 'fact' }>): ResultSheet {
  const { code, competitor, pos = null, value } = step;
  const isSame = (fact: { code: string; pos: string | null }): boolean => fact.code === code && fact.pos === pos;
  if (competitor === undefined)
    return { ...sheet, facts: sheet.facts.map((fact) => (isSame(fact) ? { ...fact, value } : fact)) };
  return changeLine(sheet, competitor, (line) => ({
    ...line,
    facts: [...line.facts.filter((fact) => !isSame(fact)), ...(value === null ? [] : [{ code, pos, value }])],
  }));
}

function endSheet(sheet: ResultSheet, step: Extract<ResultStep, { do: 'end' }>): ResultSheet {
  const sides = sheet.lines.map(({ competitor, side, irm }) => ({ competitor: competitor.id, side, irm }));
  const out = outBy(step, sides);
  const irm = endingIrms[step.how];
  const lines = sheet.lines.map((line) => (out.includes(line.competitor.id) ? { ...line, irm } : line));
  const isOver = step.how === 'abandoned' || lines.length === 2;
  return isOver ? { ...sheet, lines, status: 'FINISHED', ending: step.how } : { ...sheet, lines };
}

/** The sheet with the score of two sides, counted from its own steps and those that are not sent yet. */
function withScore(sheet: ResultSheet, steps: readonly ResultStep[], count: ScoreCount): ResultSheet {
  const { contest, isFromFeed, history } = sheet;
  // A sheet that an older version of the app has stored lacks the steps.
  if (contest !== 'sides' || isFromFeed || history.some(({ step }) => step === undefined)) return sheet;
  const stored = history.flatMap(({ step }) => step ?? []).toReversed();
  const starters = sheet.lines.map(({ competitor, start, side }) => ({ competitor: competitor.id, start, side }));
  const { periods, period } = applySteps(starters, [...stored, ...steps], count);
  return {
    ...sheet,
    period: period ?? sheet.period,
    periods: sheet.periods.map(({ code, name }) => {
      const begun = periods.find((one) => one.code === code);
      const score = begun ? { home: begun.home, away: begun.away } : null;
      return {
        code,
        name,
        score,
        innerScore: (begun && count.innerScore?.(begun)) ?? null,
        ...(begun && count.hasDecider?.(begun) && { decider: begun.tallies?.['points'] ?? null }),
      };
    }),
    score: periods.length > 0 ? count.score({ periods, period }, isFinished(sheet), sheet.ending !== null) : null,
  };
}
