import { describe, expect, it } from 'vitest';
import { searchPlaces, findPlace, placesByName } from './state.ts';
import { readPlacesSearch, parsePlaceTypes } from './search.ts';
import type { Place } from './state.ts';

const place = (id: string, name: string, address: string): Place => ({
  id,
  type: 'hotel',
  name: { text: name, lang: 'pt' },
  address: { text: address, lang: 'pt' },
  localAddress: null,
  point: null,
  phone: null,
  web: null,
  hours: null,
  services: null,
  photo: null,
  venues: [],
});
const places = [place('A', 'Hotel Ipê Claro', 'Eixo Norte'), place('B', 'Marina Sete', 'Via do Lago')];

describe('R17: the types of an address', () => {
  it.each([
    ['hotel', ['hotel']],
    ['Hospital', ['hospital']],
    ['other,hotel', ['hotel', 'other']],
    ['hotel,hotel', ['hotel']],
    ['castle', undefined],
    ['hotel,castle', undefined],
    ['', undefined],
  ])('are read from %s', (text, types) => expect(parsePlaceTypes(text)).toEqual(types));
});

it('places are found by name and address, with or without accents', () => {
  const ids = (q: string) => searchPlaces(places, q).map(({ id }) => id);
  expect([ids('ipe'), ids('lago marina'), ids('nowhere'), ids('')]).toEqual([['A'], ['B'], [], ['A', 'B']]);
});

it('places are ordered by name if no distance is known', () => {
  const places = ['Óasis', 'Marina', 'Ouro'].map((name) => place(name, name, ''));
  const names = placesByName(places, new Intl.Collator('pt').compare).map(({ id }) => id);
  expect(names).toEqual(['Marina', 'Óasis', 'Ouro']);
});

it('a place is opened by its id, and an unknown id opens none', () => {
  expect(findPlace(places, 'b')?.id).toBe('B');
  expect(findPlace(places, 'zz')).toBeUndefined();
  expect(readPlacesSearch({ place: '<b>', q: ' a ' })).toEqual({ place: undefined, q: 'a' });
  expect(readPlacesSearch({ near: 1 }).near).toBe('1');
});
