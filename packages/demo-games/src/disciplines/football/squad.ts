import type { Detail } from '@podium/odf';
import { fact } from '../../formats/elements.ts';
import type { Person } from '../../model.ts';
import type { Random } from '../../random.ts';

/** Formations, from a team's own goal forward: defenders, midfielders, forwards. */
const formations = ['4-3-3', '4-4-2', '4-2-3-1', '3-5-2', '5-3-2'] as const;

export const squadSize = 16;
const starters = 11;

/** Eleven players and five substitutes. The first and the twelfth in the list are goalkeepers. */
export interface Squad {
  formation: string;
  members: readonly Person[];
  onPitch: Person[];
  bench: Person[];
}

export function drawSquad(members: readonly Person[], random: Random): Squad {
  return {
    formation: random.pick(formations),
    members,
    onPitch: members.slice(0, starters),
    bench: members.slice(starters),
  };
}

/** `GK`, then the lines of the formation from the back: defense first, attack last. */
function squadPosition(formation: string, index: number): string {
  if (index === 0 || index === starters) return 'GK';
  const lines = formation.split('-').map(Number);
  if (index > starters) return ['DF', 'MF', 'MF', 'FW'][index - starters - 1] ?? 'MF';
  if (index <= lines[0]!) return 'DF';
  return index > starters - 1 - lines.at(-1)! ? 'FW' : 'MF';
}

export const formationFact = ({ formation }: Squad): Detail => fact('FORMATION', undefined, formation, { type: 'EUE' });

/** Line-up details of a player in the start list. */
export function lineUpFacts({ formation }: Squad, index: number): Detail[] {
  return [
    ...(index === 5 ? [fact('CAPTAIN', undefined, 'Y', { type: 'EUE' })] : []),
    fact('STARTER', undefined, index < starters ? 'Y' : 'N', { type: 'EUE' }),
    fact('POSITION', undefined, squadPosition(formation, index), { type: 'EUE' }),
  ];
}
