import type { UnitAnswer } from '@podium/contract';

/** Readers see fewer scores at a glance in the log. */
const MIN_SCORES = 6;

/** The score after an action; the lead is the home side's, negative while the away side is ahead. */
export interface ScoreStep {
  period: string | null;
  clock: string | null;
  home: number;
  away: number;
  lead: number;
}

/** The lead after each score, in feed order; undefined if it shows nothing of interest. */
export function scoreRun({ actions }: Pick<UnitAnswer, 'actions'>): ScoreStep[] | undefined {
  const steps: ScoreStep[] = [];
  for (const { period, clock, score } of actions.toSorted((a, b) => a.order - b.order)) {
    if (!score || !isCount(score.home) || !isCount(score.away)) continue;
    const [home, away] = [Number(score.home), Number(score.away)];
    const last = steps.at(-1) ?? { home: 0, away: 0 };
    if (home !== last.home || away !== last.away) steps.push({ period, clock, home, away, lead: home - away });
  }
  return steps.length < MIN_SCORES ? undefined : steps;
}

const isCount = (text: string): boolean => /^\d+$/u.test(text);
