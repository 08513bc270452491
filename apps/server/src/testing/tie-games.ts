import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolder } from './import-folder.ts';
import { signUpUser } from './sign-up-user.ts';
import { writeTies } from './tie-folder.ts';
import { testPodium } from './test-podium.ts';
import type { TestPodium } from './test-podium.ts';

export type TieUser = Awaited<ReturnType<typeof signUpUser>>;

export interface TieGames {
  podium: TestPodium;
  /** May enter the results of every contest. */
  referee: TieUser;
}

/**
 * For tests: a server with the Games of `tie-folder`.
 *
 * @param environment other settings, such as the time at the Games
 */
export async function tieGames(environment: Record<string, string> = {}): Promise<TieGames> {
  const podium = await testPodium({
    environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none', ...environment },
  });
  const folder = await mkdtemp(join(tmpdir(), 'podium-ties-'));
  try {
    const { errors } = await importFolder(podium.database, await writeTies(folder));
    if (errors !== '') throw new Error(errors);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await podium.settle();
  return { podium, referee: await signUpUser(podium, { grant: 'referee' }) };
}
