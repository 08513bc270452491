import type { CalendarFilter } from './calendar.ts';
import type { LanguageCode } from './common.ts';
import { apiBase } from './read-paths.ts';
import type { ShareSubject } from './share.ts';

export * from './read-paths.ts';

/** @param parameters encoded already; an empty one is left out */
function withQuery(path: string, parameters: Readonly<Record<string, string>>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  return given.length > 0 ? `${path}?${given.map(([name, value]) => `${name}=${value}`).join('&')}` : path;
}

/** Addresses of what is no document of the read model. */
export const paths = {
  health: () => `${apiBase}/health`,
  /** @param position what the reader has; @param keys what it wants to hear of: none for everything */
  live: (position = '', keys: readonly string[] = []) =>
    withQuery(`${apiBase}/live`, { position, keys: keys.map(encodeURIComponent).join(',') }),
  feed: () => `${apiBase}/feed/odf`,
  /** A calendar file: `medals`, `unit-…`, `discipline-swm`, `delegation-BRA`, `participant-…`. */
  calendar: (lang: LanguageCode, filter: CalendarFilter, { isVeiled = false } = {}) =>
    `/calendar/${encodeURIComponent(filter)}.ics?lang=${lang}${isVeiled ? '&veil=1' : ''}`,
  /** The picture that goes with a page when it is shared: `unit-…`, `participant-…`, `delegation-BRA`, `day-2026-10-12`. */
  sharePicture: (lang: LanguageCode, subject: ShareSubject) => `/share/${encodeURIComponent(subject)}.${lang}.png`,
};
