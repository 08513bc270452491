import { reads } from '../features/reads.ts';
import type { Snapshot } from '../read-model/snapshot/snapshot.ts';
import type { TestPodium } from './test-podium.ts';

export interface CrawlFault {
  path: string;
  fault: string;
}

const part = encodeURIComponent;

/** Ids with pages and documents in a snapshot: named by the schedule, results or awards. */
export function publishedIds({
  units,
  reference,
  awards,
}: Snapshot): Record<'keys' | 'events' | 'phases' | 'days', Set<string>> {
  const all = [...units.values()];
  return {
    keys: new Set([
      ...[...reference.disciplines.values()].map(({ key }) => key),
      ...all.flatMap(({ disciplineCode }) => disciplineCode?.toLowerCase() ?? []),
    ]),
    events: new Set([
      ...reference.events.keys(),
      ...awards.byEvent.keys(),
      ...all.flatMap(({ eventId }) => eventId ?? []),
    ]),
    phases: new Set([...reference.phases.keys(), ...all.flatMap(({ phaseId }) => phaseId ?? [])]),
    days: new Set(all.flatMap(({ day }) => day || [])),
  };
}

/** Addresses of all public reads that have data in the snapshot. */
export function documentPaths(snapshot: Snapshot): string[] {
  const { units, reference, people } = snapshot;
  const { keys, events, phases, days } = publishedIds(snapshot);
  const valuesByName = new Map<string, readonly string[]>([
    ['key', [...keys]],
    ['discipline', ['all', ...keys]],
    ['day', [...days]],
    ['code', [...reference.organisations.keys()]],
  ]);
  const ids = new Map<string, readonly string[]>([
    ['/api/v1/units/{id}', [...units.keys()]],
    ['/api/v1/events/{id}', [...events]],
    ['/api/v1/events/{id}/statistics', [...events]],
    ['/api/v1/phases/{id}', [...phases]],
    ['/api/v1/participants/{id}', [...people.persons.keys(), ...people.teams.keys()]],
  ]);
  return reads.flatMap(({ path }) => {
    if (path.endsWith('/search')) return [`${path}?query=a`, `${path}?query=__proto__`];
    const name = /\{(\w+)\}/.exec(path)?.[1];
    if (name === undefined) return [path];
    const values = name === 'id' ? (ids.get(path) ?? []) : (valuesByName.get(name) ?? []);
    return values.map((value) => path.replace(`{${name}}`, part(value)));
  });
}

/**
 * Pages of all kinds, evenly sampled.
 * @param max number of pages
 */
export function pagePaths({ units, reference, people }: Snapshot, max: number): string[] {
  const keys = [...reference.disciplines.values()].map(({ key }) => part(key));
  const days = [...new Set([...units.values()].flatMap(({ day }) => day || []))];
  const pages = [
    '/schedule/grid',
    '/schedule/days',
    '/schedule/disciplines',
    '/medals/all',
    '/participants/athletes',
    '/participants/delegations',
    '/participants/teams',
    '/venues',
    '/search?q=a',
    ...days.map((day) => `/schedule/day/${day}`),
    ...keys.flatMap((key) =>
      ['', '/competitions', '/finalrank', '/medals', '/participants', '/reports', '/results', '/schedule'].map(
        (tab) => `/discipline/${key}${tab}`,
      ),
    ),
    ...[...reference.organisations.keys()].map((code) => `/delegation/${part(code)}`),
  ];
  const many = [
    ...[...units.values()].map(
      ({ id, disciplineCode }) => `/discipline/${part((disciplineCode ?? 'gen').toLowerCase())}/results/${part(id)}`,
    ),
    ...[...people.persons.keys()].map((id) => `/participants/profile/${part(id)}`),
  ];
  const step = Math.max(1, Math.floor(many.length / Math.max(1, max - pages.length)));
  return [...pages, ...many.filter((_, index) => index % step === 0)].slice(0, max);
}

/** Requests documents: each must match the API description or be reported as missing. */
export async function crawlDocuments(podium: TestPodium, paths: readonly string[]): Promise<CrawlFault[]> {
  const forms = reads.map(({ path, answer }) => ({
    answer,
    expression: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return crawl(podium, paths, async (path, response) => {
    if (response.status >= 500) return `answered ${response.status}`;
    const json: unknown = await response.json();
    if (response.status !== 200) return undefined;
    const form = forms.find(({ expression }) => expression.test(path.split('?')[0]!))!;
    const parsed = form.answer.safeParse(json);
    return parsed.success ? undefined : `breaks the API description: ${parsed.error.message.slice(0, 300)}`;
  });
}

export async function crawlPages(podium: TestPodium, paths: readonly string[]): Promise<CrawlFault[]> {
  return crawl(podium, paths, async (_path, response) => {
    await response.text();
    return response.status >= 500 ? `answered ${response.status}` : undefined;
  });
}

async function crawl(
  podium: TestPodium,
  paths: readonly string[],
  check: (path: string, answer: Response) => Promise<string | undefined>,
): Promise<CrawlFault[]> {
  const faults: CrawlFault[] = [];
  const waiting = [...paths];
  const walk = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const fault = await check(path, await podium.get(path));
      if (fault !== undefined) faults.push({ path, fault });
    }
  };
  await Promise.all(Array.from({ length: 8 }, walk));
  return faults;
}
