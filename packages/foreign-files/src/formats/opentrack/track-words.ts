import type { Texts } from '@podium/games';
import { drawTexts } from '@podium/games';
import { lookUp } from '../../look-up.ts';
import { joined, own, six } from '../../six-texts.ts';

export const athletics = six('Athletics', 'Atletismo', 'Atletismo', 'Atletika', 'ألعاب القوى', 'Athlétisme');

/** Kinds of events by what is measured. */
export type Measure = 'time' | 'distance' | 'height' | 'points';

const fields: Readonly<Record<string, readonly [Measure, Texts]>> = {
  LJ: [
    'distance',
    six(
      'Long jump',
      'Salto de longitud',
      'Salto em distância',
      'Uzunluğa tullanma',
      'الوثب الطويل',
      'Saut en longueur',
    ),
  ],
  TJ: [
    'distance',
    six('Triple jump', 'Triple salto', 'Salto triplo', 'Üçtəkanla tullanma', 'الوثب الثلاثي', 'Triple saut'),
  ],
  SP: [
    'distance',
    six('Shot put', 'Lanzamiento de bala', 'Arremesso de peso', 'Nüvə itələmə', 'دفع الجلة', 'Lancer du poids'),
  ],
  DT: [
    'distance',
    six('Discus throw', 'Lanzamiento de disco', 'Lançamento do disco', 'Disk atma', 'رمي القرص', 'Lancer du disque'),
  ],
  HT: [
    'distance',
    six(
      'Hammer throw',
      'Lanzamiento de martillo',
      'Lançamento do martelo',
      'Çəkic atma',
      'رمي المطرقة',
      'Lancer du marteau',
    ),
  ],
  JT: [
    'distance',
    six(
      'Javelin throw',
      'Lanzamiento de jabalina',
      'Lançamento do dardo',
      'Nizə atma',
      'رمي الرمح',
      'Lancer du javelot',
    ),
  ],
  BT: [
    'distance',
    six('Ball throw', 'Lanzamiento de pelota', 'Arremesso de bola', 'Top atma', 'رمي الكرة', 'Lancer de balle'),
  ],
  HJ: [
    'height',
    six('High jump', 'Salto de altura', 'Salto em altura', 'Hündürlüyə tullanma', 'الوثب العالي', 'Saut en hauteur'),
  ],
  PV: [
    'height',
    six('Pole vault', 'Salto con garrocha', 'Salto com vara', 'Şüvüllə tullanma', 'القفز بالزانة', 'Saut à la perche'),
  ],
  DEC: ['points', six('Decathlon', 'Decatlón', 'Decatlo', 'Onnövçülük', 'العشاري', 'Décathlon')],
  OCT: ['points', six('Octathlon', 'Octatlón', 'Octatlo', 'Səkkiznövçülük', 'الثماني', 'Octathlon')],
  HEP: ['points', six('Heptathlon', 'Heptatlón', 'Heptatlo', 'Yeddinövçülük', 'السباعي', 'Heptathlon')],
  HEX: ['points', six('Hexathlon', 'Hexatlón', 'Hexatlo', 'Altınövçülük', 'السداسي', 'Hexathlon')],
  PEN: ['points', six('Pentathlon', 'Pentatlón', 'Pentatlo', 'Beşnövçülük', 'الخماسي', 'Pentathlon')],
  QUAD: ['points', six('Quadrathlon', 'Tetratlón', 'Tetratlo', 'Dördnövçülük', 'الرباعي', 'Quadrathlon')],
  TRI: [
    'points',
    six(
      'Triathlon of athletics',
      'Triatlón atlético',
      'Triatlo atlético',
      'Atletika üçnövçülüyü',
      'ثلاثي ألعاب القوى',
      'Triathlon athlétique',
    ),
  ],
};

/** Words of files for combined events: `Decathlon`. */
export const combinedCodes: Readonly<Record<string, string>> = {
  DECATHLON: 'DEC',
  OCTATHLON: 'OCT',
  HEPTATHLON: 'HEP',
  HEXATHLON: 'HEX',
  PENTATHLON: 'PEN',
  QUADRATHLON: 'QUAD',
  TRIATHLON: 'TRI',
};

