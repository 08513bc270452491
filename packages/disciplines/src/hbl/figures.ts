import type { StatisticRule } from '@podium/games';

/** Statistics of sides and players. */
export const figures = [
  { key: 'goals', selector: 'ST:GOALS', better: 'higher' },
  { key: 'shots', selector: 'ST:SHOT', better: 'higher' },
  { key: 'saves', selector: 'ST:SAVE', better: 'higher' },
  { key: 'steals', selector: 'ST:ST', better: 'higher' },
  { key: 'turnovers', selector: 'ST:TO', better: 'lower' },
  { key: 'yellowCards', selector: 'ST:YC', better: 'lower' },
  { key: 'suspensions', selector: 'ST:TMS', better: 'lower' },
  { key: 'redCards', selector: 'ST:RC', better: 'lower' },
] as const satisfies readonly StatisticRule[];
