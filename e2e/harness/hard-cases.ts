/** Small Games with all rare cases: the examples of `packages/odf/examples/hard-cases`, and the page of each. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DemoScreen } from './screens.ts';
import { ServerProcess } from './server-process.ts';
import type { ServerOptions } from './server-process.ts';

const examples = fileURLToPath(new URL('../../packages/odf/examples/', import.meta.url));

const result = (sport: string, unit: string): DemoScreen => ({ path: `/discipline/${sport}/results/${unit}/results` });
const event = (sport: string, id: string): DemoScreen => ({ path: `/schedule/event?discipline=${sport}&event=${id}` });

export const hardCases = {
  'own goal': result('fbl', 'FBLWTEAM11------------GPA-000100'),
  'shoot-out': result('fbl', 'FBLMTEAM11------------SFNL000100'),
  'event of a shoot-out': event('fbl', 'FBLMTEAM11'),
  'taken-back goal': result('fbl', 'FBLWTEAM11--U17-------GPA-000100'),
  'double disqualification': result('jud', 'JUDW70KG--------------SFNL000200'),
  'final without an opponent': result('jud', 'JUDW70KG--------------FNL-000100'),
  'bracket without an opponent': event('jud', 'JUDW70KG'),
  'walk-over bronze': result('hbl', 'HBLMTEAM7-------------FNL-000200'),
  'tie in a final': result('swm', 'SWMW100MFR------------FNL-000100'),
  'event of a tie': event('swm', 'SWMW100MFR'),
  'reallocated medal': result('swm', 'SWMW100MBK------------FNL-000100'),
  'event of a reallocated medal': event('swm', 'SWMW100MBK'),
  'medals of all cases': { path: '/medals' },
  'void heat': result('swm', 'SWMW50MFR-------------HEAT000200'),
  're-run heat': result('swm', 'SWMW50MFR-------------HEAT0002RR'),
  'event of a re-run heat': event('swm', 'SWMW50MFR'),
  'swimmer of a re-run heat': { path: '/participants/profile/7100103' },
} as const satisfies Record<string, DemoScreen>;

async function xmlFiles(folder: string): Promise<string[]> {
  const names = await readdir(join(examples, folder), { recursive: true });
  return names
    .filter((name) => name.endsWith('.xml'))
    .sort()
    .map((name) => join(examples, folder, name));
}

/** A server that has received all of them from the feed; remove it after use. */
export async function serveHardCases(options?: ServerOptions): Promise<ServerProcess> {
  const server = await ServerProcess.create(options);
  try {
    await server.start();
    for (const file of [...(await xmlFiles('base')), ...(await xmlFiles('hard-cases'))]) {
      const { status } = await server.feed(await readFile(file, 'utf8'));
      if (status !== 200) throw new Error(`the feed answered ${status} to ${file}`);
    }
    await waitUntilAllApplied(server);
    return server;
  } catch (error) {
    await server.remove();
    throw error;
  }
}

/** Resolves when all messages of the feed have been applied. */
export async function waitUntilAllApplied({ url }: ServerProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const health = await fetch(`${url}/api/v1/health`);
    const { feed } = (await health.json()) as { feed: { lag: number } };
    if (feed.lag === 0) return;
    await sleep(50);
  }
  throw new Error('what the feed was told is not applied');
}
