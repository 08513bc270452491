import { widgetAccents } from '@podium/contract';
import { contrastRatio } from '@podium/games';
import { expect, test } from 'vitest';
import { readableAccent } from './readable-accent.ts';
import { backgrounds } from './widget-style.ts';

test('a readable color stays the same', () => {
  expect(readableAccent('#0b5e73', '#ffffff')).toBe('#0b5e73');
});

test('any color, named or given, becomes readable on both grounds', () => {
  for (const color of [...Object.values(widgetAccents), '#ffff00', '#ffffff', '#000000', '#777777', '#00ff00'])
    for (const ground of Object.values(backgrounds))
      expect(contrastRatio(readableAccent(color, ground), ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});
