/** `npm run rehearse` refuses a file that is not a scenario. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';

const rehearse = fileURLToPath(new URL('../../rehearsal/main.ts', import.meta.url));
let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'podium-e2e-'))));
afterEach(async () => rm(folder, { recursive: true, force: true }));

async function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [rehearse, ...args], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // After a timeout, this ends its servers and removes its folders.
  onTestFinished(() => void child.kill('SIGINT'));
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output: printed };
}

test('an invalid scenario file ends the rehearsal with its error', async () => {
  const file = join(folder, 'wrong.json');
  await writeFile(file, '{ "title": "A title", "why": "A reason.", "steps": [{ "at": 1 }] }');
  const { code, output } = await run(file, 'no-such-scenario');
  expect(code).toBe(2);
  expect(output).toMatch(/^wrong\.json: steps\[0\]\.do: expected "do" to be one of kill, /u);
  expect(output).toContain('There is no scenario "no-such-scenario". Run "npm run rehearse -- --list".');
});
