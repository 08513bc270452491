import type { Person } from '../model.ts';

const draws: ReadonlySet<string> = new Set(['BDM', 'FEN', 'TTE']);

/** Method of entry into the draw of an individual event: a few with a wild card or from the qualifying tournament of their region. */
export function entryMethod(
  { id, discipline, strength }: Pick<Person, 'id' | 'discipline' | 'strength'>,
  event: string,
): 'WC' | 'Q' | undefined {
  // Seeds do not need a wild card.
  if (strength > 0 || !draws.has(discipline) || /TEAM|DOUBLES/u.test(event)) return undefined;
  const number = Number(id.slice(-4)) % 11;
  return number === 3 ? 'WC' : number === 7 ? 'Q' : undefined;
}
