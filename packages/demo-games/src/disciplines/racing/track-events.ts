import type { Contest } from '../../formats/contest.ts';
import type { PersonGender } from '../../model.ts';
import { makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';
import { race } from './race.ts';

export interface TrackEvent {
  /** Event code, by gender if boys and girls run different distances. */
  type: string | Readonly<Record<PersonGender, string>>;
  term: SixTexts | Readonly<Record<PersonGender, SixTexts>>;
  /** Times of very good boys and girls, in thousandths. */
  best: readonly [number, number];
  lanes: number;
  splits: readonly { label: string; share: number }[];
  hasHeats: boolean;
  hasWind?: boolean;
  isRelay?: boolean;
  forYoungest: boolean;
}

export const metres = (count: string): SixTexts =>
  makeTexts(`${count} m`, `${count} m`, `${count} m`, `${count} m`, `${count} م`, `${count} m`);
const hurdles = (metresRun: string): SixTexts =>
  makeTexts(
    `${metresRun} m hurdles`,
    `${metresRun} m vallas`,
    `${metresRun} m com barreiras`,
    `${metresRun} m maneəli qaçış`,
    `${metresRun} م حواجز`,
    `${metresRun} m haies`,
  );
const evenSplits = (total: number, step: number) =>
  Array.from({ length: Math.ceil(total / step) - 1 }, (_, index) => ({
    label: `${(index + 1) * step} m`,
    share: ((index + 1) * step) / total,
  }));

export const trackEvents: readonly TrackEvent[] = [
  {
    type: '100M',
    term: metres('100'),
    best: [10_500, 11_700],
    lanes: 8,
    splits: [],
    hasHeats: true,
    hasWind: true,
    forYoungest: true,
  },
  {
    type: '200M',
    term: metres('200'),
    best: [21_300, 24_000],
    lanes: 8,
    splits: [],
    hasHeats: true,
    hasWind: true,
    forYoungest: true,
  },
  {
    type: '400M',
    term: metres('400'),
    best: [47_400, 54_500],
    lanes: 8,
    splits: evenSplits(400, 200),
    hasHeats: true,
    forYoungest: true,
  },
  {
    type: '800M',
    term: metres('800'),
    best: [111_500, 127_500],
    lanes: 8,
    splits: evenSplits(800, 400),
    hasHeats: true,
    forYoungest: true,
  },
  {
    type: '1500M',
    term: metres('1500'),
    best: [230_500, 266_000],
    lanes: 14,
    splits: evenSplits(1500, 400),
    hasHeats: false,
    forYoungest: true,
  },
  {
    type: '3000M',
    term: metres('3000'),
    best: [500_000, 580_000],
    lanes: 16,
    splits: evenSplits(3000, 1000),
    hasHeats: false,
    forYoungest: true,
  },
  {
    type: { M: '110MH', W: '100MH' },
    term: { M: hurdles('110'), W: hurdles('100') },
    best: [13_600, 13_500],
    lanes: 8,
    splits: [],
    hasHeats: true,
    hasWind: true,
    forYoungest: true,
  },
  {
    type: '400MH',
    term: hurdles('400'),
    best: [52_300, 60_000],
    lanes: 8,
    splits: evenSplits(400, 200),
    hasHeats: true,
    forYoungest: false,
  },
  {
    type: '2000MSC',
    term: makeTexts(
      '2000 m steeplechase',
      '2000 m obstáculos',
      '2000 m com obstáculos',
      '2000 m stipl-çeyz',
      '2000 م موانع',
      '2000 m steeple',
    ),
    best: [345_000, 405_000],
    lanes: 16,
    splits: evenSplits(2000, 400),
    hasHeats: false,
    forYoungest: false,
  },
  {
    type: '5000MRW',
    term: makeTexts(
      '5000 m race walk',
      '5000 m marcha',
      '5000 m marcha atlética',
      '5000 m idman yerişi',
      '5000 م مشي',
      '5000 m marche',
    ),
    best: [1_280_000, 1_420_000],
    lanes: 20,
    splits: evenSplits(5000, 1000),
    hasHeats: false,
    forYoungest: false,
  },
  {
    type: '4X100M',
    term: makeTexts(
      '4 x 100 m relay',
      'relevo 4 x 100 m',
      'revezamento 4 x 100 m',
      '4 x 100 m estafet',
      'تتابع 4 × 100 م',
      'relais 4 x 100 m',
    ),
    best: [41_200, 46_600],
    lanes: 8,
    splits: evenSplits(400, 100),
    hasHeats: false,
    isRelay: true,
    forYoungest: true,
  },
];

export function trackContest(event: TrackEvent, gender: 'M' | 'W', slower: number): Contest {
  return race({
    bestMs: event.best[gender === 'M' ? 0 : 1] * slower,
    spread: 0.017,
    decimals: 2,
    splits: event.splits,
    reaction: event.lanes === 8 && (event.isRelay || event.splits.length < 2) ? [128, 225] : undefined,
    hasWind: event.hasWind,
    isRelay: event.isRelay,
    lanes: event.lanes,
  });
}
