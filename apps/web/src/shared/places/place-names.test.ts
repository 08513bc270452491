import { expect, it } from 'vitest';
import { placeNames } from './place-names.ts';

it.each([
  ['Grand Palais', 'Grand Palais - Red Piste', ['Grand Palais', 'Red Piste']],
  ['Champ-de-Mars Arena', 'Champ-de-Mars Arena Mat 1', ['Champ-de-Mars Arena', 'Mat 1']],
  ['Bercy Arena', 'Bercy Arena', ['Bercy Arena']],
  ['Aquatic Centre', 'Competition pool', ['Aquatic Centre', 'Competition pool']],
  ['Court', 'Court1', ['Court', 'Court1']],
  ['Aquatic Centre', null, ['Aquatic Centre']],
  [null, 'Competition pool', ['Competition pool']],
  [null, null, []],
])('the shared words of %s and %s appear once', (venue, location, names) => {
  const named = (name: string | null) => (name === null ? null : { id: name, name });
  expect(placeNames({ venue: named(venue), location: named(location) })).toEqual(names);
});
