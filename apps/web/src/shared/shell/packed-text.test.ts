import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packText, unpackText } from './packed-text.ts';

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
