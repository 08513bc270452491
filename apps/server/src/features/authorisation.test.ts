/** Calls every route of the running server as every kind of actor: the answers must match the access tables. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permit } from '../access/access-rule.ts';
import type { AccessRule } from '../access/access-rule.ts';
import { visitor } from '../access/actor.ts';
import type { Actor } from '../access/actor.ts';
import type { ApiError } from '../ground/api-error.ts';
import { signUpUser } from '../testing/sign-up-user.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';
import { Visitor } from '../testing/visitor.ts';
import { readNames, readTemplate } from '@podium/contract';
import type { Grant, GrantRole } from '@podium/contract';
import { namesOfRoute, routeName } from '../routes/route.ts';
import type { RouteShape } from '../routes/route.ts';

let podium: TestPodium;
beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
});
afterAll(async () => podium.stop());

/** Only the feed's key may call them; account rights are not enough. */
const feedRoutes = [
  'GET /api/v1/feed/timing/start-lists',
  'POST /api/v1/feed/odf',
  'POST /api/v1/feed/timing/:watcher',
  'POST /api/v1/feed/timing/:watcher/files',
];

/** Access of every declared route, by the name of the route. */
const lines: [line: string, rule: AccessRule][] = [];
beforeAll(() => {
  for (const route of podium.routes.filter(({ shape }) => shape.access !== 'feedKey'))
    for (const line of namesOfRoute(route))
      lines.push([line, line.startsWith('OPTIONS') ? 'everyone' : route.shape.access]);
});
/**
 * Routes for which a right over a part of the Games is enough; each of them compares the part with what the request is
 * about. The list keeps a route about everybody from being opened to holders of a right over one venue.
 */
