import type { Grant } from '@podium/contract';

/** Sections of the console that require a right. */
const sections = [
  'content',
  'media',
  'schedule',
  'results',
  'today',
  'feedback',
  'accessLog',
  'audit',
  'participants',
  'qrCodes',
  'trivia',
  'courses',
  'people',
  'erasures',
  'imports',
  'bundles',
  'switches',
  'firstGames',
] as const;
export type Section = (typeof sections)[number];

const openTo: Readonly<Record<Section, readonly Grant['role'][]>> = {
  content: ['publisher', 'admin'],
  media: ['publisher', 'admin'],
  schedule: ['manager', 'referee', 'admin'],
  results: ['manager', 'referee', 'admin'],
  today: ['manager', 'admin'],
  feedback: ['manager', 'admin'],
  accessLog: ['manager', 'admin'],
  audit: ['manager', 'admin'],
  participants: ['manager', 'admin'],
  qrCodes: ['manager', 'admin'],
  trivia: ['publisher', 'manager', 'admin'],
  courses: ['manager', 'admin'],
  people: ['admin'],
  erasures: ['admin'],
  imports: ['admin'],
  bundles: ['admin'],
  switches: ['admin'],
  firstGames: ['manager', 'admin'],
};

/** Parts of the Games for which a section can be opened; a quiz is about a sport, or about nothing that can be divided. */
const openForParts: Partial<Readonly<Record<Section, readonly Grant['scope'][]>>> = {
  content: ['discipline', 'venue', 'team'],
  media: ['discipline', 'venue', 'team'],
  schedule: ['discipline', 'venue'],
  results: ['discipline', 'venue'],
  trivia: ['discipline'],
};

/** @returns the sections that a user may open, by the rules of the server */
export const sectionsFor = (grants: readonly Grant[]): Section[] =>
  sections.filter((section) =>
    grants.some(
      ({ role, scope }) =>
        openTo[section].includes(role) && (scope === 'games' || (openForParts[section]?.includes(scope) ?? false)),
    ),
  );

/** Address of each section, in menu order. The access log is a page of the web app. */
export const addresses: Readonly<Record<Section, string>> = {
  today: '/today',
  schedule: '/schedule',
  results: '/results',
  content: '/content',
  media: '/media',
  feedback: '/feedback',
  accessLog: '/access-log',
  audit: '/audit',
  participants: '/participants',
  qrCodes: '/qr-codes',
  trivia: '/trivia',
  courses: '/courses',
  people: '/people',
  erasures: '/erasures',
  imports: '/imports',
  bundles: '/bundles',
  switches: '/switches',
  firstGames: '/first-games',
};

/** @returns the start page for a user with these sections; without any, a page that explains what to do */
export function homePath(open: ReadonlySet<Section>, hasGames: boolean): string {
  if (!hasGames && open.has('firstGames')) return addresses.firstGames;
  const first = (Object.keys(addresses) as Section[]).find((section) => open.has(section));
  return first ? addresses[first] : '/no-rights';
}
