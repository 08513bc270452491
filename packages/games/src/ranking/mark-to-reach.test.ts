import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markToReach } from './mark-to-reach.ts';
import type { PlacedMark } from './mark-to-reach.ts';

const heat = (...values: (number | null)[]): PlacedMark[] =>
  values.map((value, index) => ({ value, rank: value === null ? null : index + 1 }));

test('with two by place and two by mark, the mark to reach is the second best of those without a place', () => {
  const heats = [heat(50_100, 50_400, 50_600), heat(50_200, 50_300, 50_900)];
  const plan = { byPlace: 2, byMark: 2, better: 'lower' } as const;
  expect(markToReach(heats, plan)?.value).toBe(50_900);
  expect(markToReach([...heats, heat(50_000, 50_700, 50_800)], plan)?.value).toBe(50_800);
});

test('the mark to reach is by mark only, with longer distances better', () => {
  const groups = [heat(7_840, 7_600, null), heat(7_700, 7_100)];
  expect(markToReach(groups, { byPlace: 0, byMark: 3, better: 'higher' })?.value).toBe(7_600);
});

test('any mark may be enough while too few heats are finished, or if nobody advances by mark', () => {
  expect(markToReach([heat(1, 2)], { byPlace: 0, byMark: 3, better: 'lower' })).toBeUndefined();
  expect(markToReach([heat(1, 2, 3)], { byPlace: 2, byMark: 0, better: 'lower' })).toBeUndefined();
});

test('a competitor with a worse mark does not advance by mark, whatever heats follow', () => {
  const anyHeat = fc.array(fc.nat(1000), { maxLength: 6 }).map((values) => heat(...values.toSorted((a, b) => a - b)));
  const plan = fc.record({ byPlace: fc.nat(2), byMark: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(fc.array(anyHeat, { maxLength: 4 }), anyHeat, plan, (before, last, { byPlace, byMark }) => {
      const bar = markToReach(before, { byPlace, byMark, better: 'lower' });
      if (!bar) return;
      const others = [...before, last].flat().filter(({ rank }) => rank! > byPlace);
      const qualified = others.toSorted((a, b) => a.value! - b.value!).slice(0, byMark);
      expect(qualified.every(({ value }) => value! <= bar.value!)).toBe(true);
    }),
  );
});
