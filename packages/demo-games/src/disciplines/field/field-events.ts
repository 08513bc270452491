import type { Contest } from '../../formats/contest.ts';
import { makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';
import { attempts } from './attempts.ts';
import { heights } from './heights.ts';

export interface FieldEvent {
  type: string;
  term: SixTexts;
  /** Thousandths of a meter. */
  best: readonly [number, number];
  field: 'JMP' | 'THR';
  form: 'attempts' | 'wind' | 'heights';
  step?: number;
  first?: readonly [number, number];
}

export const fieldEvents: readonly FieldEvent[] = [
  {
    type: 'LJ',
    term: makeTexts(
      'long jump',
      'salto de longitud',
      'salto em distância',
      'uzunluğa tullanma',
      'الوثب الطويل',
      'saut en longueur',
    ),
    best: [7400, 6050],
    field: 'JMP',
    form: 'wind',
  },
  {
    type: 'TJ',
    term: makeTexts('triple jump', 'triple salto', 'salto triplo', 'üçtəkanla tullanma', 'الوثب الثلاثي', 'triple saut'),
    best: [15_100, 12_700],
    field: 'JMP',
    form: 'wind',
  },
  {
    type: 'HJ',
    term: makeTexts(
      'high jump',
      'salto de altura',
      'salto em altura',
      'hündürlüyə tullanma',
      'الوثب العالي',
      'saut en hauteur',
    ),
    best: [2100, 1780],
    field: 'JMP',
    form: 'heights',
    step: 30,
    first: [1700, 1430],
  },
  {
    type: 'PV',
    term: makeTexts(
      'pole vault',
      'salto con pértiga',
      'salto com vara',
      'şüvüllə tullanma',
      'القفز بالزانة',
      'saut à la perche',
    ),
    best: [4700, 3600],
    field: 'JMP',
    form: 'heights',
    step: 100,
    first: [3500, 2500],
  },
  {
    type: 'SP',
    term: makeTexts(
      'shot put',
      'lanzamiento de peso',
      'arremesso do peso',
      'nüvə itələmə',
      'دفع الجلة',
      'lancer du poids',
    ),
    best: [18_700, 16_300],
    field: 'THR',
    form: 'attempts',
  },
  {
    type: 'DT',
    term: makeTexts(
      'discus throw',
      'lanzamiento de disco',
      'lançamento do disco',
      'disk atma',
      'رمي القرص',
      'lancer du disque',
    ),
    best: [57_500, 48_000],
    field: 'THR',
    form: 'attempts',
  },
  {
    type: 'JT',
    term: makeTexts(
      'javelin throw',
      'lanzamiento de jabalina',
      'lançamento do dardo',
      'nizə atma',
      'رمي الرمح',
      'lancer du javelot',
    ),
    best: [68_000, 52_000],
    field: 'THR',
    form: 'attempts',
  },
  {
    type: 'HT',
    term: makeTexts(
      'hammer throw',
      'lanzamiento de martillo',
      'lançamento do martelo',
      'çəkic atma',
      'رمي المطرقة',
      'lancer du marteau',
    ),
    best: [69_000, 61_000],
    field: 'THR',
    form: 'attempts',
  },
];

export function fieldContest(event: FieldEvent, gender: 'M' | 'W', factor: number): Contest {
  const place = gender === 'M' ? 0 : 1;
  const best = Math.round(event.best[place] * factor);
  if (event.form !== 'heights')
    return attempts({ best, spread: event.field === 'THR' ? 0.055 : 0.028, hasWind: event.form === 'wind' });
  return heights({
    best,
    spread: 0.03,
    step: event.step!,
    first: Math.round((event.first![place] * factor) / 10) * 10,
  });
}
