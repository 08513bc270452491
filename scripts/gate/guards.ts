/**
 * The folders that each whole-product suite guards. Imports do not show them, because such a suite uses the built
 * product. `npm test` runs a suite when one of its folders changed, and when what it rests on did (`plan.ts`).
 */

export interface Guard {
  /** Shared code that the suite depends on: a change of code shared there runs it too. */
  rests: 'web' | 'console' | 'server' | 'nothing';
  /** Folders, files or beginnings of file names, from the root. */
  paths: readonly string[];
  /** Runs in `npm test` only if its folders changed, and otherwise in `npm run test:all`. */
  isSlow?: true;
}

const screens = (...names: string[]): string[] => names.map((name) => `apps/web/src/screens/${name}/`);
const features = (...names: string[]): string[] => names.map((name) => `apps/server/src/features/${name}/`);
const sections = (...names: string[]): string[] => names.map((name) => `apps/console/src/sections/${name}/`);
const consoleParts = (...names: string[]): string[] => names.map((name) => `apps/console/src/${name}/`);
const server = (...names: string[]): string[] => names.map((name) => `apps/server/src/${name}`);
const contract = (...names: string[]): string[] => names.map((name) => `packages/contract/src/${name}`);

const web = (...paths: (readonly string[])[]): Guard => ({ rests: 'web', paths: paths.flat() });
const desk = (...paths: (readonly string[])[]): Guard => ({ rests: 'console', paths: paths.flat() });
/** A fault played on a running server, within seconds. */
const fault = (...paths: (readonly string[])[]): Guard => ({ rests: 'server', paths: paths.flat() });
/** A fault or a build that takes a minute or more. */
const slow = (...paths: (readonly string[])[]): Guard => ({ rests: 'nothing', paths: paths.flat(), isSlow: true });

const resultScreens = screens('results', 'event', 'classification', 'phase', 'discipline-finalrank');
const days = screens('day', 'days', 'grid', 'disciplines', 'schedule');

