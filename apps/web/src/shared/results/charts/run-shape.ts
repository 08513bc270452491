import type { ScoreStep } from './score-run.ts';

/** The drawing is 100 wide and 40 high; its middle is a level score. */
const MIDDLE = 20;

/** SVG paths for the areas of both sides' leads; all scores are equally wide steps. */
export function areasOf(run: readonly ScoreStep[]): { ahead: string; behind: string } {
  const max = Math.max(...run.map(({ lead }) => Math.abs(lead)), 1);
  const pathOf = (leadOf: (step: ScoreStep) => number): string => {
    const steps = run.map((step, index) => {
      const y = round(MIDDLE - (leadOf(step) / max) * (MIDDLE - 1));
      return `V${y}H${round(((index + 1) / run.length) * 100)}`;
    });
    return `M0 ${MIDDLE}${steps.join('')}V${MIDDLE}Z`;
  };
  return { ahead: pathOf(({ lead }) => Math.max(lead, 0)), behind: pathOf(({ lead }) => Math.min(lead, 0)) };
}

/** Positions at which a new period begins, 0 to 100. */
export function bordersOf(run: readonly ScoreStep[]): number[] {
  return run.flatMap(({ period }, index) =>
    index > 0 && period !== run[index - 1]!.period ? [round((index / run.length) * 100)] : [],
  );
}

/** The largest lead of each side, and the number of lead changes. */
export function leadStats(run: readonly ScoreStep[]): { homeLead: number; awayLead: number; changes: number } {
  const leaders = run.map(({ lead }) => Math.sign(lead)).filter((sign) => sign !== 0);
  return {
    homeLead: Math.max(0, ...run.map(({ lead }) => lead)),
    awayLead: Math.max(0, ...run.map(({ lead }) => -lead)),
    changes: leaders.filter((sign, index) => index > 0 && sign !== leaders[index - 1]).length,
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;
