import type { StatisticRule } from '@podium/games';

/** Statistics of sides and players. */
export const figures = [
  { key: 'pointsWon', selector: 'ST:PTS_WON', better: 'higher' },
  { key: 'attacks', selector: 'ST:ATC', better: 'higher' },
  { key: 'aces', selector: 'ST:SRV ext ACE', better: 'higher' },
  { key: 'serveFaults', selector: 'ST:SRV ext FLT', better: 'lower' },
  { key: 'blocks', selector: 'ST:BLC', better: 'higher' },
  { key: 'digs', selector: 'ST:DIG', better: 'higher' },
  { key: 'opponentErrors', selector: 'ST:OPP_ERR', better: 'higher' },
] as const satisfies readonly StatisticRule[];