const forPart = [
  'DELETE /api/v1/desk/content/:kind/:id/draft',
  'DELETE /api/v1/desk/invitations/:id',
  'DELETE /api/v1/desk/results/:unit/links/:id',
  'DELETE /api/v1/desk/scorer-links/:id',
  'DELETE /api/v1/desk/trivia/:id',
  'GET /api/v1/desk/content',
  'GET /api/v1/desk/content/:kind',
  'GET /api/v1/desk/content/:kind/:id',
  'GET /api/v1/desk/content/:kind/:id/versions',
  'GET /api/v1/desk/contest-desk',
  'GET /api/v1/desk/find-content',
  'GET /api/v1/desk/find-contests',
  'GET /api/v1/desk/invitations',
  'GET /api/v1/desk/media',
  'GET /api/v1/desk/open-ties',
  'GET /api/v1/desk/preview',
  'GET /api/v1/desk/program-items',
  'GET /api/v1/desk/prints/choices',
  'GET /api/v1/desk/prints/contests',
  'GET /api/v1/desk/prints/contests.pdf',
  'GET /api/v1/desk/references/:target',
  'GET /api/v1/desk/results',
  'GET /api/v1/desk/results/:unit',
  'GET /api/v1/desk/results/:unit/links',
  'GET /api/v1/desk/results/:unit/round',
  'GET /api/v1/desk/schedule',
  'GET /api/v1/desk/scorer-links',
  'GET /api/v1/desk/shifts',
  'GET /api/v1/desk/trivia',
  'GET /api/v1/desk/trivia/:id',
  'POST /api/v1/desk/content/:kind/:id/publish',
  'POST /api/v1/desk/content/:kind/:id/review',
  'POST /api/v1/desk/content/:kind/:id/withdraw',
  'POST /api/v1/desk/invitations',
  'POST /api/v1/desk/invited/:id/password',
  'POST /api/v1/desk/media/:sha256/remove',
  'POST /api/v1/desk/program-items',
  'POST /api/v1/desk/program-items/:id/remove',
  'POST /api/v1/desk/results/:unit/confirm',
  'POST /api/v1/desk/results/:unit/corrections',
  'POST /api/v1/desk/results/:unit/corrections/release',
  'POST /api/v1/desk/results/:unit/links',
  'POST /api/v1/desk/results/:unit/steps',
  'POST /api/v1/desk/schedule/clear',
  'POST /api/v1/desk/schedule/edits',
  'POST /api/v1/desk/schedule/undo',
  'POST /api/v1/desk/scorer-links',
  'POST /api/v1/desk/scorer-links/sheet',
  'POST /api/v1/desk/shifts',
  'POST /api/v1/desk/shifts/:id/link',
  'POST /api/v1/desk/shifts/:id/remove',
  'DELETE /api/v1/desk/shifts/:id/link',
  'DELETE /api/v1/desk/shifts/:id/volunteers/:volunteer',
  'PUT /api/v1/desk/shifts/:id',
  'POST /api/v1/desk/trivia',
  'POST /api/v1/desk/trivia/:id/duplicate',
  'POST /api/v1/desk/trivia/:id/publish',
  'POST /api/v1/desk/trivia/:id/withdraw',
  'POST /api/v1/files',
  'PUT /api/v1/desk/content/:kind/:id/draft',
  'PUT /api/v1/desk/program-items/:id',
  'PUT /api/v1/desk/trivia/:id',
];
/** Routes open to everyone, apart from reads. The list keeps a route about people from becoming public by mistake. */
const open = [
  'GET /api/docs',
  'GET /api/openapi.json',
  'GET /api/route-rules',
  'GET /api/icons/:file{[a-z]+\\.json}',
  'GET /api/v1/certificates/:code',
  'GET /api/v1/certificates/:file{[^/]+\\.pdf}',
  'GET /api/v1/files/:sha256{[0-9a-f]{64}}',
  'GET /api/v1/health',
  'GET /api/v1/live',
  'GET /.well-known/apple-app-site-association',
  'GET /.well-known/assetlinks.json',
  'GET /:locale{[A-Za-z]+}/widget/:type{events|medals|cup|headless}',
  'GET /Q/:token',
  'GET /api/v1/offline',
  'GET /api/v1/offline/:part',
  'GET /api/v1/open-data/cups.csv',
  'GET /api/v1/open-data/cups.json',
  'GET /api/v1/open-data/medallists.csv',
  'GET /api/v1/open-data/medallists.json',
  'GET /api/v1/open-data/medals.csv',
  'GET /api/v1/open-data/medals.json',
  'GET /api/v1/open-data/results.csv',
  'GET /api/v1/open-data/results.json',
  'GET /api/v1/open-data/schedule.csv',
  'GET /api/v1/open-data/schedule.json',
  'GET /api/v1/prints/cups/:id/table.pdf',
  'GET /api/v1/open-data/specialAwards.csv',
  'GET /api/v1/open-data/specialAwards.json',
  'GET /api/v1/prints/days/:day/schedule.pdf',
  'GET /api/v1/prints/delegations/:code/medals.pdf',
  'GET /api/v1/prints/disciplines/:key/results-book.pdf',
  'GET /api/v1/prints/medals.pdf',
  'GET /api/v1/prints/results-book.pdf',
  'GET /api/v1/prints/units/:id/results.pdf',
  'GET /api/v1/prints/units/:id/start-list.pdf',
  'GET /api/v1/push',
  'GET /api/v1/qr/keys',
  'GET /api/v1/ranking',
  'GET /api/v1/session',
  'GET /api/v1/trivia',
  'GET /api/v1/trivia/:id',
  'GET /api/v1/runtime-config',
  'GET /board',
  'GET /calendar/:file{[^/]+\\.ics}',
  'GET /files/:hash{[0-9a-f]{64}}',
  'GET /files/:hash{[0-9a-f]{64}}/:part',
  'GET /flags/:file',
  'GET /manifest.webmanifest',
  'GET /network-sign-in',
  'GET /q/:token',
  'GET /robots.txt',
  'GET /share/:file{[^/]+\\.png}',
  'GET /sitemap.xml',
  'GET /streams/demo/:file',
  'GET /v1/apps/:appId/bundles/:bundleId',
  'GET /v1/apps/:appId/bundles/:file{[0-9a-f]+\\.zip}',
  'GET /v1/apps/:appId/bundles/latest',
  'GET /v1/apps/:appId/channels',
  'GET /widget/:type{events|medals|cup|headless}',
  'POST /api/v1/auth/confirm',
  'POST /api/v1/auth/email',
  'POST /api/v1/auth/forgot',
  'POST /api/v1/auth/guardian',
  // Called with the secret of an invitation.
  'POST /api/v1/auth/invitation',
  'POST /api/v1/auth/invited',
  'POST /api/v1/auth/reset',
  'POST /api/v1/auth/sign-in',
  'POST /api/v1/auth/sign-out',
  'POST /api/v1/auth/sign-up',
  'POST /api/v1/push/subscriptions',
  'POST /api/v1/push/subscriptions/remove',
  'POST /api/v1/push/subscriptions/test',
  // Called with the secret of a scorer's link.
  'POST /api/v1/entries/open',
  'POST /api/v1/entries/send',
  'POST /api/v1/score',
  'POST /api/v1/score/court',
  // Called with the secret of a volunteers’ link.
  'POST /api/v1/shifts',
  'PUT /api/v1/push/subscriptions',
];
test('every route of the running server is declared, and those open to everyone are listed here', () => {
  const names = podium.routes.flatMap(namesOfRoute);
  const registered = podium.registered.filter((name) => !name.startsWith('ALL '));
  expect([...new Set(registered)].toSorted(byText)).toEqual(names.toSorted(byText));
  const reads = new Set(readNames.map((name) => `GET ${readTemplate(name).path.replaceAll(/\{(\w+)\}/gu, ':$1')}`));
  const isOpen = podium.routes.filter(({ shape }) => shape.access === 'everyone').map(routeName);
  expect(isOpen.filter((name) => !reads.has(name)).toSorted(byText)).toEqual(open.toSorted(byText));
});

