import type { Detail, PeriodElement } from '@podium/odf';
import { fact } from '../../formats/elements.ts';
import type { Competitor } from '../../model.ts';
import { otherSide } from '../../formats/duel.ts';
import type { DuelRules, DuelState, Meeting, PlayedDuel, Side } from '../../formats/duel.ts';
import { isReached, stepAt, stepsAt } from '../steps.ts';
import { clockAfter, numberActions } from '../duels/rally-actions.ts';
import { countGoals, minutesPlayed, playMatch } from './match.ts';
import type { Match, TimedAction } from './match.ts';
import { formationFact, lineUpFacts } from './squad.ts';

/** Football: results are derived from the match log, so the score is the sum of its goals. */
export const football: DuelRules = { minutes: 105, play };

function play(home: Competitor, away: Competitor, meeting: Meeting): PlayedDuel {
  const match = playMatch(home, away, meeting);
  const { log, length, score } = match;
  const ends = log.filter((entry) => entry.action === 'ENDP').map((entry) => stepAt(entry.at, length));
  const breaks = ends.slice(0, -1);
  const until = (progress: number) =>
    progress >= 1 ? log : log.filter((entry) => isReached(entry.at, progress, length) && entry !== log.at(-1));
  const state = (progress: number) => stateAt(match, until(progress), Math.min(progress, 1) * length);
  return {
    winner: match.winner,
    resultType: 'POINTS',
    result: { H: String(score.H), A: String(score.A) },
    scored: { ...score },
    steps: stepsAt(
      log.slice(0, -1).map((entry) => entry.at),
      length,
    ),
    breaks,
    lineUp: {
      own: { H: [formationFact(match.squads.H)], A: [formationFact(match.squads.A)] },
      memberDetails: (member, index) => lineUpFacts(findSquad(match, member.id), index),
    },
    resultAt: state,
    clock: (progress) => clockAfter(until(progress).findLast(({ when }) => when !== undefined)),
    actions: (progress) => numberActions(until(progress), home, away),
  };
}

function findSquad({ squads }: Match, id: string): Match['squads'][Side] {
  return squads.H.members.some((member) => member.id === id) ? squads.H : squads.A;
}

function stateAt(match: Match, log: readonly TimedAction[], minute: number): DuelState {
  const score = countGoals(log);
  const minutes = minutesPlayed(match, minute);
  const [home, away] = [statistics(log, 'H', match.possession), statistics(log, 'A', 100 - match.possession)];
  return {
    result: { H: String(score.H), A: String(score.A) },
    periods: periodElements(match, log),
    infos: [fact('PERIOD', undefined, log.at(-1)?.period ?? 'H1', { type: 'UI' })],
    own: { H: [formationFact(match.squads.H), ...home], A: [formationFact(match.squads.A), ...away] },
    memberDetails: (member, index) => [
      ...lineUpFacts(findSquad(match, member.id), index),
      ...playerStatistics(log, member.id, minutes.get(member.id)),
    ],
  };
}

function periodElements({ periods, log: fullLog }: Match, log: readonly TimedAction[]): PeriodElement[] {
  const currentScore = { H: 0, A: 0 };
  const playedPeriods = [...Map.groupBy(log, (line) => line.period)].map(([code, lines]): PeriodElement => {
    const kicks = lines.findLast((line) => line.shootOut)?.shootOut ?? { H: 0, A: 0 };
    const periodScore = code === 'PSO' ? kicks : countGoals(lines);
    if (code !== 'PSO') for (const side of ['H', 'A'] as const) currentScore[side] += periodScore[side];
    const added = periods.find((period) => period.code === code)?.added;
    const isOver = lines.at(-1)?.action === 'ENDP' || log.length === fullLog.length;
    return {
      code,
      homeScore: String(currentScore.H),
      awayScore: String(currentScore.A),
      homePeriodScore: String(periodScore.H),
      awayPeriodScore: String(periodScore.A),
      details: added && isOver ? [fact('ADDITIONAL', undefined, added, { type: 'TIME' })] : [],
    };
  });
  return [
    ...playedPeriods,
    { code: 'TOT', homeScore: String(currentScore.H), awayScore: String(currentScore.A), details: [] },
  ];
}

const shots = new Set(['SHOT', 'FRD', 'PTY']);

/** Statistics of a side, counted from the log. */
function statistics(log: readonly TimedAction[], side: Side, possession: number): Detail[] {
  const inPlay = log.filter((entry) => entry.period !== 'PSO');
  const countActions = (side: Side, ...actions: string[]) =>
    inPlay.filter((entry) => entry.side === side && actions.includes(entry.action));
  const goals = countGoals(log);
  const attempts = countActions(side, ...shots);
  const onTarget = attempts.filter(({ result }) => result === 'GOAL' || result === 'SAVE').length;
  const count = (code: string, value: number, attempt?: number) =>
    fact(code, 'TOT', value, {
      type: 'ST',
      attributes: { Attempt: attempt === undefined ? undefined : String(attempt) },
    });
  return [
    count('GF', goals[side]),
    count('GA', goals[otherSide[side]]),
    count('SHOT', onTarget, attempts.length),
    count('CRN', countActions(side, 'CRN').length),
    count('OFF', countActions(side, 'OFF').length),
    count('FOC', countActions(side, 'FOUL').length),
    count('FOS', countActions(otherSide[side], 'FOUL').length),
    count('FRK', countActions(side, 'FRD').length),
    count('YC', countActions(side, 'YC').length),
    count('RC', countActions(side, 'RC', 'YRC').length),
    count('POSSESS', possession),
  ];
}

/** Statistics of a player who was on the pitch. */
function playerStatistics(log: readonly TimedAction[], id: string, minutes: number | undefined): Detail[] {
  if (minutes === undefined) return [];
  const playerActions = log.filter((entry) => entry.period !== 'PSO' && entry.people?.[0]?.person.id === id);
  const count = (isCounted: (entry: TimedAction) => boolean) => playerActions.filter(isCounted).length;
  const attempts = count(({ action }) => shots.has(action));
  const rows: [string, number][] = [
    ['GF', count(({ action, result }) => shots.has(action) && result === 'GOAL')],
    ['FOC', count(({ action }) => action === 'FOUL')],
    ['YC', count(({ action }) => action === 'YC')],
    ['RC', count(({ action }) => action === 'RC' || action === 'YRC')],
  ];
  const onTarget = count(({ action, result }) => shots.has(action) && (result === 'GOAL' || result === 'SAVE'));
  return [
    fact('MINS', 'TOT', minutes, { type: 'ST' }),
    ...rows.flatMap(([code, value]) => (value > 0 ? [fact(code, 'TOT', value, { type: 'ST' })] : [])),
    ...(attempts > 0 ? [fact('SHOT', 'TOT', onTarget, { type: 'ST', attributes: { Attempt: String(attempts) } })] : []),
  ];
}
