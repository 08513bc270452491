import type { StatisticRule } from '@podium/games';

/** Statistics of sides and players. */
export const figures = [
  { key: 'pointsWon', selector: 'ST:PTS_WON', better: 'higher' },
  { key: 'spikes', selector: 'ST:SPK', better: 'higher' },
  { key: 'blocks', selector: 'ST:BLC', better: 'higher' },
  { key: 'serves', selector: 'ST:SRV', better: 'higher' },
  { key: 'aces', selector: 'ST:SRV ext ACE', better: 'higher' },
  { key: 'receptions', selector: 'ST:RCP', better: 'higher' },
  { key: 'digs', selector: 'ST:DIG', better: 'higher' },
  { key: 'runningSets', selector: 'ST:SET', better: 'higher' },
  { key: 'opponentErrors', selector: 'ST:OPP_ERR', better: 'higher' },
] as const satisfies readonly StatisticRule[];
