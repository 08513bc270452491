import type { Person } from '../model.ts';

const neighbors = ['ARG', 'BOL', 'HAI', 'POR', 'URU', 'VEN'] as const;

/** Country of a person: a few live in Brazil with the nationality of another country. */
export function nationality({ id, role }: Pick<Person, 'id' | 'role'>): string {
  const number = Number(id.slice(-4));
  if (role !== 'athlete' || number % 13 !== 5) return 'BRA';
  return neighbors[number % neighbors.length]!;
}
