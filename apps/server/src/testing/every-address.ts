import type { Snapshot } from '../read-model/snapshot/snapshot.ts';
import { documentPaths } from './crawl.ts';

/** For tests: addresses of all public data of a snapshot: documents, long lists, calendar files. */
export function everyAddress(snapshot: Snapshot): string[] {
  const { reference, people, units } = snapshot;
  const calendars = [
    'medals',
    ...[...reference.disciplines.values()].map(({ key }) => `discipline-${key}`),
    ...[...reference.organisations.keys()].map((code) => `delegation-${code}`),
    ...[...people.persons.keys(), ...people.teams.keys()].map((id) => `participant-${id}`),
    ...[...units.keys()].map((id) => `unit-${id}`),
  ];
  return [
    ...documentPaths(snapshot),
    ...['athletes', 'delegations', 'teams'].map((kind) => `/api/v1/participants?kind=${kind}&pageSize=200`),
    ...calendars.map((name) => `/calendar/${encodeURIComponent(name)}.ics`),
  ];
}
