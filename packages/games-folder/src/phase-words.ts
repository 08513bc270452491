import type { PhaseKind } from '@podium/games';

const words: Readonly<Record<string, readonly [kind: PhaseKind, name: string]>> = {
  HEAT: ['heats', 'Heats'],
  RND1: ['heats', 'Round 1'],
  RND2: ['heats', 'Round 2'],
  PREL: ['heats', 'Opening series'],
  QUAL: ['qualification', 'Qualification'],
  RANK: ['qualification', 'Ranking round'],
  REP: ['repechage', 'Repechage'],
  REP1: ['repechage', 'Repechage 1'],
  REP2: ['repechage', 'Repechage 2'],
  REP3: ['repechage', 'Repechage 3'],
  LL: ['repechage', 'Lucky losers'],
  REPF: ['final', 'Bronze medal contests'],
  FNL: ['final', 'Final'],
  SFNL: ['knockout', 'Semifinals'],
  QFNL: ['knockout', 'Quarterfinals'],
  '8FNL': ['knockout', 'Round of 16'],
  R32: ['knockout', 'Round of 32'],
  R64: ['knockout', 'Round of 64'],
  R128: ['knockout', 'Round of 128'],
  SF5: ['knockout', 'Places 5 to 8'],
  SF9: ['knockout', 'Places 9 to 12'],
};

/** Interprets the four-character code of a phase: `GPA-` is pool A, `HEAT` are heats. The name is English. */
export function phaseWords(code: string): { kind: PhaseKind; name: string; pool?: string } {
  const short = code.replace(/-+$/, '');
  const known = words[short];
  if (known) return { kind: known[0], name: known[1] };
  const pool = /^GP([A-Z0-9]{1,2})$/.exec(short)?.[1];
  return pool === undefined || pool === 'FR' || pool === 'SP'
    ? { kind: 'other', name: short }
    : { kind: 'pool', name: `Group ${pool}`, pool };
}
