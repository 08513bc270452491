/** `npm run rehearse` plays a scenario to its end, and leaves nothing behind. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';

const rehearse = fileURLToPath(new URL('../../rehearsal/main.ts', import.meta.url));
let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'podium-e2e-'))));
afterEach(async () => rm(folder, { recursive: true, force: true }));

async function run(...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [rehearse, ...args], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // After a time limit: it ends its servers and removes its folders.
  onTestFinished(() => void child.kill('SIGINT'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, said };
}

test(
  'a scenario with a killed process and repeated messages is played, measured and judged',
  { timeout: 600_000 },
  async () => {
    const scenario = {
      title: 'A kill',
      why: 'So that the runner keeps working.',
      feed: { until: '2026-11-20T16:00', seconds: 4, duplicate: { share: 0.5 } },
      steps: [{ at: 1, do: 'kill' }],
      expect: { same: 'replayed', readsFailed: 10_000 },
    };
    const file = join(folder, 'a-kill.json');
    await writeFile(file, JSON.stringify(scenario));
    const report = join(folder, 'report.md');
    const { code, said } = await run(file, '--report', report);
    expect(said).toContain('1 of 1 scenarios met their expectations.');
    expect(said).toMatch(/Feed: [1-9]\d* messages acknowledged, 0 lost, [1-9]\d* repeats recognized\./u);
    expect(said).toContain('process 1 ended by SIGKILL, ready again after');
    expect(code).toBe(0);
    expect(await readFile(report, 'utf8')).toContain('| a-kill   | met');
    expect((await readdir(folder)).sort()).toEqual(['a-kill.json', 'report.md']);
  },
);

test('a file that is no scenario ends with what is wrong with it', async () => {
  const file = join(folder, 'wrong.json');
  await writeFile(file, '{ "title": "A title", "why": "A reason.", "steps": [{ "at": 1 }] }');
  const { code, said } = await run(file, 'no-such-scenario');
  expect(code).toBe(2);
  expect(said).toMatch(/^wrong\.json: steps\[0\]\.do: expected "do" to be one of kill, /u);
  expect(said).toContain('There is no scenario "no-such-scenario". Run "npm run rehearse -- --list".');
});
