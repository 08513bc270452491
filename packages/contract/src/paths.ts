import type { CalendarFilter } from './calendar.ts';
import type { LanguageCode } from './common.ts';
import type { MedalsQuery } from './medals.ts';
import type { ParticipantsQuery } from './participants.ts';

type Parameters = Record<string, string | number | undefined>;

function withQuery(path: string, parameters: Parameters): string {
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  return query ? `${path}?${query}` : path;
}

/** A default is left out. */
function without<Value>(value: Value, usual: Value): Value | undefined {
  return value === usual ? undefined : value;
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
  medals: (lang: LanguageCode, filter: Partial<Omit<MedalsQuery, 'lang'>> = {}) =>
    withQuery(`${base}/medals`, {
      lang,
      discipline: filter.discipline,
      gender: filter.gender,
      division: filter.division,
      day: filter.day,
      sort: without(filter.sort, 'gold'),
    }),
  /** `discipline` may be `all`. */
  medallists: (lang: LanguageCode, discipline: string, filter: { day?: string; latest?: number } = {}) =>
    withQuery(`${base}/medals/${part(discipline)}/medallists`, { lang, day: filter.day, latest: filter.latest }),
  /** `gender` is the event's. `discipline` may be `all`. */
  multiMedallists: (lang: LanguageCode, discipline: string, filter: { gender?: string } = {}) =>
    withQuery(`${base}/medals/${part(discipline)}/multi-medallists`, { lang, gender: filter.gender }),
  scheduleDays: (lang: LanguageCode) => withQuery(`${base}/schedule/days`, { lang }),
  scheduleDay: (
    lang: LanguageCode,
    day: string,
    filter: { discipline?: string; venue?: string; delegation?: string } = {},
  ) =>
    withQuery(`${base}/schedule/days/${part(day)}`, {
      lang,
      discipline: filter.discipline,
      venue: filter.venue,
      delegation: filter.delegation,
    }),
  scheduleGrid: (lang: LanguageCode) => withQuery(`${base}/schedule/grid`, { lang }),
  scheduleLive: (lang: LanguageCode) => withQuery(`${base}/schedule/live`, { lang }),
  unit: (lang: LanguageCode, id: string) => withQuery(`${base}/units/${part(id)}`, { lang }),
  discipline: (lang: LanguageCode, key: string) => withQuery(`${base}/disciplines/${part(key)}`, { lang }),
  disciplineSchedule: (lang: LanguageCode, key: string) =>
    withQuery(`${base}/disciplines/${part(key)}/schedule`, { lang }),
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
  event: (lang: LanguageCode, id: string) => withQuery(`${base}/events/${part(id)}`, { lang }),
  participants: (lang: LanguageCode, filter: Partial<Omit<ParticipantsQuery, 'lang'>> = {}) =>
    withQuery(`${base}/participants`, {
      lang,
      kind: without(filter.kind, 'athletes'),
      query: filter.query,
      discipline: filter.discipline,
      event: filter.event,
      gender: filter.gender,
      organisation: filter.organisation,
      medal: filter.medal,
      day: filter.day,
      sort: without(filter.sort, 'name'),
      page: without(filter.page, 1),
      pageSize: without(filter.pageSize, 50),
    }),
  participant: (lang: LanguageCode, id: string) => withQuery(`${base}/participants/${part(id)}`, { lang }),
  delegation: (lang: LanguageCode, code: string) => withQuery(`${base}/delegations/${part(code)}`, { lang }),
  venues: (lang: LanguageCode) => withQuery(`${base}/venues`, { lang }),
  reports: (lang: LanguageCode) => withQuery(`${base}/reports`, { lang }),
  search: (lang: LanguageCode, query: string) => withQuery(`${base}/search`, { lang, query }),
  /** A calendar file: `medals`, `unit-…`, `discipline-swm`, `delegation-BRA`, `participant-…`. */
  calendar: (lang: LanguageCode, filter: CalendarFilter) => withQuery(`/calendar/${part(filter)}.ics`, { lang }),
  live: () => `${base}/live`,
  feed: () => `${base}/feed/odf`,
};
