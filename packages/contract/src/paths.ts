import type { CalendarFilter } from './calendar.ts';
import type { LanguageCode } from './common.ts';
import { apiBase } from './read-paths.ts';

export * from './read-paths.ts';

/** Addresses of what is no document of the read model. */
export const paths = {
  health: () => `${apiBase}/health`,
  live: () => `${apiBase}/live`,
  feed: () => `${apiBase}/feed/odf`,
  /** A calendar file: `medals`, `unit-…`, `discipline-swm`, `delegation-BRA`, `participant-…`. */
  calendar: (lang: LanguageCode, filter: CalendarFilter) => `/calendar/${encodeURIComponent(filter)}.ics?lang=${lang}`,
};