const hurdles = six('hurdles', 'con vallas', 'com barreiras', 'maneə ilə', 'حواجز', 'haies');
const steeple = six('steeplechase', 'con obstáculos', 'com obstáculos', 'maneəli', 'موانع', 'steeple');
const walk = six('race walk', 'marcha', 'marcha atlética', 'idman yerişi', 'مشي', 'marche');
const relayName = (legs: string, distance: string): Texts => {
  const race = `${legs} × ${distance} m`;
  return six(
    `${race} relay`,
    `Relevo ${race}`,
    `Revezamento ${race}`,
    `${race} estafet`,
    `تتابع ${legs} × ${distance} م`,
    `Relais ${race}`,
  );
};
const meters = six('m', 'm', 'm', 'm', 'م', 'm');
const kilometers = six('km', 'km', 'km', 'km', 'كم', 'km');
const others: Readonly<Record<string, Texts>> = {
  MAR: six('Marathon', 'Maratón', 'Maratona', 'Marafon', 'الماراثون', 'Marathon'),
  HM: six('Half marathon', 'Medio maratón', 'Meia maratona', 'Yarımmarafon', 'نصف الماراثون', 'Semi-marathon'),
  MILE: six('Mile', 'Milla', 'Milha', 'Mil', 'الميل', 'Mile'),
  XC: six('Cross country', 'Campo a través', 'Cross country', 'Kros', 'اختراق الضاحية', 'Cross-country'),
};

/** A jump, throw or run by its code: `LJ`, `100`, `110H`, `3000SC`, `20KW`, `4x100`. */
export interface TrackEventWords {
  measure: Measure;
  /** Undefined for a code that is not known: the file names the event. */
  name?: Texts;
  /** Runners of a relay team. */
  teamSize?: number;
}

export function eventWords(code: string): TrackEventWords {
  const upper = code.toUpperCase();
  // Weights of implements follow the code: `SP4K`.
  const field = lookUp(fields, upper) ?? lookUp(fields, /^(?:LJ|TJ|SP|DT|HT|JT|BT|HJ|PV)(?=[\d.])/u.exec(upper)?.[0]);
  if (field) return { measure: field[0], name: field[1] };
  const other = lookUp(others, upper === '1M' ? 'MILE' : upper);
  if (other) return { measure: 'time', name: other };
  const [, legs, distance] = /^(\d{1,2})X(\d{2,5})(?:M|H)?$/u.exec(upper) ?? [];
  if (legs !== undefined) return { measure: 'time', teamSize: Number(legs), name: relayName(legs, distance!) };
  if (/^(\d{1,2})XRELAY$/u.test(upper)) return { measure: 'time', teamSize: Number.parseInt(upper, 10) };
  const [, length, unit, kind] = /^(\d{1,5})(K|M)?(H|SC|W)?(?:\d.*)?$/u.exec(upper) ?? [];
  if (length === undefined) return { measure: 'time' };
  const words = [own(length), unit === 'K' ? kilometers : meters];
  const what = lookUp({ H: hurdles, SC: steeple, W: walk }, kind);
  return { measure: 'time', name: joined(' ', ...words, ...(what ? [what] : [])) };
}

interface RoundWords {
  order: number;
  kind: 'qualification' | 'heats' | 'knockout' | 'final' | 'other';
  name: Texts;
}

const semifinals = six('Semifinals', 'Semifinales', 'Semifinais', 'Yarımfinal', 'نصف النهائي', 'Demi-finales');
const qualification = six(
  'Qualification',
  'Clasificatoria',
  'Classificatória',
  'Təsnifat',
  'التصفيات التأهيلية',
  'Qualifications',
);

/** Rounds by the word of the file. */
export const rounds: Readonly<Record<string, RoundWords>> = {
  PRELIM: { order: 1, kind: 'qualification', name: qualification },
  QUAL: { order: 1, kind: 'qualification', name: qualification },
  HEAT: { order: 2, kind: 'heats', name: drawTexts.heats },
  QUARTER: {
    order: 3,
    kind: 'knockout',
    name: six('Quarterfinals', 'Cuartos de final', 'Quartas de final', '1/4 final', 'ربع النهائي', 'Quarts de finale'),
  },
  SEMI: { order: 4, kind: 'knockout', name: semifinals },
  FINAL: { order: 5, kind: 'final', name: drawTexts.final },
};

/** Marks in place of a result. */
export const irmWords: Readonly<Record<string, string>> = {
  DNF: 'DNF',
  DNS: 'DNS',
  DQ: 'DSQ',
  DSQ: 'DSQ',
  NM: 'NM',
  NH: 'NM',
  ND: 'NM',
  NT: 'NM',
  R: 'NM',
  RET: 'RET',
  SCR: 'DNS',
};
