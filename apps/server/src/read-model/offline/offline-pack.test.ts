import { afterAll, beforeAll, expect, test } from 'vitest';
import { offlinePartPath, offlinePath } from '@podium/contract';
import type { OfflineAnswer, OfflinePartAnswer } from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => (games = await exampleGames()));
afterAll(async () => games.stop());

/** Repeats the request until the server has prepared its first list, as devices do. */
async function list(isVeiled = false): Promise<OfflineAnswer> {
  const path = offlinePath('en', isVeiled);
  await expect.poll(async () => (await games.get(path)).status).not.toBe(503);
  return games.json(path);
}

async function documents(isVeiled = false): Promise<Record<string, unknown>> {
  const { parts } = await list(isVeiled);
  const answers = await Promise.all(
    parts.map(async ({ name }) => games.json<OfflinePartAnswer>(offlinePartPath(name, 'en', isVeiled))),
  );
  return Object.assign({}, ...answers.map((answer) => answer.documents)) as Record<string, unknown>;
}

test.each([false, true])(
  'the pack contains documents exactly as their addresses return them (results hidden: %s)',
  async (isVeiled) => {
    const packed = await documents(isVeiled);
    const addresses = Object.keys(packed);
    expect(addresses.length).toBeGreaterThan(60);
    for (const address of addresses) expect(packed[address], address).toEqual(await games.json(address));
    expect(addresses.every((address) => address.endsWith('&veil=1') === isVeiled)).toBe(true);
    const { parts } = await list(isVeiled);
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['places', 'games', 'day-2026-10-12', 'sport-swm', 'contests-swm']),
    );
  },
);

test('the list of the pack answers 304 if it is unchanged, and 404 for an unknown part', async () => {
  const first = await games.get(offlinePath('en'));
  const revalidated = await games.get(offlinePath('en'), { 'if-none-match': first.headers.get('etag')! });
  expect([first.headers.get('cache-control')?.startsWith('public'), revalidated.status]).toEqual([true, 304]);
  for (const name of ['nothing', 'day-1999-01-01', 'contests-zzz', 'day-', '__proto__'])
    expect(await games.errorOf(offlinePartPath(name, 'en')), name).toEqual([404, 'notFound']);
});

test('a changed name changes only the parts that contain it, and the old name is gone', async () => {
  const before = await list();
  await documents();
  await games.send('base/10-partic-swm.xml', {
    LUMAR: 'ZZCANARY',
    Lumar: 'Zzcanary',
    ' Time="120000000"': ' Time="130000000"',
  });
  const after = await list();
  const hashes = new Map(before.parts.map(({ name, hash }) => [name, hash]));
  const changed = after.parts.filter(({ name, hash }) => hashes.get(name) !== hash).map(({ name }) => name);
  expect(changed).toContain('contests-swm');
  expect(changed).not.toEqual(expect.arrayContaining(['places']));
  expect(changed.some((name) => /-(?:vvo|jud|ath)$/u.test(name))).toBe(false);
  const text = JSON.stringify(await documents());
  expect([/zzcanary/iu.test(text), /lumar/iu.test(text)]).toEqual([true, false]);
});
