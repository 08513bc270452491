import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DelegationAnswer, MedalsAnswer } from '@podium/contract';
import { configVerb } from '../../cli/config.ts';
import { readConfig } from '../../ground/config.ts';
import { examplesFolder, feedFiles, xmlFiles } from '../../feed/testing/feed-files.ts';
import { testPodium } from '../../testing/test-podium.ts';

test('an organisation that a setting lists is shown in its place without a rank, after every reload of the Games', async () => {
  const podium = await testPodium({ environment: { UNRANKED_ORGANISATIONS: 'AUR, XXX' } });
  const [first, ...others] = (await xmlFiles(join(examplesFolder, 'base'))).concat(
    await xmlFiles(join(examplesFolder, 'messages')),
  );
  await feedFiles(podium.database.pool, [...others, first!]);
  await podium.settle();
  const { rows } = (await (await podium.get('/api/v1/medals')).json()) as MedalsAnswer;
  expect(rows.find(({ organisation }) => organisation.code === 'AUR')?.rank).toBeNull();
  expect(rows.filter(({ rank }) => rank === null)).toHaveLength(1);
  expect(rows.filter(({ rank }) => rank === 1)).not.toHaveLength(0);
  const delegation = (await (await podium.get('/api/v1/delegations/AUR')).json()) as DelegationAnswer;
  expect([delegation.rank, delegation.medals.total > 0]).toEqual([null, true]);
  await podium.stop();
});

test('settings are described, and a value that cannot be a code is refused', async () => {
  const lines: string[] = [];
  await configVerb([], { out: (line) => lines.push(line), error: () => undefined, config: readConfig({}) });
  expect(lines.some((line) => line.startsWith('UNRANKED_ORGANISATIONS not set'))).toBe(true);
  expect(() => readConfig({ UNRANKED_ORGANISATIONS: 'the neutrals' })).toThrow('UNRANKED_ORGANISATIONS');
});
