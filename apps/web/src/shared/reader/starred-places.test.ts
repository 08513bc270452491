import { expect, it } from 'vitest';
import { parseStarred } from './starred-places.ts';

it('starred places are read as stored, each once', () => {
  const hotel = { kind: 'place', id: 'ipe' };
  const text = JSON.stringify([hotel, { kind: 'venue', id: 'AQC' }, hotel]);
  expect(parseStarred(text)).toEqual([hotel, { kind: 'venue', id: 'AQC' }]);
});

it('starred stops of an earlier version are kept', () => {
  expect(parseStarred('["sta","aqc","sta"]')).toEqual([
    { kind: 'stop', id: 'sta' },
    { kind: 'stop', id: 'aqc' },
  ]);
});

it.each([null, '', '{', '"sta"', '[1,"",null,{"kind":"moon","id":"x"},{"kind":"stop"}]'])(
  'stored text that is not a list of places (%s) is ignored',
  (text) => expect(parseStarred(text)).toEqual([]),
);
