import type { Snapshot } from '../read-model/snapshot/snapshot.ts';
import { publishedIds } from './crawl.ts';

const part = encodeURIComponent;

/**
 * For tests: addresses of all pages of a snapshot.
 * @param codes codes of events and phases that no schedule names, only their results
 */
export function everyPage(snapshot: Snapshot, codes: readonly string[] = []): string[] {
  const { reference, people, units } = snapshot;
  const { keys, events, phases, days } = publishedIds(snapshot);
  for (const code of codes) {
    events.add(withoutFiller(code.slice(0, 22)));
    phases.add(withoutFiller(code.slice(0, 26)));
  }
  const disciplineKey = (id: string, disciplineCode?: string): string =>
    reference.disciplines.get(disciplineCode ?? '')?.key ?? (disciplineCode ?? id.slice(0, 3)).toLowerCase();
  const ofEvent = (id: string): string[] => {
    const key = part(disciplineKey(id, reference.events.get(id)?.disciplineCode));
    return [
      `/schedule/event?discipline=${key}&event=${part(id)}`,
      `/schedule/classification?discipline=${key}&event=${part(id)}`,
      `/schedule/statistics/${part(id)}`,
      `/discipline/${key}/finalrank?event=${part(id)}`,
    ];
  };
  return [
    '/schedule/grid',
    '/schedule/days',
    '/schedule/disciplines',
    '/medals/all',
    '/venues',
    ...['athletes', 'teams', 'delegations'].map((kind) => `/participants/${kind}`),
    ...[...keys].flatMap((key) =>
      ['', '/competitions', '/finalrank', '/medals', '/participants', '/reports', '/schedule/days'].map(
        (tab) => `/discipline/${part(key)}${tab}`,
      ),
    ),
    ...[...events].flatMap(ofEvent),
    ...[...phases].map((id) => `/schedule/phase/${part(id)}`),
    ...[...units.values()].flatMap(({ id, disciplineCode }) =>
      ['results', 'startlist', 'summary', 'reports'].map(
        (tab) => `/discipline/${part(disciplineKey(id, disciplineCode))}/results/${part(id)}/${tab}`,
      ),
    ),
    ...[...days].map((day) => `/schedule/day/${day}`),
    ...[...reference.venues.keys()].map((id) => `/venues?venue=${part(id)}`),
    ...[...reference.organisations.keys()].map((code) => `/delegation/${part(code)}`),
    ...[...people.persons.keys(), ...people.teams.keys()].map((id) => `/participants/profile/${part(id)}`),
  ];
}

const withoutFiller = (code: string): string => code.replace(/-+$/u, '');

/** Text of a page as seen by readers and screen readers: everything except scripts and styles. */
export function stripTags(html: string): string {
  const body = /<body\b[^]*<\/body>/u.exec(html)?.[0] ?? '';
  return body.replaceAll(/<(script|style)\b[^]*?<\/\1>/gu, ' ');
}
