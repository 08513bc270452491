import type { CalendarFilter } from './sport/calendar.ts';
import type { LanguageCode } from './common.ts';
import { apiBase } from './read-paths.ts';
import type { ShareSubject } from './sport/share.ts';

export * from './read-paths.ts';

/** @param parameters encoded values; empty ones are omitted */
function withQuery(path: string, parameters: Readonly<Record<string, string>>): string {
  const present = Object.entries(parameters).filter(([, value]) => value !== '');
  return present.length > 0 ? `${path}?${present.map(([name, value]) => `${name}=${value}`).join('&')}` : path;
}

/** Paths of all addresses besides the documents of the read model. */
export const paths = {
  health: () => `${apiBase}/health`,
  /**
   * @param position last position received
   * @param keys keys to subscribe to; none for all
   */
  live: (position = '', keys: readonly string[] = []) =>
    withQuery(`${apiBase}/live`, { position, keys: keys.map(encodeURIComponent).join(',') }),
  feed: () => `${apiBase}/feed/odf`,
  /** A calendar file: `medals`, `unit-…`, `discipline-swm`, `delegation-BRA`, `participant-…`. */
  calendar: (lang: LanguageCode, filter: CalendarFilter, { isVeiled = false } = {}) =>
    `/calendar/${encodeURIComponent(filter)}.ics?lang=${lang}${isVeiled ? '&veil=1' : ''}`,
  /** The preview image of a shared page: `unit-…`, `participant-…`, `delegation-BRA`, `day-2026-10-12`. */
  sharePicture: (lang: LanguageCode, subject: ShareSubject) => `/share/${encodeURIComponent(subject)}.${lang}.png`,
};
