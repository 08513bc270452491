/** `podium watch` as a process, against a server: killed, without a network, with files that are half written. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ownFile } from '../../ground/own-files.ts';
import { importFolder } from '../../testing/import-folder.ts';
import { raceUnit, writeRaces } from '../../testing/race-folder.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';

/** Kills of the process; so many files change for each. `PODIUM_KILLS=10` is the long run, with 500 changes. */
const kills = Number(process.env['PODIUM_KILLS'] ?? 1);
const changesPerKill = kills > 1 ? 50 : 20;

let podium: TestPodium;
let base: string;
let children: ChildProcess[] = [];
let camera: string;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'podium-watch-'));
  podium = await testPodium();
  const games = join(base, 'games');
  await mkdir(games);
  const { errors } = await importFolder(podium.database, await writeRaces(games));
  if (errors !== '') throw new Error(errors);
  await podium.settle();
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});
afterAll(async () => {
  await podium.stop();
  await rm(base, { recursive: true, force: true });
});

interface Watcher {
  lines: string[];
  kill: () => Promise<void>;
}

function watch(folder: string, { server = podium.url, key = 'a-key-for-tests-only' } = {}): Watcher {
  const child = spawn(process.execPath, [ownFile('bin/podium.mjs'), 'watch', folder, '--server', server], {
    env: { ...process.env, FEED_API_KEY: key, DATA_DIR: base },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => lines.push(...text.toString().split('\n').filter(Boolean)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    lines,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const newFolder = async (name: string): Promise<string> => mkdtemp(join(base, name));
const untilText = async (path: string, text: string): Promise<void> =>
  vi.waitFor(async () => expect(await readFile(path, 'latin1')).toContain(text), { timeout: 30_000, interval: 50 });
/** Marks of a contest in the order in which they were entered. */
const marks = async (unit: string): Promise<string[]> => {
  const { rows } = await podium.database.pool.query<{ mark: string }>(
    `select step ->> 'mark' as mark from results.steps where unit = $1 and step ->> 'do' = 'mark' order by entry, place`,
    [unit],
  );
  return rows.map(({ mark }) => mark);
};
const race = (heat: number, bib: string, time: string): string =>
  `1,1,${heat},Girls 100 m\r\n1,${bib},3,,,,${time}\r\n`;

test('every change arrives once and in order, however often the process is killed', { timeout: 600_000 }, async () => {
  const folder = await newFolder('killed');
  camera = folder;
  let watcher = watch(folder);
  await untilText(join(folder, 'lynx-contests.csv'), raceUnit('HEAT', 1));
  const wanted: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const killAt = (kill * 17) % changesPerKill;
    for (let change = 0; change < changesPerKill; change += 1) {
      const time = (12 + (wanted.length + 1) / 100).toFixed(2);
      await writeFile(join(folder, `${String(wanted.length).padStart(4, '0')}.LIF`), race(1, '114', time));
      wanted.push(time);
      if (change === killAt) {
        await watcher.kill();
        watcher = watch(folder);
      }
      await sleep(4 + ((change * 7) % 23));
    }
  }
  await vi.waitFor(async () => expect(await marks(raceUnit('HEAT', 1))).toHaveLength(wanted.length), {
    timeout: 500_000,
    interval: 200,
  });
  expect(await marks(raceUnit('HEAT', 1))).toEqual(wanted);
});

test('a camera gets its start lists and the table of its numbers', async () => {
  const folder = camera;
  await untilText(join(folder, 'lynx.sch'), '1,1,2');
  expect(await readFile(join(folder, 'lynx.evt'), 'latin1')).toContain(
    '1,1,1,Girls 100 m Heat 1,,,,,,100\r\n,114,3,Runner114,Ana,Mar\r\n',
  );
  expect(await readFile(join(folder, 'lynx.ppl'), 'latin1')).toContain('98,Runner98,Ana,Mar\r\n');
  expect(await readFile(join(folder, 'lynx-contests.csv'), 'utf8')).toContain(`1,1,2,${raceUnit('HEAT', 2)},`);
});

test('a file is sent when it is complete, and a broken one stops nothing', { timeout: 60_000 }, async () => {
  const folder = await newFolder('broken');
  const { lines } = watch(folder);
  await untilText(join(folder, 'lynx-contests.csv'), raceUnit('HEAT', 2));
  await writeFile(join(folder, 'bad.lif'), 'no race\r\n');
  const half = race(2, '312', '12.50');
  await writeFile(join(folder, 'ok.lif'), half.slice(0, 20));
  await sleep(100);
  await writeFile(join(folder, 'ok.lif'), half);
  await vi.waitFor(async () => expect(await marks(raceUnit('HEAT', 2))).toEqual(['12.50']), { timeout: 30_000 });
  await vi.waitFor(() => expect(lines.join('\n')).toContain('ok.lif: sent'), { timeout: 10_000 });
  expect(lines.filter((line) => line.includes('ok.lif'))).toEqual([expect.stringMatching(/ ok\.lif: sent$/u)]);
  expect(lines.filter((line) => line.includes('bad.lif'))).toEqual([
    expect.stringMatching(/ bad\.lif: not taken; line 1, event: .* cannot be read/u),
  ]);
});

test('without a network, files wait and go out in order when it is back', { timeout: 60_000 }, async () => {
  const folder = await newFolder('away');
  const gate = createServer();
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  const { port } = gate.address() as { port: number };
  await new Promise((resolve) => gate.close(resolve));
  await writeFile(join(folder, 'lynx-contests.csv'), `event,round,heat,contest\r\n1,1,2,${raceUnit('HEAT', 2)}\r\n`);
  const { lines } = watch(folder, { server: `http://127.0.0.1:${port}` });
  await writeFile(join(folder, 'a.lif'), race(2, '401', '12.61'));
  await vi.waitFor(() => expect(lines.join('\n')).toContain('trying again'), { timeout: 30_000 });
  // The first content is kept, whatever happens to its file.
  await vi.waitFor(async () => readFile(join(folder, '.podium', '000000001.file')), { timeout: 10_000 });
  await writeFile(join(folder, 'a.lif'), race(2, '401', '12.62'));
  await vi.waitFor(async () => readFile(join(folder, '.podium', '000000002.file')), { timeout: 10_000 });
  const { port: target } = new URL(podium.url);
  const bridge = createServer((socket) => {
    const other = connect(Number(target), '127.0.0.1');
    for (const [one, two] of [[socket, other] as const, [other, socket] as const]) {
      one.pipe(two);
      one.on('error', () => two.destroy());
    }
  });
  await new Promise<void>((resolve) => bridge.listen(port, '127.0.0.1', resolve));
  await vi.waitFor(async () => expect((await marks(raceUnit('HEAT', 2))).slice(-2)).toEqual(['12.61', '12.62']), {
    timeout: 40_000,
  });
  expect(lines.filter((line) => line.includes('trying again'))).toHaveLength(1);
  await vi.waitFor(() => expect(lines.join('\n')).toContain('answers again'), { timeout: 20_000 });
  for (const child of children) child.kill('SIGKILL');
  bridge.close();
});

test('a wrong key and a wrong folder are said in one line', { timeout: 60_000 }, async () => {
  const folder = await newFolder('key');
  const { lines } = watch(folder, { key: 'wrong-key-wrong-key' });
  await vi.waitFor(() => expect(lines.join('\n')).toContain('refuses this computer: 401'), { timeout: 30_000 });
  const other = watch(join(base, 'nowhere'));
  await vi.waitFor(() => expect(other.lines.join('\n')).toContain('there is no folder'), { timeout: 30_000 });
});
