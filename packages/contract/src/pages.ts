/** Where a thing has its page, without the language: for screens, calendars, the sitemap and whatever leads to one. */
const part = encodeURIComponent;

export const pages = {
  day: (day: string) => `/schedule/day/${part(day)}`,
  /** @param key of its discipline, `swm` */
  unit: (key: string, id: string) => `/discipline/${part(key)}/results/${part(id)}`,
  event: (key: string, id: string) => `/schedule/event?discipline=${part(key)}&event=${part(id)}`,
  /** Who stands where in an event. */
  standing: (key: string, id: string) => `/schedule/classification?discipline=${part(key)}&event=${part(id)}`,
  phase: (id: string) => `/schedule/phase/${part(id)}`,
  /** Figures over all units of an event. */
  statistics: (event: string) => `/schedule/statistics/${part(event)}`,
  discipline: (key: string) => `/discipline/${part(key)}`,
  /** Of a discipline, or of `all`. */
  medals: (key: string) => `/medals/${part(key)}`,
  participant: (id: string) => `/participants/profile/${part(id)}`,
  delegation: (code: string) => `/delegation/${part(code)}`,
  venue: (id: string) => `/venues?venue=${part(id)}`,
} as const;
