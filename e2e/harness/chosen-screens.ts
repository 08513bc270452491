/** Names of the demo's screens that slow checks visit. */
import { folderNames, standing } from './screens.ts';

/** The development pages, which show components in all their states. */
export const workshopScreens = [
  'medal-test',
  'mock-summary',
  'match-stats',
  'more-dev',
  'test-trampoline',
  'test-results-card',
] as const;

/** One screen of each kind, for slow checks. */
export const mainScreens = [
  'home',
  'grid',
  'live',
  'disciplines',
  'program of a discipline',
  'event of races',
  'event of bouts',
  'round of heats',
  'classification of matches',
  'competitions',
  'schedule of a discipline',
  'results of a discipline',
  'participants of a discipline',
  'medals of a discipline by event',
  'final ranking',
  'reports of a discipline',
  'summary of a match',
  'athletes',
  'delegations',
  'teams',
  'profile of an athlete',
  'profile of a team',
  'delegation',
  'reports',
  'venues',
  'a venue',
  'search',
  ...workshopScreens,
  'days',
  'finished day',
  'day of a discipline',
  'discipline',
  'results of a race',
  'start list of a race',
  'results of a match',
  'results of a field event',
  'results of a gymnastics final',
  'medal table',
  'medallists behind a count',
  'medals of a discipline',
  'not found',
  'courses',
  ...folderNames,
];

/** Screens with a fixed address that are not another view of a page. */
const ownScreens = Object.entries(standing).flatMap(([name, { isVariant, leadsToSignIn }]) =>
  isVariant || leadsToSignIn ? [] : [name],
);

/** The main screens and those with their own layout: measurements run on each of them. */
export const measuredScreens = [...new Set([...mainScreens, 'results of a bout', ...ownScreens])];

/** The pages with the larger JavaScript budget: they render results in the formats of their sport. */
export const heaviestScreens = [
  // On wide screens, it shows the results of a contest beside the list.
  'live',
  'finished day',
  'day of a discipline',
  // The same code as an event.
  'event without a choice',
  'event of races',
  'event of bouts',
  'round of heats',
  'classification of matches',
  'start list of a race',
  'results of a race',
  'results of a match',
  'results of a bout',
  'results of a field event',
  'results of a gymnastics final',
  'summary of a match',
  'mock-summary',
  'test-trampoline',
  // A development page with all components of results.
  'more-dev',
];