/** Keyed by the suite's path below `e2e`, without `.test.ts`. Those of `visitor/` always run, on drawn screens. */
export const guards: Readonly<Record<string, Guard>> = {
  'browser/access-log': web(screens('access-log'), features('access-log'), contract('access-log/')),
  'browser/account-life': web(
    screens('account', 'auth', 'login', 'signup'),
    features('accounts'),
    contract('accounts/'),
  ),
  'browser/axe-live': web(screens('results'), features('results')),
  'browser/board': web(screens('medals', 'venues', 'results')),
  'browser/boards': web(sections('boards'), features('boards'), ['apps/web/src/embed/'], contract('boards/')),
  'browser/charts': web(screens('results', 'medals')),
  'browser/client': { rests: 'server', paths: ['packages/client/', 'apps/server/src/live/', ...contract('live')] },
  'browser/consent': web(screens('venues', 'safe-sport'), ['apps/web/src/frame/']),
  'browser/console-day': desk(
    sections('today', 'results', 'audit'),
    consoleParts('layout'),
    features('results', 'desk'),
    contract('results-entry/', 'desk/'),
  ),
  'browser/console-first-games': desk(
    sections('first-games', 'results'),
    consoleParts('frame'),
    features('first-games', 'results'),
  ),
  'browser/console-imports': desk(sections('imports'), features('imports'), contract('imports/')),
  'browser/console-program-items': desk(
    sections('program-items'),
    features('program-items'),
    contract('desk/program-items'),
  ),
  'browser/console-prints': desk(sections('prints'), features('prints'), contract('prints/')),
  'browser/console-schedule': desk(sections('schedule'), features('results'), contract('desk/schedule')),
  'browser/console-switches': desk(
    sections('switches', 'erasures'),
    features('switches'),
    contract('desk/switches', 'accounts/erasures'),
  ),
  'browser/console-trivia': desk(sections('trivia'), features('trivia'), contract('trivia/')),
  'browser/console': desk(
    sections('content', 'today', 'audit'),
    consoleParts('drafts', 'frame', 'layout', 'session', 'sign-in', 'fields'),
    features('content', 'desk'),
  ),
  'browser/courses': web(screens('courses', 'verify'), features('courses'), sections('courses'), contract('courses/')),
  'browser/cups': web(screens('cups', 'medals'), [
    'apps/server/src/features/content/cups/',
    'packages/games/src/cups/',
  ]),
  'browser/device-choices': web(screens('medals', 'search', 'results'), ['apps/web/src/platform/']),
  'browser/embedding': web(screens('widgets'), features('widgets'), ['apps/web/src/embed/'], contract('widgets/')),
  'browser/event-pages': web(resultScreens),
  'browser/feedback': web(screens('feedback'), features('feedback'), sections('feedback'), contract('feedback/')),
  'browser/field-events': desk(sections('results'), features('results'), contract('results-entry/')),
  'browser/first-content': web(resultScreens, days, screens('home', 'live', 'medals', 'participants')),
  'browser/delegation-entries': desk(sections('first-games'), features('first-games'), contract('first-games/')),
  'browser/first-games': desk(sections('first-games', 'results'), features('first-games'), contract('first-games/')),
  'browser/foreign-answers': web(['apps/web/worker/', 'apps/web/src/platform/']),
  'browser/forwarded-addresses': web(['apps/web/src/frame/'], features('route-rules')),
  'browser/frame': web(['apps/web/src/frame/'], screens('home')),
  'browser/guest-account': web(screens('account', 'auth', 'login')),
  'browser/hard-cases': web(resultScreens),
  'browser/header-score': { rests: 'server', paths: server('edge/') },
  'browser/hidden-name': web(screens('profile', 'participants'), features('desk'), server('read-model/', 'live/')),
  'browser/hindered-browsers': web(screens('results', 'medals', 'days'), [
    'apps/web/src/live/',
    'apps/web/src/platform/',
  ]),
  'browser/journeys-content': web(
    screens('ambassadors', 'volunteers', 'sponsors', 'official-reports', 'discipline-reports'),
    features('content'),
  ),
  'browser/journeys-places': web(screens('venues', 'places', 'transport')),
  'browser/invitations': desk(
    sections('people'),
    consoleParts('sign-in', 'session'),
    features('accounts'),
    contract('accounts/'),
  ),
  'browser/journeys': web(screens('grid', 'medals', 'profile', 'results', 'day')),
  'browser/keyboard': web(resultScreens, days, screens('medals', 'participants', 'search')),
  'browser/layout': web(days, screens('medals', 'results')),
  'browser/live-hub': web(screens('live'), server('live/')),
  'browser/live-race': web(screens('results'), ['apps/web/src/shared/results/result/', 'apps/web/src/live/']),
  'browser/live': web(screens('results', 'medals'), ['apps/web/src/live/'], server('live/', 'read-model/')),
  'browser/long-lists': web(screens('participants')),
  'browser/long-result': web(screens('results')),
  'browser/medals': web(screens('medals', 'discipline-medals')),
  'browser/media': web(screens('official-photos', 'videos'), features('demo-broadcast')),
  'browser/moment': web(screens('results')),
  'browser/my-clock': web(screens('profile', 'results'), days),
  'browser/native-app': web(['apps/native/', 'apps/web/src/platform/'], features('live-updates', 'app-links')),
  'browser/next-appearance': web(screens('grid', 'home', 'notifications')),
  'browser/no-script': web(days, resultScreens, screens('medals', 'participants', 'search')),
  'browser/offline': web(screens('offline'), ['apps/web/worker/', 'apps/web/src/platform/'], contract('offline/')),
  'browser/old-browsers': web(screens('participants', 'grid', 'medals'), ['apps/web/src/platform/']),
  'browser/own-sheets': desk(sections('first-games'), features('first-games'), contract('first-games/'), [
    'packages/games-folder/src/own-sheets/',
    'packages/games-folder/src/spreadsheet/',
  ]),
  'browser/own-screens': web(
    screens('account', 'feedback', 'transport', 'official-photos', 'videos', 'qr-scan', 'access-log', 'ranking'),
  ),
  'browser/page-documents': { rests: 'server', paths: server('edge/', 'read-model/') },
  'browser/paper': web(resultScreens, screens('day')),
  'browser/papers': web(screens('bulletins', 'awards', 'safe-sport')),
  'browser/paris': web(resultScreens, ['packages/games-folder/src/paris2024/']),
  'browser/people': web(screens('participants', 'profile', 'search', 'delegation', 'home')),
  'browser/places': web(screens('places')),
  'browser/push': web(screens('notifications'), features('push'), ['apps/web/worker/'], contract('push/')),
  'browser/qr-scan': web(screens('qr-scan'), features('qr'), contract('qr/')),
  'browser/reports': web(screens('reports', 'discipline-reports')),
  'browser/shifts': desk(sections('shifts'), features('shifts'), contract('shifts/')),
  'browser/score': web(screens('score'), sections('results'), features('results'), contract('results-entry/')),
  'browser/share-pictures': { rests: 'server', paths: [...features('share'), ...contract('sport/share')] },
  'browser/sign-in-guard': web(screens('login', 'account'), features('accounts')),
  'browser/sports': web(
    screens(
      'discipline',
      'discipline-competitions',
      'discipline-medals',
      'discipline-participants',
      'discipline-results',
      'discipline-schedule',
      'event-statistics',
    ),
    resultScreens,
    ['packages/disciplines/'],
  ),
  'browser/tables': web(screens('medals', 'participants', 'results')),
  'browser/paris-texts': slow(['apps/web/src/shared/results/result/', 'packages/games/src/contests/']),
  'browser/result-texts': web(resultScreens, ['apps/web/src/shared/results/', 'packages/games/src/contests/']),
  'browser/transport': web(screens('transport'), features('transport'), contract('transport/')),
  'browser/trivia': web(screens('trivia', 'ranking'), features('trivia', 'ranking'), contract('trivia/')),
  'browser/unknown-filters': {
    rests: 'web',
    paths: [...screens('schedule', 'participants', 'medals', 'reports'), ...days],
  },
  'browser/whose-result': web(screens('profile', 'event', 'days', 'discipline', 'discipline-competitions')),

  'faults/before-serving': slow(server('cli/serve', 'database/', 'ground/config.ts', 'ground/settings.ts')),
  'faults/canaries': slow(
    server('ground/log', 'features/accounts/', 'features/access-log/', 'read-model/snapshot/hidden'),
  ),
  'faults/cluster': slow(server('database/', 'feed/journal', 'live/'), ['deploy/nginx.conf', 'deploy/postgres/']),
  'faults/crash': fault(server('cli/'), ['scripts/keep-running.mjs', 'scripts/start.mjs']),
  'faults/database-away': slow(server('database/', 'feed/journal')),
  'faults/demo-play': slow(server('cli/demo', 'cli/play'), ['packages/demo-games/src/timeline/']),
  'faults/full-disk': slow(server('database/', 'ground/data-folder.ts', 'files/')),
  'faults/kill-desk': slow(server('features/desk/', 'features/results/', 'features/content/', 'feed/journal')),
  'faults/kill-people': slow(server('features/accounts/', 'features/trivia/', 'features/qr/', 'features/repeats/')),
  'faults/kill': fault(server('feed/', 'live/', 'database/')),
  'faults/leavers': slow(server('edge/', 'live/')),
  'faults/npm-start': slow([
    'scripts/start.mjs',
    'scripts/install.mjs',
    'scripts/build.mjs',
    'scripts/keep-running.mjs',
  ]),
  'faults/rehearsal': slow(['rehearsal/']),
  'faults/release': slow([
    'scripts/package.mjs',
    'scripts/locked-packages.mjs',
    'scripts/release/',
    'apps/server/scripts/',
    'apps/server/bin/',
    'apps/server/src/ground/own-files.ts',
    'apps/server/src/ground/web-build.ts',
  ]),
  'faults/rolling-upgrade': slow(server('database/', 'feed/apply/projection-version.ts'), ['apps/server/migrations/']),
  'faults/start': fault(server('cli/', 'database/', 'ground/config.ts', 'ground/settings.ts')),
  'faults/two-servers': slow(server('database/', 'live/', 'feed/outbox')),

  'house/browser-baseline': slow(['package.json', 'apps/web/vite.config.ts', 'apps/web/oldest-browsers.ts']),
  'house/discipline-folder': slow(['packages/disciplines/scripts/', 'packages/disciplines/src/keys.ts']),
  'house/feature-folder': slow(['apps/server/scripts/', 'packages/contract/scripts/', 'packages/i18n/scripts/']),
  'house/kind-folder': slow([
    'packages/content/scripts/',
    'packages/content/src/kind.ts',
    'packages/contract/src/kinds/',
    'apps/server/src/features/content/kinds/',
    'apps/web/scripts/generate-kind-screens.mjs',
    'apps/web/src/shared/elements/kinds/',
  ]),
  'house/counting-folder': slow([
    'packages/games/src/count/',
    'packages/games/src/entry/',
    'packages/disciplines/scripts/',
  ]),
  'house/language-folder': slow(['apps/native/scripts/', 'packages/i18n/scripts/', 'packages/i18n/src/language.ts']),
  'house/section-folder': slow([
    'apps/console/scripts/',
    'apps/console/src/session/section.ts',
    'packages/i18n/scripts/',
  ]),
  'house/screen-folders': slow(['apps/web/src/addresses.ts', 'apps/web/src/routes.ts', 'apps/web/vite.config.ts']),
};
