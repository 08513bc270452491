import type { StatisticRule } from '@podium/games';

/** Statistics of sides and players. */
export const figures = [
  { key: 'points', selector: 'ST:PTS', better: 'higher' },
  { key: 'fieldGoals', selector: 'ST:FG', better: 'higher' },
  { key: 'twoPointers', selector: 'ST:P2', better: 'higher' },
  { key: 'threePointers', selector: 'ST:P3', better: 'higher' },
  { key: 'freeThrows', selector: 'ST:FT', better: 'higher' },
  { key: 'rebounds', selector: 'ST:REB', better: 'higher' },
  { key: 'offensiveRebounds', selector: 'ST:REB ext OR', better: 'higher' },
  { key: 'defensiveRebounds', selector: 'ST:REB ext DR', better: 'higher' },
  { key: 'assists', selector: 'ST:ASSIST | ST:AS', better: 'higher' },
  { key: 'turnovers', selector: 'ST:TO', better: 'lower' },
  { key: 'steals', selector: 'ST:ST', better: 'higher' },
  { key: 'blocks', selector: 'ST:BLC', better: 'higher' },
  { key: 'fouls', selector: 'ST:PF', better: 'lower' },
  { key: 'foulsDrawn', selector: 'ST:FD', better: 'higher' },
] as const satisfies readonly StatisticRule[];
