import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openFolder } from './folder-source.ts';
import { formatProblem } from './problems.ts';
import { isFolderFile, readFolder } from './read-folder.ts';

const fixture = (name: string): string => fileURLToPath(new URL(`../../../fixtures/${name}`, import.meta.url));

/** File, line, column, severity, code and column name of a report's line; the wording is free. */
function binding(line: string): string {
  const [, place, severity, code, column] = /^(\S+) (\w+) (\w\d+)(?: (\w+):)?/.exec(line) ?? [];
  return [place, severity, code, column ?? ''].join(' ').trim();
}

describe('readFolder', () => {
  it('finds nothing wrong with the example', async () => {
    const { report, tables } = readFolder(await openFolder(fixture('games-folder'), isFolderFile));
    expect(report.problems.map(formatProblem)).toEqual([]);
    expect(tables?.files.units).toHaveLength(26);
  });

  it('finds in the bad folder exactly what is expected, in order', async () => {
    const { report } = readFolder(await openFolder(fixture('games-folder-bad'), isFolderFile));
    const expected = (await readFile(`${fixture('games-folder-bad')}/expected-errors.txt`, 'utf8')).trim().split('\n');
    expect(report.problems.map(formatProblem).map(binding)).toEqual(expected.map(binding));
    expect(report.problems.map(formatProblem)).toEqual(expected);
  });
});