test('every route for which a right over a part of the Games is enough is listed here', () => {
  const isForPart = ({ access }: RouteShape): boolean => typeof access === 'object' && 'isForPart' in access;
  const names = podium.routes.filter(({ shape }) => isForPart(shape)).map(routeName);
  expect(names.toSorted(byText)).toEqual(forPart.toSorted(byText));
});

const byText = (a: string, b: string): number => (a < b ? -1 : 1);

/** An address of the route with an unknown value for each parameter. */
const sampleAddress = (path: string): string =>
  path
    .replace('{[0-9a-f]{64}}', '')
    .replace(/:(\w+)(?:\{[^/]+\})?/gu, (_, name: string) =>
      name === 'file' ? 'none.svg' : name === 'sha256' ? 'f'.repeat(64) : 'none',
    );

interface Person {
  name: string;
  actor: Actor;
  enter: () => Promise<Visitor>;
}

const personWith = (name: string, role?: GrantRole, scope = 'games '): Person => {
  const [kind, scopeId] = scope.split(' ');
  const grants = role ? [{ role, scope: kind, scopeId: scopeId || null } as Grant] : [];
  return {
    name,
    actor: { kind: 'user', userId: '', username: '', userType: 'guest', grants, isFresh: true, sessionId: '' },
    enter: async () => signUpUser(podium, { grant: role, scope }),
  };
};

const people: Person[] = [
  { name: 'a visitor', actor: visitor, enter: async () => new Visitor(podium.url) },
  {
    name: 'a forged session',
    actor: visitor,
    enter: async () => {
      const forger = new Visitor(podium.url);
      forger.cookies.set('podium_sid', `${'x'.repeat(32)}.${'A'.repeat(43)}%3D`);
      return forger;
    },
  },
  {
    name: 'a session that has ended',
    actor: visitor,
    enter: async () => {
      const deletedUser = await signUpUser(podium);
      const cookies = new Map(deletedUser.cookies);
      await deletedUser.post('/api/v1/auth/sign-out');
      for (const [name, value] of cookies) deletedUser.cookies.set(name, value);
      return deletedUser;
    },
  },
  personWith('a guest'),
  personWith('a referee of judo', 'referee', 'discipline JUD'),
  personWith('a manager of one venue', 'manager', 'venue ARENA'),
  personWith('a manager of judo', 'manager', 'discipline JUD'),
  personWith('a publisher of one delegation', 'publisher', 'team SP'),
  personWith('an admin of judo, as earlier versions allowed', 'admin', 'discipline JUD'),
  personWith('a photographer', 'publisher', 'kind album'),
  personWith('a translator of Spanish', 'publisher', 'language es'),
  personWith('a scorer of one venue', 'scorer', 'venue ARENA'),
  personWith('a scorer', 'scorer'),
  personWith('a publisher', 'publisher'),
  personWith('a manager', 'manager'),
  personWith('an admin', 'admin'),
];

