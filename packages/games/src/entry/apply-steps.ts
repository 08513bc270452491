/**
 * A contest as people enter it: steps applied in order to the starters. The server and a scorer's device use the same
 * code.
 */
import { openPart } from '../count/count-points.ts';
import type { EnteredPeriod } from '../count/counted-parts.ts';
import type { ScoreCount } from '../count/score-count.ts';
import { endingIrms, endsBegun, outBy } from './contest-ending.ts';
import type { ContestDecision, DecideStep } from './contest-ending.ts';
import { withFact } from './entered-facts.ts';
import type { EnteredContest, EnteredLine } from './entered-contest.ts';
import { undoneSteps } from './entered-step.ts';
import type { ContestParts, EnteredStep } from './entered-step.ts';

/**
 * A contest after its steps. A step that arrives twice counts once; one that names an unknown competitor is ignored.
 *
 * @param starters competitors before any step; of two sides, home first
 */
export function applySteps(
  starters: readonly Pick<EnteredLine, 'competitor' | 'start' | 'side'>[],
  steps: readonly EnteredStep[],
  count: Pick<ScoreCount, 'apply' | 'describe'>,
): EnteredContest {
  const undoneIds = undoneSteps(steps);
  const seen = new Set<string>();
  const contest: Mutable = {
    status: 'START_LIST',
    lines: starters.map((line) => ({ ...line, mark: null, irm: null, attempts: [] })),
    periods: [],
    period: null,
    winner: null,
    ending: null,
    decision: null,
    bars: [],
    facts: [],
    records: {},
    actions: [],
    undoneIds,
    beganAt: null,
    endedAt: null,
  };
  for (const step of steps) {
    if (seen.has(step.id) || undoneIds.has(step.id)) continue;
    seen.add(step.id);
    applyStep(contest, step, count);
  }
  return contest;
}

type Mutable = { -readonly [Name in keyof EnteredContest]: EnteredContest[Name] };

function applyStep(contest: Mutable, step: EnteredStep, count: Pick<ScoreCount, 'apply' | 'describe'>): void {
  switch (step.do) {
    case 'begin':
      beginContest(contest, step);
      break;
    case 'period':
      beginContest(contest, step);
      openPeriod(contest, step.period);
      break;
    case 'score':
      beginContest(contest, step);
      addScore(contest, step, count);
      break;
    case 'period-score':
      beginContest(contest, step);
      if (!contest.periods.some(({ code }) => code === step.period)) openPeriod(contest, step.period);
      contest.periods = contest.periods.map((period) => (period.code === step.period ? scoredPart(step) : period));
      break;
    case 'mark':
      if (step.irm !== 'DNS') beginContest(contest, step);
      contest.lines = contest.lines.map((line) =>
        line.competitor === step.competitor
          ? { ...line, mark: step.mark, irm: step.irm, attempts: step.attempts ?? line.attempts }
          : line,
      );
      break;
    case 'winner':
      contest.winner = step.side;
      break;
    case 'starters':
      contest.lines = listStarters(contest.lines, step.starters);
      break;
    case 'finish':
      beginContest(contest, step);
      contest.status = 'UNOFFICIAL';
      contest.endedAt = step.at < contest.beganAt! ? contest.beganAt : step.at;
      break;
    case 'bars':
      contest.bars = step.bars;
      break;
    case 'fact':
      contest.facts = withFact(contest.facts, {
        code: step.code,
        competitor: step.competitor ?? null,
        pos: step.pos ?? null,
        value: step.value,
      });
      break;
    case 'records':
      contest.records = { ...contest.records, [step.competitor]: step.records };
      break;
    case 'end':
      endContest(contest, step);
      break;
    case 'decide':
      if (step.of === 'contest') contest.decision = readDecision(step);
      break;
    case 'reopen':
      contest.status = 'LIVE';
      contest.endedAt = null;
      continueContest(contest);
      break;
    case 'replay':
      restartContest(contest);
      break;
    case 'confirm':
      contest.status = 'OFFICIAL';
      break;
    default:
  }
}

function beginContest(contest: Mutable, { at }: ContestParts): void {
  if (contest.status === 'START_LIST') contest.status = 'LIVE';
  contest.beganAt ??= at;
}

/** A retirement keeps the score. One competitor of many who is out does not end the contest. */
function endContest(contest: Mutable, step: Extract<EnteredStep, { do: 'end' }>): void {
  if (endsBegun.has(step.how)) beginContest(contest, step);
  const out = outBy(step, contest.lines);
  const irm = endingIrms[step.how];
  contest.lines = contest.lines.map((line) => (out.includes(line.competitor) ? { ...line, irm } : line));
  if (step.how !== 'abandoned' && contest.lines.length !== 2) return;
  contest.ending = { how: step.how, out };
  contest.decision = null;
  contest.status = 'UNOFFICIAL';
  contest.endedAt =
    contest.beganAt !== null && step.at < contest.beganAt ? contest.beganAt : contest.beganAt && step.at;
}

const readDecision = ({ by, side, order, reason }: DecideStep): ContestDecision => ({ by, side, order, reason });

/** A contest that continues has not ended early: a competitor who was out is back, and a decision about the end is void. */
function continueContest(contest: Mutable): void {
  const { ending } = contest;
  if (ending === null) return;
  contest.lines = contest.lines.map((line) => (ending.out.includes(line.competitor) ? { ...line, irm: null } : line));
  contest.ending = null;
  contest.decision = null;
}

function restartContest(contest: Mutable): void {
  Object.assign(contest, {
    status: 'START_LIST',
    lines: contest.lines.map((line) => ({ ...line, mark: null, irm: null, attempts: [] })),
    periods: [],
    period: null,
    winner: null,
    ending: null,
    decision: null,
    bars: [],
    facts: [],
    records: {},
    actions: [],
    beganAt: null,
    endedAt: null,
  } satisfies Partial<Mutable>);
}

function openPeriod(contest: Mutable, code: string): void {
  contest.period = code;
  contest.periods = openPart(contest.periods, code);
}

function addScore(
  contest: Mutable,
  { do: _do, isSure: _isSure, ...step }: Extract<EnteredStep, { do: 'score' }>,
  count: Pick<ScoreCount, 'apply' | 'describe'>,
): void {
  const before = { periods: contest.periods, period: contest.period };
  const after = count.apply(before, step);
  if (after === before) return;
  contest.periods = after.periods;
  contest.period = after.period;
  const play = count.describe(before, after, step);
  if (play) contest.actions = [...contest.actions, { ...step, ...play }];
}

function listStarters(
  lines: readonly EnteredLine[],
  starters: readonly { competitor: string; start: string | null }[],
): EnteredLine[] {
  const isSides = lines.some(({ side }) => side !== null);
  return starters.map(({ competitor, start }, index) => {
    const line = lines.find((line) => line.competitor === competitor);
    const side = isSides ? (index === 0 ? 'home' : 'away') : null;
    return { competitor, mark: null, irm: null, attempts: [], ...line, start, side };
  });
}

const scoredPart = ({
  period: code,
  home,
  away,
  decider,
}: Extract<EnteredStep, { do: 'period-score' }>): EnteredPeriod => ({
  code,
  home,
  away,
  ...(decider && { tallies: { points: decider } }),
});
