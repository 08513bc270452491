/** No headline of Paris 2024 has a bare code or another winner than the result, if the data is available. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { ServerProcess, runVerb } from '../harness/server-process.ts';
import { readResultTexts } from '../harness/result-texts.ts';

const folder = fileURLToPath(new URL('../../../shared/data/paris2024', import.meta.url));
const isHere = existsSync(folder);
if (!isHere) process.stderr.write('skipped: ../shared/data/paris2024 is not here (local check only)\n');

let server: ServerProcess | undefined;
afterAll(async () => server?.remove());

test.skipIf(!isHere)(
  'the text about each decided contest of Paris 2024 agrees with its result',
  { timeout: 600_000 },
  async () => {
    server = await ServerProcess.create();
    const { code, error } = await runVerb(['import', folder, '--format', 'paris2024'], server.environment);
    expect(code, error).toBe(0);
    await server.start();
    const texts = await readResultTexts(server.url);
    process.stdout.write(`Paris 2024: ${texts.length} decided contests\n`);
    expect(texts.flatMap(({ id, faults }) => faults.map((fault) => `${id} ${fault}`))).toEqual([]);
  },
);
