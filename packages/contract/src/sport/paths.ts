/**
 * Paths of the sport reads with their query parameters. The order and omitted defaults are those of the canonical
 * path under which the server stores the response.
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
  search: '/search?query&today',
} as const;

/** Kinds of live keys about the sport. */
export const liveKeyKinds = [
  'day',
  'unit',
  'event',
  'programme',
  'standing',
  'awards',
  'conditions',
  'records',
  'discipline',
  'participants',
] as const;
