import type { LanguageCode } from './common.ts';

/**
 * The public reads, each named once: its path and the parameters of its query, in the one order and without the defaults
 * of the canonical address under which the server keeps the answer. What they mean and answer stands in `reads.ts`.
 */
export const readPaths = {
  games: '/games',
  medals: '/medals?discipline&gender&division&day&sort=gold',
  medallists: '/medals/{discipline}/medallists?day&latest',
  multiMedallists: '/medals/{discipline}/multi-medallists?gender&organisation&page=1&pageSize=200',
  medalRace: '/medals/{discipline}/race?gender&division',
  days: '/schedule/days',
  day: '/schedule/days/{day}?discipline&venue&delegation',
  grid: '/schedule/grid',
  live: '/schedule/live',
  unit: '/units/{id}',
  discipline: '/disciplines/{key}',
  disciplineEvents: '/disciplines/{key}/events',
  disciplineSchedule: '/disciplines/{key}/schedule',
  brackets: '/disciplines/{key}/brackets',
  pools: '/disciplines/{key}/pools',
  ranking: '/disciplines/{key}/ranking',
  records: '/disciplines/{key}/records',
  disciplineReports: '/disciplines/{key}/reports',
  disciplineMedals: '/disciplines/{key}/medals?sort=gold',
  event: '/events/{id}',
  eventStatistics: '/events/{id}/statistics',
  phase: '/phases/{id}',
  participants:
    '/participants?kind=athletes&query&discipline&event&gender&organisation&medal&day&sort=name&page=1&pageSize=50',
  participant: '/participants/{id}',
  delegation: '/delegations/{code}',
  venues: '/venues',
  reports: '/reports',
  search: '/search?query',
} as const;

export type ReadName = keyof typeof readPaths;
export const readNames = Object.keys(readPaths) as ReadName[];

export const apiBase = '/api/v1';

/** A read's path, `/api/v1/units/{id}`, and its parameters in their order with their defaults. */
export function readTemplate(name: ReadName): { path: string; query: [name: string, usual: string | undefined][] } {
  const [path = '', query] = readPaths[name].split('?');
  const parameters = (query?.split('&') ?? []).map((one): [string, string | undefined] => {
    const [parameter = '', usual] = one.split('=');
    return [parameter, usual];
  });
  return { path: apiBase + path, query: parameters };
}

/** The canonical address of a read: `lang` first, then the filters in their order, nothing that has its default. */
export function readPath(
  name: ReadName,
  lang: LanguageCode,
  parameters: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const { path, query } = readTemplate(name);
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(parameters[part])));
  const given = query.flatMap(([parameter, usual]) => {
    const value = String(parameters[parameter] ?? '');
    return value === '' || value === usual ? [] : [`&${parameter}=${encodeURIComponent(value)}`];
  });
  return `${filled}?lang=${lang}${given.join('')}`;
}
