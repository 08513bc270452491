import type { LanguageCode } from './common.ts';

type Parameters = Record<string, string | number | undefined>;

function withQuery(path: string, parameters: Parameters): string {
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  return query ? `${path}?${query}` : path;
}

const base = '/api/v1';
const part = encodeURIComponent;

/**
 * Addresses of the public reads, in the one canonical form under which the server keeps their answers:
 * `lang` first, then the filters in this order, nothing that has its default.
 */
export const paths = {
  health: () => `${base}/health`,
  games: (lang: LanguageCode) => withQuery(`${base}/games`, { lang }),
  medals: (
    lang: LanguageCode,
    filter: { discipline?: string; gender?: string; division?: string; sort?: 'gold' | 'total' } = {},
  ) =>
    withQuery(`${base}/medals`, {
      lang,
      discipline: filter.discipline,
      gender: filter.gender,
      division: filter.division,
      sort: filter.sort === 'gold' ? undefined : filter.sort,
    }),
  /** `discipline` may be `all`. */
  medallists: (lang: LanguageCode, discipline: string) =>
    withQuery(`${base}/medals/${part(discipline)}/medallists`, { lang }),
  scheduleDays: (lang: LanguageCode) => withQuery(`${base}/schedule/days`, { lang }),
  scheduleDay: (lang: LanguageCode, day: string, filter: { discipline?: string; venue?: string } = {}) =>
    withQuery(`${base}/schedule/days/${part(day)}`, { lang, discipline: filter.discipline, venue: filter.venue }),
  scheduleGrid: (lang: LanguageCode) => withQuery(`${base}/schedule/grid`, { lang }),
  unit: (lang: LanguageCode, id: string) => withQuery(`${base}/units/${part(id)}`, { lang }),
  discipline: (lang: LanguageCode, key: string) => withQuery(`${base}/disciplines/${part(key)}`, { lang }),
  disciplineEvents: (lang: LanguageCode, key: string) => withQuery(`${base}/disciplines/${part(key)}/events`, { lang }),
  disciplineBrackets: (lang: LanguageCode, key: string) =>
    withQuery(`${base}/disciplines/${part(key)}/brackets`, { lang }),
  disciplinePools: (lang: LanguageCode, key: string) => withQuery(`${base}/disciplines/${part(key)}/pools`, { lang }),
  disciplineRanking: (lang: LanguageCode, key: string) =>
    withQuery(`${base}/disciplines/${part(key)}/ranking`, { lang }),
  disciplineRecords: (lang: LanguageCode, key: string) =>
    withQuery(`${base}/disciplines/${part(key)}/records`, { lang }),
  disciplineReports: (lang: LanguageCode, key: string) =>
    withQuery(`${base}/disciplines/${part(key)}/reports`, { lang }),
  disciplineMedals: (lang: LanguageCode, key: string) => withQuery(`${base}/disciplines/${part(key)}/medals`, { lang }),
  participants: (lang: LanguageCode, filter: Parameters = {}) => withQuery(`${base}/participants`, { lang, ...filter }),
  participant: (lang: LanguageCode, id: string) => withQuery(`${base}/participants/${part(id)}`, { lang }),
  venues: (lang: LanguageCode) => withQuery(`${base}/venues`, { lang }),
  reports: (lang: LanguageCode) => withQuery(`${base}/reports`, { lang }),
  search: (lang: LanguageCode, query: string) => withQuery(`${base}/search`, { lang, query }),
  live: () => `${base}/live`,
  feed: () => `${base}/feed/odf`,
};
