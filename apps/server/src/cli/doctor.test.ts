import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { HealthAnswer } from '@podium/contract';
import { alarmSteps } from '../ground/alarm-steps.ts';
import { readConfig } from '../ground/config.ts';
import { signingKeyName } from '../ground/data-folder.ts';
import { testPodium } from '../testing/test-podium.ts';
import { doctorVerb } from './doctor.ts';

test('every alarm has a next step and a line in the documentation', () => {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
  const [, union = ''] = /export type AlarmKind =([^]*?;)\n\n/u.exec(read('../ground/alarms.ts')) ?? [];
  const kinds = [...union.matchAll(/\| '([a-z-]+)'/gu)].map(([, kind]) => kind!);
  const documented = [...read('../../../../docs/reliability.md').matchAll(/^\| `([a-z-]+)` /gmu)].map(
    ([, kind]) => kind,
  );
  expect(kinds).toContain('feed-stuck');
  expect(new Set(Object.keys(alarmSteps))).toEqual(new Set(kinds));
  expect(new Set(documented)).toEqual(new Set(kinds));
});

const rehearsal =
  '<OdfBody CompetitionCode="YG2026-TR1" DocumentCode="SWMW200MFR------------FNL-000100--" DocumentType="DT_RESULT" ' +
  'Version="1" ResultStatus="LIVE" FeedFlag="P" Date="2026-10-12" Time="180000000"><Competition>' +
  '<Result Rank="1" ResultType="TIME" Result="2:04.31" SortOrder="1"><Competitor Code="7100101" Type="A"/></Result>' +
  '</Competition></OdfBody>';

test('doctor asks the running server for its alarms, and prints a remedy for each', async () => {
  const podium = await testPodium();
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-doctor-'));
  const ask = async (port: string): Promise<string[]> => {
    const printed: string[] = [];
    const print = (line: string): void => void printed.push(line);
    const config = readConfig({ DATABASE_URL: podium.database.url, PORT: port, DATA_DIR: dataDir });
    expect(await doctorVerb([], { out: print, error: print, config })).toBe(1);
    return printed;
  };
  expect((await podium.feed(rehearsal)).status).toBe(200);
  await podium.settle();
  const health = async (): Promise<HealthAnswer> => (await (await podium.get('/api/v1/health')).json()) as HealthAnswer;
  await vi.waitFor(async () => expect((await health()).alarms).toHaveLength(1), { timeout: 60_000 });
  // S7: updates of the apps were published, and their key is gone.
  await podium.database.pool.query(
    `insert into live_updates.bundles (id, channel, zip, sha256, signature) values ('b1', 'production', '', '', '')`,
  );
  const lostKey = `${signingKeyName} is missing`;
  const { port } = new URL(podium.url);
  expect(await ask(port)).toEqual(
    expect.arrayContaining([
      expect.stringContaining(lostKey),
      expect.stringMatching(/What to do: .*BACKUP_PASSPHRASE/u),
      'Server: running, 1 alarms',
      expect.stringMatching(/^Alarm other-games since 2\S+ \(1\): YG2026-TR1, feed flag P$/u),
      `  What to do: ${alarmSteps['other-games']}`,
    ]),
  );
  await writeFile(join(dataDir, signingKeyName), 'key');
  expect((await ask(port)).join('\n')).not.toContain(lostKey);
  await podium.stop();
  await rm(dataDir, { recursive: true });
});
