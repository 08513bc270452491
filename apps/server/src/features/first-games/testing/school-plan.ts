/** A school tournament for tests: a race of ten with heats, and six teams in two pools. */
import type { GamesPlan, PlanEvent } from '@podium/contract';

export const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${7000 + index}`,
    familyName: `Runner ${index + 1}`,
    delegation: `d${index % 3}`,
    seed: index + 1,
  }));
const place = {
  venue: 'hall',
  courts: ['court-1', 'court-2'],
  start: '2026-12-05T09:00',
  minutes: 20,
  breakMinutes: 5,
  draw: 7,
};
export const race: PlanEvent = {
  ...place,
  id: 'race',
  discipline: 'ATH',
  code: '100M',
  name: { en: '100 m' },
  gender: 'W',
  entries: { kind: 'individual', items: people(10) },
  template: { kind: 'heats', lanes: 8 },
};
const tournament: PlanEvent = {
  ...place,
  id: 'tournament',
  discipline: 'VVO',
  code: 'TEAM6',
  name: { en: 'Volleyball' },
  gender: 'X',
  entries: {
    kind: 'team',
    items: Array.from({ length: 6 }, (_, index) => ({
      id: `team${index}`,
      name: `Team ${index}`,
      delegation: `d${index % 3}`,
      members: [{ id: `8${index}`, familyName: `Player ${index}` }],
    })),
  },
  template: { kind: 'pools', pools: 2, goOn: 2, hasBronze: true },
};
export const schoolPlan: GamesPlan = {
  code: 'SCHOOL-1',
  name: { en: 'School Games' },
  start: '2026-12-05',
  end: '2026-12-06',
  timeZone: 'America/Sao_Paulo',
  languages: ['en'],
  venues: [
    { id: 'hall', name: { en: 'Hall' }, courts: ['court-1', 'court-2'].map((id) => ({ id, name: { en: id } })) },
  ],
  delegations: ['d0', 'd1', 'd2'].map((id) => ({ id, code: id.toUpperCase(), name: { en: `Class ${id}` } })),
  sports: [
    { code: 'ATH', name: { en: 'Athletics' } },
    { code: 'VVO', name: { en: 'Volleyball' } },
  ],
  events: [race, tournament],
};
