import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { iconNames } from './icon-names.ts';

it('each icon name has a drawing, and each drawing a name', () => {
  const svg = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8');
  const symbolNames = [...svg.matchAll(/<symbol id="([^"]+)"/gu)].map(([, name]) => name);
  expect(new Set(symbolNames)).toEqual(new Set(iconNames));
  expect(symbolNames).toHaveLength(iconNames.length);
});