function refusal(rule: AccessRule, actor: Actor): number | undefined {
  try {
    permit(rule, actor);
    return undefined;
  } catch (error) {
    return (error as ApiError).code === 'unauthorized' ? 401 : 403;
  }
}

describe.each(people)('$name', ({ actor, enter }) => {
  test('may call what the tables allow, and nothing else', async () => {
    let user = await enter();
    for (const [line, rule] of lines) {
      const [method = '', path = ''] = line.split(' ');
      const response = await user.ask(
        method,
        sampleAddress(path),
        /^(?:GET|DELETE|OPTIONS)$/u.test(method) ? undefined : {},
      );
      const expected = refusal(rule, actor);
      if (expected !== undefined) expect(response.status, line).toBe(expected);
      // The request is refused because of its content or a missing object, not because of the caller. The sign-in
      // route is the exception.
      else if (!path.endsWith('/sign-in')) expect([401, 403], line).not.toContain(response.status);
      expect(response.status, line).toBeLessThan(500);
      if (/sign-out|^DELETE .*\/sessions$/u.test(line)) user = await enter();
    }
    const ofFeed = podium.routes.filter(({ shape }) => shape.access === 'feedKey');
    expect(ofFeed.map(routeName).toSorted()).toEqual(feedRoutes);
    // Wrong keys are limited, so admins try all of these routes, and each of the others one.
    const turn = people.findIndex((person) => person.actor === actor);
    for (const line of turn === people.length - 1 ? feedRoutes : [feedRoutes[turn % feedRoutes.length]!]) {
      const [method = '', path = ''] = line.split(' ');
      const response = await user.ask(method, sampleAddress(path), method === 'GET' ? undefined : {});
      expect(response.status, line).toBe(401);
    }
  });
});

type Somebody = Awaited<ReturnType<typeof signUpUser>>;

