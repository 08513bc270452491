/** Paths of pages, without the language, for screens, calendars, the sitemap and other links. */
const part = encodeURIComponent;

export const pages = {
  day: (day: string) => `/schedule/day/${part(day)}`,
  /** @param key key of the discipline, `swm` */
  unit: (key: string, id: string) => `/discipline/${part(key)}/results/${part(id)}`,
  event: (key: string, id: string) => `/schedule/event?discipline=${part(key)}&event=${part(id)}`,
  standing: (key: string, id: string) => `/schedule/classification?discipline=${part(key)}&event=${part(id)}`,
  phase: (id: string) => `/schedule/phase/${part(id)}`,
  /** Statistics over all units of an event. */
  statistics: (event: string) => `/schedule/statistics/${part(event)}`,
  discipline: (key: string) => `/discipline/${part(key)}`,
  /** Medals of a discipline, or of `all`. */
  medals: (key: string) => `/medals/${part(key)}`,
  /** A cup of delegations. */
  cup: (id: string) => `/cups/${part(id)}`,
  participant: (id: string) => `/participants/profile/${part(id)}`,
  delegation: (code: string) => `/delegation/${part(code)}`,
  venue: (id: string) => `/venues?venue=${part(id)}`,
} as const;
