/**
 * F15: no space in the data folder: no acknowledged message is lost, reads continue, and freeing space is enough to
 * recover.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unitVersion, useServers } from '../harness/faulty-servers.ts';
import { raceXml, scheduleXml } from '../harness/messages.ts';
import { runVerb } from '../harness/server-process.ts';
import { fillDisk, mountSmallDisk, unmountSmallDisk } from '../harness/small-disk.ts';
import { waitUntil } from '../harness/wait-until.ts';

const server = useServers();

describe('F15: a full disk under the data folder', () => {
  test('makes the server refuse writes while some space is left, reads continue, and free space restores the server', async ({
    skip,
  }) => {
    const disk = await mountSmallDisk();
    skip(!disk, 'skipped: this user may not mount a small disk');
    const dataDir = join(disk!, 'data');
    await mkdir(dataDir);
    const serverProcess = await server({ dataDir, environment: { DISK_RESERVE_MB: '40' } });
    try {
      await serverProcess.start();
      await serverProcess.feed(scheduleXml(1));
      expect((await serverProcess.feed(raceXml({ unit: 1, version: 1 }))).status).toBe(200);
      await waitUntil(async () => (await unitVersion(serverProcess)) === 1);
      const ballast = await fillDisk(disk!, 20);
      await waitUntil(async () => (await serverProcess.feed(raceXml({ unit: 1, version: 2 }))).status === 507);
      // Messages accepted before the disk guard checked are kept; reads continue either way.
      expect(await unitVersion(serverProcess)).toBeLessThanOrEqual(2);
      await rm(ballast);
      await waitUntil(async () => (await serverProcess.feed(raceXml({ unit: 1, version: 3 }))).status === 200);
      await waitUntil(async () => (await unitVersion(serverProcess)) === 3);
    } finally {
      await serverProcess.remove();
      await unmountSmallDisk(disk!);
    }
  });

  test('loses nothing acknowledged even without space for the log, and free space restores the server', async ({
    skip,
  }) => {
    const disk = await mountSmallDisk();
    skip(!disk, 'skipped: this user may not mount a small disk');
    const dataDir = join(disk!, 'data');
    await mkdir(dataDir);
    const serverProcess = await server({ dataDir, environment: { DISK_RESERVE_MB: '0' } });
    try {
      await serverProcess.start();
      await serverProcess.feed(scheduleXml(1));
      const ballast = await fillDisk(disk!, 3);
      let acknowledged = 0;
      const statuses = new Set<number>();
      const marks = Array.from({ length: 200 }, (_, index) => `5${index % 10}.${index}`);
      for (let version = 1; version <= 1500 && statuses.size < 2; version++) {
        const response = await serverProcess.feed(raceXml({ unit: 1, version, marks })).catch(() => undefined);
        statuses.add(response?.status ?? 0);
        if (response?.status === 200) acknowledged = version;
      }
      expect([...statuses].filter((status) => status !== 200 && status !== 503 && status !== 507)).toEqual([]);
      expect(statuses.size, 'the disk did fill up').toBe(2);
      expect((await fetch(`${serverProcess.url}/api/v1/schedule/days`)).status).toBe(200);
      await rm(ballast);
      await waitUntil(
        async () => (await serverProcess.feed(raceXml({ unit: 1, version: 5000, marks }))).status === 200,
      );
      await waitUntil(async () => (await unitVersion(serverProcess)) === 5000);
      const { code, out } = await runVerb(['replay'], serverProcess.environment);
      expect(out).toContain('Identical');
      expect(code).toBe(0);
      expect(Number(/(\d+) journal entries/.exec(out)![1])).toBeGreaterThanOrEqual(acknowledged + 2);
    } finally {
      await serverProcess.remove();
      await unmountSmallDisk(disk!);
    }
  });
});
