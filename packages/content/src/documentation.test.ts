import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { columnName, findKind, kindNames } from './main.ts';

const text = readFileSync(new URL('../../../docs/content.md', import.meta.url), 'utf8');

describe('docs/content.md', () => {
  it.each(kindNames)('names every column of %s', (name) => {
    const { file, fields } = findKind(name)!;
    const [, section = ''] = text.split(`## content/${file}.csv\n`);
    const sectionText = section.split('\n## ')[0]!;
    for (const field of Object.keys(fields)) {
      const column = field === 'point' ? 'lat' : columnName(field);
      expect(sectionText).toMatch(new RegExp(`\`${column}(_en)?\``));
    }
  });
});
