import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { testDatabase } from '../database/test-database.ts';
import { exportVerb } from './export.ts';
import { importVerb } from './import.ts';
import type { Verb } from './io.ts';
import { completeFolder } from '../testing/import-folder.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const good = completeFolder;

describe('podium import and export', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  async function run(verb: Verb, ...args: string[]): Promise<{ code: number; out: string; errors: string }> {
    const out: string[] = [];
    const errors: string[] = [];
    const config = readConfig({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
    const code = await verb(args, {
      out: (line) => void out.push(line),
      error: (line) => void errors.push(line),
      config,
    });
    return { code, out: out.join('\n'), errors: errors.join('\n') };
  }

  it.each([
    [[], 'name one folder'],
    [['/nowhere'], 'There is no folder or file "/nowhere".'],
    [[good, '--format', 'excel'], 'there is no format "excel"'],
    [[good, '--games', 'no code'], 'is not a Games code'],
    [[good, '--quick'], "Unknown option '--quick'"],
    [[good, '--format', 'paris2024'], 'does not hold the Paris 2024 set'],
    [[fileURLToPath(import.meta.url)], 'neither a folder nor a .zip'],
  ])('says in a sentence what is wrong with %j', async (args, sentence) => {
    const { code, errors } = await run(importVerb, ...args);
    expect(code).toBe(2);
    expect(errors).toContain(sentence);
    expect(errors.split('\n')).toHaveLength(1);
  });

  it('has nothing to export before there are Games', async () => {
    expect(await run(exportVerb, join(tmpdir(), 'podium-never'))).toMatchObject({
      code: 1,
      errors: 'podium export: there are no Games yet.',
    });
  });

  it('imports a folder and exports it, but never into a folder that is in use', async () => {
    expect(await run(importVerb, good)).toMatchObject({
      code: 0,
      errors: '',
      out: expect.stringMatching(/\d+ rows\/s/),
    });
    const target = await scratchFolder();
    expect(await run(exportVerb, target)).toMatchObject({ code: 0, out: expect.stringContaining('19 files') });
    expect(await run(exportVerb, target)).toMatchObject({ code: 2, errors: expect.stringContaining('is not empty') });
    expect(await run(importVerb, target, '--dry-run')).toMatchObject({ code: 0, errors: '' });
  });
});
