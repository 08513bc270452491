import { expect, test } from 'vitest';
import type { GamesAnswer } from '@podium/contract';
import { readConfig } from '../../ground/config.ts';
import { completeFolder, importFolder } from '../../testing/import-folder.ts';
import { testPodium } from '../../testing/test-podium.ts';

async function fetchRegions(environment: Record<string, string>): Promise<unknown> {
  const podium = await testPodium({ environment });
  await importFolder(podium.database, completeFolder);
  await podium.settle();
  const { regions } = (await (await podium.get('/api/v1/games')).json()) as GamesAnswer;
  await podium.stop();
  return regions;
}

test('Games use the regional forms of languages that their folder selects', async () => {
  expect(await fetchRegions({})).toEqual({ pt: 'pt-BR' });
});

test('a setting overrides the folder, and may select forms that the folder does not', async () => {
  expect(await fetchRegions({ REGIONS: 'pt-AO, es-419' })).toEqual({ pt: 'pt-AO', es: 'es-419' });
});

test.each(['pt', 'Brazilian', 'de-AT', 'pt-BR;es-419', 'pt-BR,'])(
  'the regional form %s is refused as a setting',
  (REGIONS) => {
    expect(() => readConfig({ REGIONS })).toThrow('REGIONS: expected comma-separated regional forms of our languages');
  },
);
