import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packText } from './pack-text.ts';
import { unpackText } from './packed-text.ts';

test('packed JSON is unpacked unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (data) => {
      const sent = JSON.parse(JSON.stringify(data)) as unknown;
      expect(unpackText(packText(sent))).toEqual(sent);
    }),
    { numRuns: 1000 },
  );
});

test('a field without a value is missing, as in JSON', () => {
  expect(unpackText(packText({ name: 'Final', from: undefined }))).toEqual({ name: 'Final' });
});

test('a field may have the name of a property that every object has', () => {
  const data = JSON.parse('{ "__proto__": { "isPublic": true } }') as object;
  expect(Object.entries(unpackText(packText(data)) as object)).toEqual([['__proto__', { isPublic: true }]]);
});

test('a text that many lines share is stored once', () => {
  const lines = Array.from({ length: 100 }, (_, place) => ({
    place,
    name: `Heat ${place}`,
    venue: { id: 'AQC', name: 'Aquatic Centre' },
    isLive: false,
  }));
  const packed = packText({ lines });
  expect(packed.match(/Aquatic Centre|"isLive"/gu)).toHaveLength(2);
  expect(packed.length).toBeLessThan(JSON.stringify({ lines }).length / 2);
});

test('an end is written without the beginning that it shares with the start', () => {
  const items = Array.from({ length: 50 }, (_, minute) => {
    const hour = `2026-11-17T09:${String(minute).padStart(2, '0')}`;
    return { id: minute, start: `${hour}:00-03:00`, end: minute === 7 ? null : `${hour}:30-03:00` };
  });
  const packed = packText({ items });
  expect(unpackText(packed)).toEqual({ items });
  // Each end keeps its half minute, and the length of what it shares with its start.
  expect(packed.match(/30-03:00/gu)).toHaveLength(49);
  expect(packed.match(/2026-11-17/gu)!.length).toBeLessThanOrEqual(50);
});

test('texts with any character are unpacked unchanged, and an empty one is no missing one', () => {
  const rows = ['a|b', '', null, '#', '"\\\n', '</script>', '🥇'].map((name, place) => ({ place, name }));
  expect(unpackText(packText(rows))).toEqual(rows);
});
