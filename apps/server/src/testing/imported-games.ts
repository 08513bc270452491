import { completeFolder, importFolder } from './import-folder.ts';
import { testPodium } from './test-podium.ts';
import type { TestPodium } from './test-podium.ts';

/** A server with the complete example folder imported; passwords are hashed fast, and no role needs a second factor. */
export async function importedGames(environment?: Readonly<Record<string, string>>): Promise<TestPodium> {
  const podium = await testPodium({
    environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none', ...environment },
  });
  await importFolder(podium.database, completeFolder);
  await podium.settle();
  return podium;
}
