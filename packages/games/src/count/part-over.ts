import type { Doubt } from '../rules/doubt.ts';
import type { EnteredPeriod } from './counted-parts.ts';
import type { ScoreCount } from './score-count.ts';

const faults: ReadonlySet<Doubt['code']> = new Set(['levelPart', 'partScore', 'partRule', 'sportPart', 'decider']);

/**
 * Returns whether a part has reached a score at which it ends: 25:8 of a set to 25. False for parts that end by time,
 * or without such a rule.
 */
export function isPartOver(
  count: Pick<ScoreCount, 'hasPartScore' | 'judge'>,
  periods: readonly EnteredPeriod[],
  code: string,
): boolean {
  const part = periods.find((period) => period.code === code);
  if (!count.hasPartScore || !part || part.home === part.away) return false;
  const isFaulty = (judged: readonly EnteredPeriod[]): boolean =>
    count.judge(judged).some((doubt) => faults.has(doubt.code) && 'part' in doubt && doubt.part === code);
  // Without rules, every score would be that of a finished part.
  const isRuled = isFaulty(periods.map((period) => (period.code === code ? { code, home: 1, away: 0 } : period)));
  return isRuled && !isFaulty(periods);
}
