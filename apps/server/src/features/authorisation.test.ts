/** Every route of every feature, asked by every kind of actor: what the tables of access say is what is answered. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permit } from '../access/access-table.ts';
import type { AccessRule } from '../access/access-table.ts';
import { visitor } from '../access/actor.ts';
import type { Actor } from '../access/actor.ts';
import type { ApiError } from '../api-error.ts';
import { somebody } from '../testing/somebody.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';
import { Visitor } from '../testing/visitor.ts';
import type { Grant, GrantRole } from '@podium/contract';
import { features } from './features.gen.ts';

let podium: TestPodium;
beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
});
afterAll(async () => podium.stop());

const lines = features.flatMap(({ access = {} }) => Object.entries(access));

/** An address of the route, with something in each place that nobody has. */
const addressOf = (path: string): string =>
  path.replace(/:(\w+)(?:\{[^/]+\})?/gu, (_, name: string) => (name === 'file' ? 'none.svg' : 'none'));

interface Person {
  name: string;
  actor: Actor;
  enter: () => Promise<Visitor>;
}

const granted = (name: string, role?: GrantRole, scope = 'games '): Person => {
  const [kind, scopeId] = scope.split(' ');
  const grants = role ? [{ role, scope: kind, scopeId: scopeId || null } as Grant] : [];
  return {
    name,
    actor: { kind: 'user', userId: '', username: '', userType: 'guest', grants, isFresh: true, sessionId: '' },
    enter: async () => somebody(podium, { grant: role, scope }),
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
      const gone = await somebody(podium);
      const kept = new Map(gone.cookies);
      await gone.post('/api/v1/auth/sign-out');
      for (const [name, value] of kept) gone.cookies.set(name, value);
      return gone;
    },
  },
  granted('a user'),
  granted('a referee of judo', 'referee', 'discipline JUD'),
  granted('a publisher', 'publisher'),
  granted('a manager', 'manager'),
  granted('an admin', 'admin'),
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
  test('may call what the tables say, and nothing else', async () => {
    let who = await enter();
    for (const [line, rule] of lines) {
      const [method = '', path = ''] = line.split(' ');
      const answer = await who.ask(method, addressOf(path), method === 'GET' || method === 'DELETE' ? undefined : {});
      const expected = refusal(rule, actor);
      if (expected !== undefined) expect(answer.status, line).toBe(expected);
      // Refused for what it says, or because there is no such thing; not for who asks, unless the door itself says so.
      else if (!path.endsWith('/sign-in')) expect([401, 403], line).not.toContain(answer.status);
      expect(answer.status, line).toBeLessThan(500);
      if (/sign-out|^DELETE .*\/sessions$/u.test(line)) who = await enter();
    }
  });
});

test('what belongs to somebody else is not there', async () => {
  const [ana, bea] = [await somebody(podium), await somebody(podium)];
  const { items } = await bea.get<{ items: { id: string }[] }>('/api/v1/me/sessions');
  expect((await ana.ask('DELETE', `/api/v1/me/sessions/${items[0]!.id}`)).status).toBe(404);
  expect((await bea.ask('GET', '/api/v1/me')).status).toBe(200);
});

test('an answer about a person is kept by nobody', async () => {
  const ana = await somebody(podium, { grant: 'admin' });
  for (const [line, rule] of lines) {
    const [method = '', path = ''] = line.split(' ');
    if (method !== 'GET' || rule === 'everyone') continue;
    const answer = await ana.ask('GET', addressOf(path));
    expect(answer.headers.get('cache-control'), line).toBe('no-store');
  }
});
