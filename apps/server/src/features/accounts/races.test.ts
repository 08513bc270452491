/**
 * Twenty concurrent attempts at something allowed once: the outcome must equal some serial order. `PODIUM_RACES=500`
 * is the long run.
 */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AccountAnswer } from '@podium/contract';
import { termsVersion } from '@podium/contract';
import { unbalanced } from '../../access/points.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { Visitor, readEmails } from '../../testing/visitor.ts';

const rounds = Number(process.env['PODIUM_RACES'] ?? 2);
const atOnce = 20;
const timeout = 60_000 + rounds * 5000;
const auth = '/api/v1/auth';

let podium: TestPodium;
beforeAll(async () => {
  // Emails stay in their table, where the tests read them.
  podium = await testPodium({ environment: { SMTP_URL: 'smtp://127.0.0.1:1', ACCOUNTS_PASSWORD_MB: '19' } });
});
afterAll(async () => podium.stop());
beforeEach(async () => forgetLimits());

/** Clears the limits per person, which these tests do not cover. */
const forgetLimits = async () => podium.database.pool.query('delete from people.limits');
const countRows = async (sql: string, values: unknown[]): Promise<number> =>
  (await podium.database.pool.query<{ count: number }>(`select count(*)::int as count from ${sql}`, values)).rows[0]!
    .count;
const race = async <Answer>(work: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: atOnce }, async (_, index) => work(index)));

/** A foreign document: 8 to 10 characters of any kind. */
const randomDocument = (): string => `X${randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase()}`;
const signUpForm = () => {
  const username = `p${randomUUID().replaceAll('-', '').slice(0, 18)}`;
  const password = 'quatro tucanos azuis';
  const email = `${username}@example.org`;
  const rest = { birthYear: 2000, language: 'en', terms: termsVersion, cpf: randomDocument() };
  return { username, email, password, repeat: password, ...rest };
};

test(
  `one of twenty who sign up at once with the same document, e-mail and name gets an account, ${rounds} times`,
  { timeout },
  async () => {
    for (let round = 0; round < rounds; round++) {
      const same = signUpForm();
      const statuses = await race(async () => (await new Visitor(podium.url).post(`${auth}/sign-up`, same)).status);
      expect(
        statuses.filter((status) => status === 202).length,
        'a known name is told, a known e-mail is not',
      ).toBeGreaterThan(0);
      expect(new Set(statuses.filter((status) => status !== 202 && status !== 422))).toEqual(new Set());
      expect(await countRows('accounts.users where email = $1', [same.email])).toBe(1);
      expect(await countRows('people.persons where username = $1', [same.username])).toBe(1);
      await forgetLimits();
    }
    expect(
      await countRows(
        '(select 1 from accounts.particulars where cpf_mac is not null group by cpf_mac having count(*) > 1) twice',
        [],
      ),
    ).toBe(0);
  },
);

test(
  `one of twenty new passwords sent at once by the same link is stored, and it opens the account, ${rounds} times`,
  { timeout },
  async () => {
    const ana = await signUpUser(podium);
    const email = `${ana.username}@example.org`;
    for (let round = 0; round < rounds; round++) {
      await new Visitor(podium.url).post(`${auth}/forgot`, { email, language: 'en' });
      const lastToken = async () => (await readEmails(podium.database)).findLast(({ to }) => to === email)?.token;
      await vi.waitFor(async () => expect(await lastToken()).toBeDefined(), 60_000);
      const token = (await lastToken())!;
      const roundPassword = (index: number): string => `onda ${round} sobre a areia ${index}`;
      const statuses = await race(async (index) => {
        const password = roundPassword(index);
        return (await new Visitor(podium.url).post(`${auth}/reset`, { token, password, repeat: password })).status;
      });
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(atOnce - 1).fill(422)]);
      const winningPassword = roundPassword(statuses.indexOf(200));
      const signIn = async (password: string) =>
        (await new Visitor(podium.url).post(`${auth}/sign-in`, { username: ana.username, password })).status;
      expect(await signIn(winningPassword)).toBe(200);
      expect(await signIn(roundPassword((statuses.indexOf(200) + 1) % atOnce))).toBe(401);
      await forgetLimits();
      await podium.database.pool.query('delete from people.letters');
    }
  },
);

const pictures = await Promise.all(
  Array.from({ length: 6 }, async (_, index) => {
    const background = { r: index * 40, g: 255 - index * 40, b: 90 };
    return new Uint8Array(
      await sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    );
  }),
);

test(
  `ten simultaneous photos, the hourly maximum, and ten removals leave one whole photo or none, ${rounds} times`,
  { timeout },
  async () => {
    const [ana, bea] = [await signUpUser(podium), await signUpUser(podium)];
    for (let round = 0; round < rounds; round++) {
      const statuses = await race(async (index) => {
        const response =
          index % 2 === 1
            ? await ana.ask('DELETE', '/api/v1/me/photo')
            : await ana.ask('PUT', '/api/v1/me/photo', pictures[index % pictures.length]);
        return response.status;
      });
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await countRows('accounts.photos where user_id = $1', [ana.id])).toBeLessThan(2);
      const { photo } = await ana.get<AccountAnswer>('/api/v1/me');
      if (photo) {
        const response = await ana.ask('GET', photo);
        expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 320 });
        expect((await bea.ask('GET', photo)).status).toBe(404);
      }
      await forgetLimits();
    }
  },
);

test(
  `an account that is erased twenty times while it is in use leaves only its points, ${rounds} times`,
  { timeout },
  async () => {
    for (let round = 0; round < rounds; round++) {
      const ana = await signUpUser(podium);
      const statuses = await race(async (index) => {
        if (index % 4 === 0) return (await ana.ask('PUT', '/api/v1/me/photo', pictures[0])).status;
        if (index % 4 === 1) return (await ana.ask('PUT', `/api/v1/me/follows/athlete/${index}`)).status;
        if (index % 4 === 2) return (await ana.ask('PATCH', '/api/v1/me', { preferences: { theme: 'dark' } })).status;
        return (await ana.post('/api/v1/me/erase', { password: ana.password })).status;
      });
      const erased = statuses.filter((_, index) => index % 4 === 3);
      expect(erased).toContain(200);
      // Requests after the erasure are unauthenticated.
      expect(statuses.filter((status) => ![200, 401].includes(status))).toEqual([]);
      expect(await tablesWith(ana.id)).toEqual([]);
      expect(await tablesWith(ana.username)).toEqual([]);
      await forgetLimits();
    }
    expect(await unbalanced(podium.database.pool)).toEqual([]);
  },
);

/** Tables of all features that contain a text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await podium.database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema', 'feed', 'games')`,
  );
  const outcomes = await Promise.all(
    rows.map(async ({ name }) =>
      (await countRows(`${name} as one where one::text ilike '%' || $1 || '%'`, [text])) > 0 ? name : '',
    ),
  );
  return outcomes.filter(Boolean).toSorted();
}
