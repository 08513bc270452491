/**
 * F04: a database that does not answer, at startup and later: reads continue, writes wait, and no manual step is
 * needed.
 */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DatabaseGate } from '../harness/database-gate.ts';
import { unitVersion, useServers } from '../harness/faulty-servers.ts';
import { raceXml, scheduleXml } from '../harness/messages.ts';
import { freePort } from '../harness/server-process.ts';
import type { ServerProcess } from '../harness/server-process.ts';
import { waitUntil } from '../harness/wait-until.ts';

const server = useServers();

describe('F04: a database that is away', () => {
  async function behindGate(isOpen: boolean): Promise<{ gate: DatabaseGate; one: ServerProcess }> {
    const owner = await server();
    await owner.start();
    const gate = await new DatabaseGate(join(owner.dataDir, 'run/.s.PGSQL.5432'), await freePort(), isOpen).listen();
    const serverProcess = await server({
      environment: {
        DATABASE_URL: `postgresql://podium@127.0.0.1:${gate.port}/postgres`,
        DATABASE_TIMEOUT_MS: '500',
      },
    });
    return { gate, one: serverProcess };
  }

  test('F04: is awaited at start with a message, and the server serves once it is available', async () => {
    const { gate, one } = await behindGate(false);
    const starting = one.start();
    await waitUntil(async () => one.output.includes('Waiting for the database'));
    gate.open();
    await starting;
    expect((await one.feed(scheduleXml(1))).status).toBe(200);
    await one.kill('SIGTERM');
    gate.close();
  });

  test('F04: while running leaves reads from memory and answers writes with 503 and Retry-After, until it returns', async () => {
    const { gate, one } = await behindGate(true);
    await one.start();
    await one.feed(scheduleXml(1));
    await one.feed(raceXml({ unit: 1, version: 1 }));
    await waitUntil(async () => (await unitVersion(one)) === 1);
    gate.shut();
    const refusal = await one.feed(raceXml({ unit: 1, version: 2 }));
    expect([refusal.status, ((await refusal.json()) as { error: { code: string } }).error.code]).toEqual([
      503,
      'unavailable',
    ]);
    expect(refusal.headers.get('retry-after')).toBe('2');
    for (let read = 0; read < 20; read++) expect(await unitVersion(one)).toBe(1);
    const health = await fetch(`${one.url}/api/v1/health`);
    expect(await health.json()).toMatchObject({ status: 'degraded', database: 'unavailable' });
    // A document that is not in memory is answered by an error page without server internals.
    const page = await fetch(`${one.url}/spa/discipline/swm/results/SWMM100MFR------------HEAT000100/results`);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).not.toMatch(new RegExp(`ECONN|Connection terminated|:${gate.port}`, 'u'));
    gate.open();
    await waitUntil(async () => (await fetch(page.url)).status === 200);
    // security 31: a running query does not wait for a stopped database.
    gate.stall();
    const stalledAt = performance.now();
    let healthMs = Infinity;
    const [stalled, put, asked] = await Promise.all([
      fetch(`${one.url}/api/v1/health`).finally(() => (healthMs = performance.now() - stalledAt)),
      one.feed(raceXml({ unit: 1, version: 2 })),
      fetch(`${one.url}/api/v1/trivia`),
    ]);
    const stalledMs = performance.now() - stalledAt;
    for (let read = 0; read < 20; read++) expect(await unitVersion(one)).toBe(1);
    gate.resume();
    expect(await stalled.json()).toMatchObject({ status: 'degraded', database: 'unavailable' });
    expect([put.status, asked.status]).toEqual([503, 503]);
    expect(healthMs).toBeLessThan(5000);
    expect(stalledMs).toBeLessThan(10_000);
    await waitUntil(async () => (await one.feed(raceXml({ unit: 1, version: 2 }))).status === 200);
    await waitUntil(async () => (await unitVersion(one)) === 2);
    // security 3, 31: an unresponsive database does not keep the process from exiting either.
    gate.stall();
    const announcedAt = performance.now();
    await one.kill('SIGTERM');
    expect(performance.now() - announcedAt).toBeLessThan(25_000);
    gate.close();
  });
});
