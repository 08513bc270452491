import type { Detail, PeriodElement } from '@podium/odf';
import { fact } from '../../formats/elements.ts';
import type { Competitor } from '../../model.ts';
import { clockText, homeChance, sides } from '../../formats/duel.ts';
import type { DuelRules, DuelState, Meeting, PlayedDuel, Side } from '../../formats/duel.ts';
import { drawAttack } from './attacks.ts';
import type { AttackStyle } from './attacks.ts';
import { isReached, stepAt, stepsAt } from '../steps.ts';
import { clockAfter, numberActions } from './rally-actions.ts';
import type { ActionDraft } from './rally-actions.ts';

/** A ball game played by the clock: alternating attacks, some of which score. */
export interface GoalsData {
  minutes: number;
  periods: readonly string[];
  periodSeconds: number;
  overtime: string;
  overtimeSeconds: number;
  /** True if the clock shows the time left in the period, as in basketball, and not the time played. */
  countsDown?: boolean;
  style: AttackStyle;
}

/** An action with the progress of the match. */
interface PlayedDraft extends ActionDraft {
  at: number;
  points?: number;
}

export function goalsDuel(data: GoalsData): DuelRules {
  return { minutes: data.minutes, play: (home, away, meeting) => playGoals(data, home, away, meeting) };
}

function playGoals(data: GoalsData, home: Competitor, away: Competitor, { random, needsWinner }: Meeting): PlayedDuel {
  const drafts: PlayedDraft[] = [];
  const score = { H: 0, A: 0 };
  const edge = (homeChance(home, away, 0.45) - 0.5) * 0.5;
  let elapsedSeconds = 0;
  const playPeriod = (period: string, seconds: number, isFirst: boolean): void => {
    const shownClock = (played: number): string => clockText(data.countsDown ? seconds - played : played);
    const result = isFirst ? 'GAME' : undefined;
    drafts.push({ period, at: elapsedSeconds, action: 'STARTP', when: shownClock(0), result });
    let side: Side = random.chance(0.5) ? 'H' : 'A';
    for (let clock = random.int(8, 30); clock < seconds; clock += random.int(...data.style.pace)) {
      const bonus = side === 'H' ? edge : -edge;
      for (const draft of drawAttack(data.style, side, { H: home, A: away }, bonus, random)) {
        if (draft.points) score[side] += draft.points;
        drafts.push({
          ...draft,
          period,
          at: elapsedSeconds + clock,
          when: shownClock(clock),
          score: draft.points ? { ...score } : undefined,
        });
      }
      side = side === 'H' ? 'A' : 'H';
    }
    elapsedSeconds += seconds;
    drafts.push({ period, at: elapsedSeconds, action: 'ENDP', when: shownClock(seconds) });
  };
  for (const [index, period] of data.periods.entries()) playPeriod(period, data.periodSeconds, index === 0);
  const needsMore = needsWinner || data.style.hasNoTies;
  if (needsMore) {
    for (let extra = 1; score.H === score.A; extra += 1) {
      playPeriod(`${data.overtime}${extra}`, data.overtimeSeconds, false);
    }
  }
  const last = drafts.at(-1)!;
  drafts[drafts.length - 1] = { ...last, result: 'GAME' };
  const total = elapsedSeconds;
  const ends = drafts
    .filter((draft) => draft.action === 'ENDP')
    .map((draft) => stepAt(draft.at, total))
    .slice(0, -1);
  const until = (progress: number) =>
    progress >= 1 ? drafts : drafts.filter((draft) => isReached(draft.at, progress, total) && draft !== drafts.at(-1));
  return {
    winner: score.H === score.A ? 'T' : score.H > score.A ? 'H' : 'A',
    resultType: 'POINTS',
    result: { H: String(score.H), A: String(score.A) },
    scored: { ...score },
    steps: stepsAt(
      drafts.slice(0, -1).map((draft) => draft.at),
      total,
    ),
    breaks: ends,
    resultAt: (progress) => stateAt(data, until(progress)),
    clock: (progress) => clockAfter(until(progress).at(-1)),
    actions: (progress) => numberActions(until(progress), home, away),
  };
}

function stateAt(data: GoalsData, drafts: readonly PlayedDraft[]): DuelState {
  const score = { H: 0, A: 0 };
  const periods: PeriodElement[] = [];
  for (const [code, periodDrafts] of Map.groupBy(drafts, (draft) => draft.period)) {
    const periodScore = { H: 0, A: 0 };
    for (const draft of periodDrafts) if (draft.side && draft.points) periodScore[draft.side] += draft.points;
    for (const side of sides) score[side] += periodScore[side];
    periods.push({
      code,
      homeScore: String(score.H),
      awayScore: String(score.A),
      homePeriodScore: String(periodScore.H),
      awayPeriodScore: String(periodScore.A),
      details: [],
    });
  }
  periods.push({ code: 'TOT', homeScore: String(score.H), awayScore: String(score.A), details: [] });
  const scorers = new Map<string, number>();
  for (const draft of drafts) {
    const scorer = draft.points ? draft.people?.[0]?.person.id : undefined;
    if (scorer && draft.points) scorers.set(scorer, (scorers.get(scorer) ?? 0) + draft.points);
  }
  return {
    result: { H: String(score.H), A: String(score.A) },
    periods,
    infos: [fact('PERIOD', undefined, drafts.at(-1)?.period ?? data.periods[0], { type: 'UI' })],
    own: { H: sideStatistics(data.style, drafts, 'H'), A: sideStatistics(data.style, drafts, 'A') },
    memberDetails: (member, index): Detail[] => [
      ...(index === 0 ? [fact('CAPTAIN', undefined, 'Y', { type: 'EUE' })] : []),
      ...(index < data.style.starters ? [fact('STARTER', undefined, 'Y', { type: 'EUE' })] : []),
      ...(scorers.has(member.id)
        ? [fact(data.style.scoreStatistic, 'TOT', scorers.get(member.id), { type: 'ST' })]
        : []),
    ],
  };
}

function sideStatistics(style: AttackStyle, drafts: readonly PlayedDraft[], side: Side): Detail[] {
  const sideDrafts = drafts.filter((draft) => draft.side === side);
  return style.statistics.map(({ code, actions, made }) => {
    const matching = sideDrafts.filter((draft) => actions.includes(draft.action));
    const successful = made === undefined ? matching : matching.filter((draft) => draft.result === made);
    const attributes = { Attempt: made === undefined ? undefined : String(matching.length) };
    return fact(code, 'TOT', successful.length, { type: 'ST', attributes });
  });
}
