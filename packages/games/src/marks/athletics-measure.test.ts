import { expect, test } from 'vitest';
import { athleticsCode, athleticsMeasure, namedMeasure } from './athletics-measure.ts';

test.each([
  ['Long jump U17', 'distance', 'LONGJUMP'],
  ['Salto de longitud', 'distance', 'LONGJUMP'],
  ['Salto em distância feminino Sub-17', 'distance', 'LONGJUMP'],
  ['Uzunluğa tullanma', 'distance', 'LONGJUMP'],
  ['الوثب الطويل', 'distance', 'LONGJUMP'],
  ['Saut en longueur', 'distance', 'LONGJUMP'],
  ['LJ', 'distance', 'LONGJUMP'],
  ['Triple saut', 'distance', 'TRIPLE'],
  ['Üçtəkanla tullanma', 'distance', 'TRIPLE'],
  ['Lanzamiento de bala', 'distance', 'SHOTPUT'],
  ['Arremesso de peso', 'distance', 'SHOTPUT'],
  ['Nüvə itələmə', 'distance', 'SHOTPUT'],
  ['دفع الجلة', 'distance', 'SHOTPUT'],
  ['Lancer du poids', 'distance', 'SHOTPUT'],
  ['Lançamento do disco', 'distance', 'DISCUS'],
  ['Lancer du marteau', 'distance', 'HAMMER'],
  ['Nizə atma', 'distance', 'JAVELIN'],
  ['رمي الرمح', 'distance', 'JAVELIN'],
  ['Arremesso de pelota', 'distance', 'D.CODE'],
  ['Salto em altura', 'height', 'HIGHJUMP'],
  ['Hündürlüyə tullanma', 'height', 'HIGHJUMP'],
  ['Saut à la perche', 'height', 'POLEVAULT'],
  ['القفز بالزانة', 'height', 'POLEVAULT'],
  ['100 m', 'time', 'CODE'],
  ['4x100 metros misto', 'time', 'CODE'],
  ['Corrida rústica', 'time', 'CODE'],
  ['100 metr qaçış', 'time', 'CODE'],
  ['سباق 100 متر', 'time', 'CODE'],
  ['80 m haies', 'time', 'CODE'],
] as const)('the event %s is decided by %s', (name, measure, code) => {
  expect(namedMeasure(name)).toBe(measure);
  expect(athleticsCode(name, measure, 'CODE')).toBe(code);
  expect(athleticsMeasure(athleticsCode(name, measure, 'CODE'))).toBe(measure);
});

test.each(['Standing jump', 'Pentathlon', 'Prova 3', 'Gincana', ''])(
  'the measure of %j cannot be derived from the name',
  (name) => {
    expect(namedMeasure(name)).toBeUndefined();
  },
);

test('a code derived from a name does not turn a race into a throw', () => {
  expect(athleticsMeasure('SPRINT')).toBe('distance');
  const code = athleticsCode('Sprint', 'time', 'SPRINT');
  expect([code, athleticsMeasure(code)]).toEqual(['T.SPRINT', 'time']);
});
