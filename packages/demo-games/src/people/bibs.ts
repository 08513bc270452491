import type { Person } from '../model.ts';

/** First number by sport, for sports in which athletes keep one bib throughout. */
const firstBibs: Readonly<Record<string, number>> = {
  ATH: 101,
  CRD: 1,
  TRI: 1,
  OWS: 1,
  GAR: 301,
  GRY: 401,
  KTE: 1,
  VRO: 1,
  GTR: 501,
  SHO: 601,
  MTB: 1,
  BMX: 1,
};

export function assignBibs(people: readonly Person[]): void {
  const next = { ...firstBibs };
  for (const person of people) {
    const bib = next[person.discipline];
    if (person.role !== 'athlete' || bib === undefined || person.bib !== undefined) continue;
    person.bib = String(bib);
    next[person.discipline] = bib + 1;
  }
}
