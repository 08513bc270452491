import { signUpUser } from '../../../../testing/sign-up-user.ts';
import { testPodium } from '../../../../testing/test-podium.ts';
import type { TestPodium } from '../../../../testing/test-podium.ts';
import { Visitor } from '../../../../testing/visitor.ts';
import { Secretary } from './secretary.ts';

export const environment = { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' };

/** The running Games: the server, and the secretary with the right over all of them. */
export interface Played {
  podium: TestPodium;
  ana: Secretary;
}

export async function startGames(): Promise<Played> {
  const podium = await testPodium({ environment });
  return { podium, ana: new Secretary(await signUpUser(podium, { grant: 'manager' })) };
}

/** Starts the server on the same database again, where the secretary signs in again. */
export async function restart(games: Played): Promise<void> {
  games.podium = await testPodium({ environment, database: games.podium.database });
  const { id, username, password } = games.ana.account;
  const visitor = new Visitor(games.podium.url);
  await visitor.post('/api/v1/auth/sign-in', { username, password });
  games.ana.account = Object.assign(visitor, { id, username, password });
}
