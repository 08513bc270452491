import { expect, test } from 'vitest';
import { longestPhrases, shownLength } from './longest-phrases.ts';

test('a message is as long as its texts and the longest branch of each choice', () => {
  expect(shownLength('Medals')).toBe(6);
  expect(shownLength(['Day ', ['day'], ' of ', ['days']])).toBe(8);
  expect(shownLength([['count', 'plural', { one: ['1 heat'], other: [['count'], ' heats in all'] }]])).toBe(13);
});

test('each phrase is the longest of all languages, in the shape of the language that is replaced', () => {
  const french = { nav: { menu: 'Menu', search: 'Recherche' }, live: 'En direct' };
  const others: Parameters<typeof longestPhrases>[1] = [
    { nav: { menu: 'Menü paneli', search: 'Axtar' }, live: 'Canlı' },
    { nav: { menu: ['Menú de ', ['name'], ' con todo'], search: 'Buscar' } },
  ];
  expect(longestPhrases(french, others)).toEqual({
    nav: { menu: ['Menú de ', ['name'], ' con todo'], search: 'Recherche' },
    live: 'En direct',
  });
});
