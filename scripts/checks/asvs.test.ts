/** The security register: complete, without unproven claims, and with tests and files that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSourceTree } from './source-tree.ts';

interface Item {
  id: string;
  level: number;
  about: string;
  state: string;
  tests?: { file: string; name: string }[];
  reason?: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const items = JSON.parse(readFileSync(join(root, 'security/asvs.json'), 'utf8')) as Item[];
const tree = readSourceTree(root);
const files = [...tree.keys()];

test('each requirement of levels 1 and 2 is listed once', () => {
  const ids = items.map(({ id }) => id);
  expect(ids.filter((id) => !/^v5\.0\.0-(?:[1-9]|1[0-7])\.\d+\.\d+$/u.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  // 70 of the 345 requirements are of level 1 and 183 of level 2.
  expect([1, 2].map((level) => items.filter((item) => item.level === level).length)).toEqual([70, 183]);
});

test('a met requirement has a test or a reason, every other one a reason', () => {
  const incomplete = items.filter(
    ({ about, state, tests = [], reason = '' }) =>
      !['met', 'not applicable', 'not met'].includes(state) ||
      about === '' ||
      (reason === '' && (state !== 'met' || tests.length === 0)),
  );
  expect(incomplete.map(({ id }) => id)).toEqual([]);
});

/** Returns whether a file has a test with this name, also as `test.each(…)('name', …)`, or is a probe with this promise. */
function hasTest(text: string, name: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return new RegExp(String.raw`(?:(?:\b(?:it|test)(?:\.\w+)*|\))\(\s*|\bpromise: )(['"\x60])${escaped}\1`, 'u').test(
    text,
  );
}

test('every listed test exists', () => {
  const named = items.flatMap(({ id, tests = [] }) => tests.map((test) => ({ id, ...test })));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ file, name }) => !hasTest(tree.get(file) ?? '', name))).toEqual([]);
  expect(hasTest(`test('another', () => {});`, 'other')).toBe(false);
});

test('every file in a reason exists', () => {
  const named = items.flatMap(({ id, reason = '' }) =>
    [...reason.matchAll(/[\w./-]+\.(?:tsx?|mjs|md|conf)\b/gu)].map(([file]) => `${id}: ${file}`),
  );
  const isThere = (file: string): boolean =>
    existsSync(join(root, file)) || files.some((path) => path.endsWith(`/${file}`));
  expect(named.filter((reference) => !isThere(reference.split(': ')[1]!))).toEqual([]);
});
