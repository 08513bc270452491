import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runGenerators } from './generate.mjs';

const folder = mkdtempSync(join(tmpdir(), 'podium-generate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
const upperCase = {
  name: 'upper case',
  code: ['generator.mjs'],
  inputs: [['texts', /\.txt$/u] as const],
  outputs: ['out'],
};
/** Runs the generator. @returns whether it succeeded, and how often it has run since the start of the test */
async function generate(generator: object = upperCase): Promise<[isComplete: boolean, runs: number]> {
  const isComplete = await runGenerators(folder, process.execPath, [[{ ...upperCase, ...generator }]]);
  return [isComplete, readFileSync(join(folder, 'runs'), 'utf8').length];
}

beforeEach(() => {
  rmSync(join(folder, '.cache'), { recursive: true, force: true });
  mkdirSync(join(folder, 'texts'), { recursive: true });
  mkdirSync(join(folder, 'out'), { recursive: true });
  write('package-lock.json', '{}');
  write('runs', '');
  write('texts/a.txt', 'a');
  write(
    'generator.mjs',
    `import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
     appendFileSync('runs', '.');
     const text = readFileSync('texts/a.txt', 'utf8');
     if (text === 'wrong') process.exit(1);
     writeFileSync('out/a.txt', text.toUpperCase());`,
  );
});

test('a generator runs once until something that it reads or writes changes', async () => {
  expect(await generate()).toEqual([true, 1]);
  expect(await generate()).toEqual([true, 1]);
  write('texts/a.txt', 'b');
  expect(await generate()).toEqual([true, 2]);
  expect(readFileSync(join(folder, 'out/a.txt'), 'utf8')).toBe('B');
  write('texts/note.md', 'not an input');
  expect(await generate()).toEqual([true, 2]);
  write('texts/b.txt', '');
  expect(await generate()).toEqual([true, 3]);
  rmSync(join(folder, 'out'), { recursive: true });
  mkdirSync(join(folder, 'out'));
  expect(await generate()).toEqual([true, 4]);
  write('out/a.txt', 'edited');
  expect(await generate()).toEqual([true, 5]);
  write('package-lock.json', '{ "version": 2 }');
  expect(await generate()).toEqual([true, 6]);
  expect(await generate()).toEqual([true, 6]);
});

test('a generator that fails is run again', async () => {
  expect(await generate()).toEqual([true, 1]);
  write('texts/a.txt', 'wrong');
  expect(await generate()).toEqual([false, 2]);
  expect(await generate()).toEqual([false, 3]);
  write('texts/a.txt', 'a');
  expect(await generate()).toEqual([true, 4]);
});

test('after a failure, the generators that need its files do not run', async () => {
  write('texts/a.txt', 'wrong');
  const later = { ...upperCase, name: 'later' };
  expect(await runGenerators(folder, process.execPath, [[upperCase, later]])).toBe(false);
  expect(readFileSync(join(folder, 'runs'), 'utf8')).toHaveLength(1);
});

test('a generator is skipped while its package is not installed', async () => {
  expect(await generate({ requiredPackage: 'pkg' })).toEqual([true, 0]);
  mkdirSync(join(folder, 'node_modules/pkg'), { recursive: true });
  expect(await generate({ requiredPackage: 'pkg' })).toEqual([true, 1]);
});
