import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKeys } from '../access/keys.ts';
import { exampleGames } from '../testing/example-games.ts';
import type { ExampleGames } from '../testing/example-games.ts';
import { signUpUser } from '../testing/sign-up-user.ts';
import { cardSubject } from './prints/people/people-papers.ts';
import { signCards } from './qr/card-signing.ts';

const secretKeys = `1:${'x'.repeat(43)}=`;
let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames(undefined, {
    ACCOUNTS_PASSWORD_MB: '19',
    ACCOUNTS_TWO_FACTOR_FOR: 'none',
    SECRET_KEYS: secretKeys,
  });
});
afterAll(async () => games.stop());

test('the code of a card shows organizers its holder, and any other code shows nobody', async () => {
  const manager = await signUpUser(games, { grant: 'manager' });
  const referee = await signUpUser(games, { grant: 'referee', scope: 'discipline SWM' });
  const signed = signCards({ keys: await openKeys(secretKeys, ''), publicUrl: games.url });
  const check = async (code: string, by = manager): Promise<Response> =>
    by.ask('GET', `/api/v1/desk/prints/card?code=${encodeURIComponent(code)}`);
  const card = signed.write(cardSubject('7100101'));
  expect(await (await check(card)).json()).toEqual({ name: 'Inês Lumar', delegation: 'Aurora', role: 'Athlete' });
  const forged = signCards({ keys: await openKeys(`1:${'z'.repeat(43)}=`, ''), publicUrl: games.url });
  for (const code of [signed.write(cardSubject('nobody')), forged.write(cardSubject('7100101')), 'card/7100101'])
    expect((await check(code)).status).toBe(404);
  expect((await check(card, referee)).status).toBe(403);
});
