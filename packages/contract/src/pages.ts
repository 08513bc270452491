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

const contentPages: Readonly<Record<string, (id: string, type: string) => string>> = {
  place: (id, type) => `/places/${part(type)}?place=${part(id)}`,
  bulletin: (id) => `/informativos/${part(id)}`,
  document: (id) => `/official-reports#${part(id)}`,
  ambassador: (id) => `/ambassadors#${part(id)}`,
  'volunteer-area': (id) => `/volunteers#${part(id)}`,
  sponsor: () => '/sponsors',
  course: (id) => `/courses/${part(id)}`,
  video: (id) => `/videos/${part(id)}`,
  album: (id) => `/official-photos/${part(id)}`,
  'safe-sport': () => '/secure-sport',
  'safe-contact': () => '/secure-sport#contacts',
};

/** The page of an item that the organizers publish; undefined for kinds without one. @param type of a place */
export const contentPage = (kind: string, id: string, type = ''): string | undefined =>
  Object.hasOwn(contentPages, kind) ? contentPages[kind]!(id, type) : undefined;
