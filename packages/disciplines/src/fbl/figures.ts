import type { StatisticRule } from '@podium/games';

/** Statistics of sides and players. */
export const figures = [
  { key: 'possession', selector: 'ST:POSSESS', better: 'higher' },
  { key: 'goals', selector: 'ST:GF', better: 'higher' },
  { key: 'shots', selector: 'ST:SHOT', better: 'higher' },
  { key: 'corners', selector: 'ST:CRN', better: 'higher' },
  { key: 'freeKicks', selector: 'ST:FRK' },
  { key: 'offsides', selector: 'ST:OFF', better: 'lower' },
  { key: 'fouls', selector: 'ST:FOC', better: 'lower' },
  { key: 'foulsDrawn', selector: 'ST:FOS' },
  { key: 'yellowCards', selector: 'ST:YC', better: 'lower' },
  { key: 'redCards', selector: 'ST:RC', better: 'lower' },
] as const satisfies readonly StatisticRule[];
