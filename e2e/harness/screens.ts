/** Addresses of the product's screens on the demo Games, found through its public reads. */
import { addresses } from './addresses.ts';

export interface Unit {
  id: string;
  name: string;
  status: string;
  day: string;
  medal: string | null;
  isHeadToHead: boolean;
  discipline: { key: string };
  event: { id: string } | null;
}

export interface DemoScreen {
  path: string;
  /** 200, except for pages that do not exist. */
  status?: number;
  /** Status of the page's private read for a visitor; the browser logs it. */
  refused?: 401;
  /** Another view of a page, with the same title. */
  isVariant?: boolean;
  /** Visitors are redirected to the sign-in, which is measured at its own address. */
  leadsToSignIn?: boolean;
  /** Platform of the screen; the web by default. */
  platform?: 'android-pwa' | 'ios';
}

async function read<Answer>(url: string, path: string): Promise<Answer> {
  const response = await fetch(`${url}/api/v1${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Answer;
}

async function fetchUnits(url: string, key: string): Promise<Unit[]> {
  const { items } = await read<{ items: { phases: { units: Unit[] }[] }[] }>(url, `/disciplines/${key}/events`);
  return items.flatMap(({ phases }) => phases.flatMap(({ units }) => units));
}

function expectDefined<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the demo has no ${what}`);
  return value;
}

const isOfficial = ({ status }: Unit): boolean => status === 'OFFICIAL';
const isOfficialFinal = (unit: Unit): boolean => isOfficial(unit) && unit.medal === 'gold';
const resultsPath = (unit: Unit): string => `/discipline/${unit.discipline.key}/results/${unit.id}/results`;

/** Screens whose address does not depend on the Games. */
export const standing: Record<string, DemoScreen> = {
  home: { path: '/', platform: 'android-pwa' },
  grid: { path: '/schedule/grid' },
  live: { path: '/live' },
  days: { path: '/schedule/days' },
  disciplines: { path: '/schedule/disciplines' },
  'event without a choice': { path: '/schedule/event' },
  'classification without a choice': { path: '/schedule/classification' },
  venues: { path: '/venues' },
  reports: { path: '/reports' },
  'a hotel': { path: '/places/hotel?place=hotel-ipe-claro' },
  hospitals: { path: '/places/hospital', platform: 'android-pwa' },
  'places of two types': { path: '/places/hospital%2Cother', isVariant: true },
  'hospitals by their own address': { path: '/hospitals', isVariant: true },
  sponsors: { path: '/sponsors', platform: 'android-pwa' },
  'medal-test': { path: '/medal-test' },
  'mock-summary': { path: '/mock-summary' },
  'match-stats': { path: '/match-stats' },
  'more-dev': { path: '/more-dev' },
  'test-trampoline': { path: '/test-trampoline' },
  'test-results-card': { path: '/test-results-card' },
  forbidden: { path: '/403', status: 403 },
  'ways to sign in': { path: '/auth' },
  'forgotten password': { path: '/auth/forgot' },
  'new password': { path: '/auth/reset' },
  'confirmed address': { path: '/auth/confirm' },
  'consent of a guardian': { path: '/auth/guardian' },
  bulletins: { path: '/informativos', platform: 'android-pwa' },
  bulletin: { path: '/informativos/bulletin-36' },
  'official reports': { path: '/official-reports' },
  'medal ceremonies': { path: '/official-awards-schedule', platform: 'android-pwa' },
  'safe sport': { path: '/secure-sport' },
  'safe sport in the apps': { path: '/secure', platform: 'android-pwa', isVariant: true },
  courses: { path: '/courses', platform: 'android-pwa' },
  course: { path: '/courses/clean-sport' },
  ranking: { path: '/ranking', platform: 'android-pwa' },
  trivia: { path: '/trivia', platform: 'ios' },
  // Visitors without a session; `own-screens.test.ts` visits the same pages signed in.
  'account of a visitor': { path: '/account', leadsToSignIn: true },
  'feedback of a visitor': { path: '/feedback', platform: 'android-pwa', leadsToSignIn: true },
  'transport of a visitor': { path: '/transport', platform: 'android-pwa', leadsToSignIn: true },
  'official photos of a visitor': { path: '/official-photos', platform: 'android-pwa', leadsToSignIn: true },
  'videos of a visitor': { path: '/videos', platform: 'android-pwa', leadsToSignIn: true },
  'scanner of a visitor': { path: '/qr-scan', platform: 'android-pwa', leadsToSignIn: true },
  'access log of a visitor': { path: '/access-log', refused: 401 },
  'search of nothing': { path: '/search', isVariant: true },
};

