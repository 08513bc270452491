import { drawRounds, drawTexts } from '@podium/games';
import type { PhaseKind, Texts } from '@podium/games';
import { joined } from '../six-texts.ts';
import type { RoundName } from './round-titles.ts';

/** A round as its event lists it. */
export interface ListRound {
  /** Part of ids: `FNL`. */
  code: string;
  kind: PhaseKind;
  /** Rounds of greater depth decide more. */
  depth: number;
  name: Texts;
  /** Name of one contest before its number; by default that of the round. */
  contest?: Texts;
  pool?: string;
}

const ofDraw = (size: number, depth: number): ListRound => {
  const { phase, name, contest } = drawRounds[size]!;
  return { code: phase, kind: size === 2 ? 'final' : 'knockout', depth, name, ...(contest && { contest }) };
};

const timedFinal: Texts = {
  en: 'Timed final',
  es: 'Final por tiempo',
  pt: 'Final por tempo',
  az: 'Vaxta görə final',
  ar: 'النهائي بالزمن',
  fr: 'Finale au temps',
};
const qualification: Texts = {
  en: 'Qualification',
  es: 'Clasificatoria',
  pt: 'Classificatória',
  az: 'Təsnifat',
  ar: 'التصفيات التأهيلية',
  fr: 'Qualifications',
};

const rounds = {
  final: ofDraw(2, 9),
  timedFinal: { code: 'TIM', kind: 'final', depth: 9, name: timedFinal, contest: drawTexts.heat },
  semifinal: ofDraw(4, 7),
  quarterfinal: ofDraw(8, 6),
  r16: ofDraw(16, 5),
  r32: ofDraw(32, 4),
  r64: ofDraw(64, 3),
  bronze: { code: 'BRZ', kind: 'final', depth: 8, name: drawTexts.bronzes, contest: drawTexts.bronze },
  repechage: { code: 'REP', kind: 'repechage', depth: 6, name: drawTexts.repechage },
  qualification: { code: 'QUAL', kind: 'qualification', depth: 1, name: qualification },
  heats: { code: 'HEAT', kind: 'heats', depth: 2, name: drawTexts.heats, contest: drawTexts.heat },
  /** Matches without a round: everybody against everybody. */
  table: { code: 'RR', kind: 'pool', depth: 1, name: drawTexts.table, pool: 'A' },
} as const satisfies Readonly<Record<RoundName, ListRound>>;

export const listRound = (name: RoundName): ListRound => rounds[name];

/** The pool with a letter or number: `Group A`. */
export const poolRound = (pool: string): ListRound => ({
  code: `GP${pool}`,
  kind: 'pool',
  depth: 1,
  name: joined(' ', drawTexts.pool, pool),
  pool,
});