/** Data that Ana receives for an object of Bea's, for each user route with an object in its path. */
const ofOthers: Readonly<Record<string, (ana: Somebody, bea: Somebody) => Promise<void>>> = {
  'DELETE /api/v1/me/sessions/:id': async (ana, bea) => {
    const { items } = await bea.get<{ items: { id: string }[] }>('/api/v1/me/sessions');
    expect((await ana.ask('DELETE', `/api/v1/me/sessions/${items[0]!.id}`)).status).toBe(404);
    expect((await bea.ask('GET', '/api/v1/me')).status).toBe(200);
  },
  'PUT /api/v1/me/follows/:kind/:id': async (ana, bea) => {
    await ana.ask('PUT', '/api/v1/me/follows/discipline/jud');
    expect(JSON.stringify(await bea.get('/api/v1/me/follows'))).not.toContain('jud');
  },
  'DELETE /api/v1/me/follows/:kind/:id': async (ana, bea) => {
    await bea.ask('PUT', '/api/v1/me/follows/discipline/swm');
    await ana.ask('DELETE', '/api/v1/me/follows/discipline/swm');
    expect(JSON.stringify(await bea.get('/api/v1/me/follows'))).toContain('swm');
  },
  'PUT /api/v1/me/courses/:course/lessons/:lesson': async (ana, bea) => {
    await podium.database.pool.query('insert into courses.lessons_done values ($1, $2, $3)', [bea.id, 'fair', 'one']);
    expect(await ana.get('/api/v1/me/courses')).toEqual({ items: [], total: 0 });
    expect(await bea.get('/api/v1/me/courses')).toMatchObject({ items: [{ course: 'fair', done: ['one'] }] });
  },
  'POST /api/v1/me/courses/:course/certificate': async (ana, bea) => {
    await podium.database.pool.query(
      'insert into courses.certificates (code, person_id, course, name, titles) values ($1, $2, $3, $4, $5)',
      ['K7QP3M2X9D', bea.id, 'fair', 'Bea', '{}'],
    );
    expect((await ana.post('/api/v1/me/courses/fair/certificate', { name: null })).status).toBe(404);
    expect(JSON.stringify(await ana.get('/api/v1/me/courses'))).not.toContain('K7QP');
  },
  'GET /api/v1/photos/:sha256': async (ana, bea) => {
    const sha256 = 'a'.repeat(64);
    await podium.database.pool.query('insert into accounts.photos (user_id, sha256, bytes) values ($1, $2, $3)', [
      bea.id,
      sha256,
      Buffer.from('a picture'),
    ]);
    expect((await ana.ask('GET', `/api/v1/photos/${sha256}`)).status).toBe(404);
    expect((await bea.ask('GET', `/api/v1/photos/${sha256}`)).status).toBe(200);
  },
  'POST /api/v1/trivia/:id/start': async (ana, bea) => {
    await bea.post('/api/v1/trivia/one/start');
    expect(await ana.get('/api/v1/trivia/one')).toMatchObject({ mine: null });
  },
  'POST /api/v1/trivia/:id/submit': async (ana, bea) => {
    expect((await ana.post('/api/v1/trivia/one/submit', { answers: [] })).status).toBe(422);
    expect((await bea.post('/api/v1/trivia/one/submit', { answers: [] })).status).toBe(200);
  },
  'GET /api/v1/trivia/:id/result': async (ana, bea) => {
    expect((await ana.ask('GET', '/api/v1/trivia/one/result')).status).toBe(404);
    expect((await bea.ask('GET', '/api/v1/trivia/one/result')).status).toBe(200);
  },
};

describe('data of another user', () => {
  let ofUsers: string[] = [];
  let [ana, bea]: Somebody[] = [];
  beforeAll(async () => {
    ofUsers = lines.filter(([, rule]) => rule === 'user').map(([line]) => line);
    [ana, bea] = [await signUpUser(podium), await signUpUser(podium)];
    await podium.database.pool.query(
      `insert into trivia.trivias (id, author, title, description, minutes, type, points, opens_at)
       values ('one', 'Podium', '{}', '{}', 5, 'sport', 10, '2020-01-01')`,
    );
  });

  test('every user route that names an object is tried with an object of another user', () => {
    expect(ofUsers.filter((line) => line.includes(':')).toSorted(byText)).toEqual(
      Object.keys(ofOthers).toSorted(byText),
    );
  });

  test.each(Object.entries(ofOthers))('cannot be reached by %s', async (_line, meets) => meets(ana!, bea!));

  test('is in no answer to another', async () => {
    for (const line of ofUsers.filter((user) => user.startsWith('GET ') && !user.includes(':'))) {
      const response = await bea!.ask('GET', line.slice(4));
      expect(response.status, line).toBe(200);
      const text = Buffer.from(await (await ana!.ask('GET', line.slice(4))).arrayBuffer()).toString('latin1');
      for (const mark of [bea!.id, bea!.username]) expect(text, line).not.toContain(mark);
    }
  });
});

test('an answer about a person is not cacheable', async () => {
  const ana = await signUpUser(podium, { grant: 'admin' });
  for (const [line, rule] of lines) {
    const [method = '', path = ''] = line.split(' ');
    if (method !== 'GET' || rule === 'everyone') continue;
    const response = await ana.ask('GET', sampleAddress(path));
    expect(response.headers.get('cache-control'), line).toBe('no-store');
  }
});