/** All other screens are opened by their address, so that a new screen is covered without being listed here. */
export const folderNames = addresses
  .filter(({ path, leadsOn }) => !path.includes('$') && !leadsOn)
  .map(({ path }) => path)
  .filter((path) => !Object.values(standing).some((screen) => screen.path === path));

export async function demoScreens(url: string): Promise<{ screens: Record<string, DemoScreen>; final: Unit }> {
  const { disciplines } = await read<{ disciplines: { key: string }[] }>(url, '/games');
  const units = new Map<string, Unit[]>();
  for (const { key } of disciplines) units.set(key, await fetchUnits(url, key));
  const today = new URL((await fetch(`${url}/schedule/day`)).url).pathname;
  // Days before today, so that the page does not change with the hour.
  const isPast = ({ day }: Unit): boolean => day < today.slice(-'2026-11-20'.length);
  const all = [...units.values()].flat();
  const pastUnits = (key: string): Unit[] => (units.get(key) ?? []).filter(isPast);
  const final = expectDefined(pastUnits('swm').findLast(isOfficialFinal), 'finished swimming final');
  const match = expectDefined(
    ['hbl', 'bkb', 'fbl', 'vvo'].flatMap(pastUnits).find(isOfficial) ??
      all.find((unit) => unit.isHeadToHead && isOfficial(unit) && isPast(unit)),
    'finished match',
  );
  const bout = expectDefined(
    [...pastUnits('jud'), ...pastUnits('fen'), ...pastUnits('tkw')].find(isOfficial),
    'finished bout',
  );
  const field = expectDefined(
    pastUnits('ath').find((unit) => isOfficial(unit) && /^ATH.(?:LJ|TJ|HJ|PV|SP|DT|JT|HT)/u.test(unit.id)),
    'finished field event',
  );
  const gymnastics = expectDefined(
    [...pastUnits('gar'), ...pastUnits('gry'), ...pastUnits('tra')].find(isOfficialFinal),
    'gymnastics final',
  );
  const planned = expectDefined(
    all.find(({ status }) => status === 'SCHEDULED'),
    'planned unit',
  );
  const days = (await read<{ items: { day: string; units: number }[] }>(url, '/schedule/days')).items;
  const { items } = await read<{ items: { venue: { id: string } | null }[] }>(
    url,
    `/schedule/days/${final.day}?discipline=swm`,
  );
  const venue = expectDefined(items.find((item) => item.venue)?.venue?.id, 'venue of the final');
  const { rows } = await read<{ rows: { organisation: { code: string } }[] }>(url, '/medals');
  const leader = expectDefined(rows[0]?.organisation.code, 'medal row');
  const empty = expectDefined(days.find((day) => day.units === 0)?.day ?? days.at(-1)?.day, 'day');
  const people = await read<{ items: { id: string; name: string }[] }>(
    url,
    '/participants?discipline=swm&sort=medals&pageSize=1',
  );
  const athlete = expectDefined(people.items[0]?.id, 'athlete');
  const teams = await read<{ items: { id: string }[] }>(url, '/participants?kind=teams&sort=medals&pageSize=1');
  const team = expectDefined(teams.items[0]?.id, 'team');
  const event = await read<{ phases: { id: string; hasStanding?: boolean }[] }>(
    url,
    `/events/${final.event?.id ?? ''}`,
  );
  const heats = expectDefined(
    event.phases.find(({ hasStanding }) => hasStanding)?.id,
    'list over the heats of the final',
  );
  const eventQuery = ({ discipline, event }: Unit): string => `discipline=${discipline.key}&event=${event?.id ?? ''}`;
  const screens: Record<string, DemoScreen> = {
    ...standing,
    ...Object.fromEntries(folderNames.map((path) => [path, { path }])),
    'grid of event days, training only': { path: '/schedule/grid?type=training&days=event&week=2', isVariant: true },
    today: { path: today },
    'finished day': { path: `/schedule/day/${final.day}` },
    'finished day, what is finished': { path: `/schedule/day/${final.day}?show=finished`, isVariant: true },
    'day at a venue': { path: `/schedule/day/${final.day}?venue=${venue}`, isVariant: true },
    'day of a discipline': { path: `/schedule/day/${final.day}/swm` },
    'day of a discipline at a venue': { path: `/schedule/day/${final.day}/swm/${venue}` },
    'day without competition': { path: `/schedule/day/${empty}` },
    'program of a discipline': { path: '/schedule/disciplines?discipline=swm', isVariant: true },
    'program of a discipline by blocks': { path: '/schedule/disciplines?discipline=swm&show=block', isVariant: true },
    'event of races': { path: `/schedule/event?${eventQuery(final)}`, isVariant: true },
    'event of bouts': { path: `/schedule/event?${eventQuery(bout)}`, isVariant: true },
    'round of heats': { path: `/schedule/phase/${heats}` },
    'classification of matches': { path: `/schedule/classification?${eventQuery(match)}`, isVariant: true },
    'classification of bouts': { path: `/schedule/classification?${eventQuery(bout)}`, isVariant: true },
    'day of a delegation': { path: `/schedule/day/${final.day}?delegation=${leader}`, isVariant: true },
    discipline: { path: '/discipline/swm' },
    competitions: { path: '/discipline/swm/competitions' },
    'schedule of a discipline': { path: '/discipline/swm/schedule/days' },
    'schedule of a discipline on a day': { path: `/discipline/swm/schedule/days/${final.day}`, isVariant: true },
    'results of a discipline': { path: '/discipline/swm/results' },
    'participants of a discipline': { path: '/discipline/swm/participants' },
    'medals of a discipline by event': { path: '/discipline/swm/medals' },
    'final ranking': { path: `/discipline/swm/finalrank?event=${final.event?.id ?? ''}` },
    'reports of a discipline': { path: '/discipline/swm/reports' },
    'reports of one sport': { path: '/reports/swm' },
    'competition documents': { path: '/reports?show=documents', isVariant: true },
    'reports of an unknown discipline': { path: '/reports/zzz', status: 404, isVariant: true },
    'results of a race': { path: resultsPath(final) },
    'start list of a race': { path: resultsPath(final).replace(/results$/u, 'startlist') },
    'results of a match': { path: resultsPath(match) },
    'results of a bout': { path: resultsPath(bout) },
    'results of a field event': { path: resultsPath(field) },
    'results of a gymnastics final': { path: resultsPath(gymnastics) },
    'summary of a match': { path: resultsPath(match).replace(/results$/u, 'summary') },
    'reports of a race': { path: resultsPath(final).replace(/results$/u, 'reports') },
    'results of a planned unit': { path: resultsPath(planned) },
    'medal table': { path: '/medals/all' },
    'medal table by total': { path: '/medals/all?sort=-total', isVariant: true },
    'medal table of women': { path: '/medals/all?gender=W', isVariant: true },
    'medal table of the first division': { path: '/medals/all?division=1', isVariant: true },
    'medal table that is empty': { path: '/medals/all?gender=X&division=3', isVariant: true },
    'medallists behind a count': { path: `/medals/all?delegation=${leader}&medal=total`, isVariant: true },
    'medals of a discipline': { path: '/medals/swm' },
    'medals of a discipline by total': { path: '/medals/swm?sort=-total', isVariant: true },
    'medals of a discipline, men': { path: '/medals/swm?gender=M', isVariant: true },
    'medallists of several medals': { path: '/medals/all?view=people', isVariant: true },
    'medals day by day': { path: '/medals/all?view=race', isVariant: true },
    athletes: { path: '/participants/athletes' },
    'athletes of a delegation': { path: `/participants/athletes?delegation=${leader}&q=a`, isVariant: true },
    'athletes that are not there': { path: '/participants/athletes?q=zzzzzz', isVariant: true },
    delegations: { path: '/participants/delegations' },
    teams: { path: '/participants/teams' },
    delegation: { path: `/delegation/${leader}` },
    'profile of a team': { path: `/participants/profile/${team}` },
    'a venue': { path: `/venues?venue=${venue}`, isVariant: true },
    'profile of an athlete': { path: `/participants/profile/${athlete}` },
    search: { path: '/search?q=mar' },
    'search without a find': { path: '/search?q=zzzzzz', isVariant: true },
    'not found': { path: '/no/such/page', status: 404 },
    'unknown discipline': { path: '/discipline/zzz', status: 404, isVariant: true },
    'unknown participant': { path: '/participants/profile/nobody', status: 404, isVariant: true },
    'unknown delegation': { path: '/delegation/XXX', status: 404, isVariant: true },
    'unknown list of participants': { path: '/participants/nobodies', status: 404, isVariant: true },
    'unknown unit': { path: '/discipline/swm/results/NOTHING/results', status: 404, isVariant: true },
    'unknown tab': { path: `${resultsPath(final)}x`, status: 404, isVariant: true },
    'unknown day': { path: '/schedule/day/2026-13-45', status: 404, isVariant: true },
    'day of no Games': { path: '/schedule/day/1999-01-01', status: 404, isVariant: true },
    'medals of an unknown discipline': { path: '/medals/zzz', status: 404, isVariant: true },
  };
  return { screens, final };
}
