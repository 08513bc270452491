/** The made-up meet of `small-meet.ts` as files of Hy-Tek, written from the descriptions of their columns. */

type Field = readonly [column: number, text: string];

/** A record of fixed columns, counted from 1. */
function record(kind: string, ...fields: readonly Field[]): string {
  let line = kind.padEnd(160);
  for (const [column, text] of fields) line = line.slice(0, column - 1) + text + line.slice(column - 1 + text.length);
  return line.trimEnd();
}

const right = (text: string, length: number): string => text.padStart(length);

const meet = [
  record('A1', [3, '07'], [5, 'Results From MM to TM'], [30, 'Hy-Tek, Ltd'], [45, 'MM5 8.0Fd'], [59, '03162031']),
  record('B1', [3, 'Lagoon Cup 2031'], [48, 'Lagoon Pool'], [93, '03152031'], [101, '03152031'], [117, '   12']),
  record('B2', [99, 'L']),
];

const team = (code: string, name: string): string[] => [
  record('C1', [3, code], [8, name], [54, 'CV'], [56, 'Contact Person']),
  record('C2', [3, 'Street 1'], [105, 'CPV']),
  record('C3', [93, 'club@example.org']),
];

interface Person {
  id: string;
  last: string;
  first: string;
  gender: 'M' | 'F';
  born: string;
}

const ivo: Person = { id: '901', last: 'Évora', first: 'Ivo', gender: 'M', born: '05012012' };
const rui: Person = { id: '902', last: 'Lima', first: 'Rui', gender: 'M', born: '07022013' };
const ana: Person = { id: '903', last: 'Tavares', first: 'Ana', gender: 'F', born: '01092019' };

const swimmer = ({ id, last, first, gender, born }: Person): string =>
  record('D1', [3, gender], [4, right(id, 5)], [9, last], [29, first], [70, `L${id}`], [89, born], [97, ' 18']);

interface Race {
  number: string;
  gender: string;
  distance: string;
  stroke: string;
}
const free: Race = { number: '1', gender: 'M', distance: '100', stroke: 'A' };
const breast: Race = { number: '2', gender: 'F', distance: '50', stroke: 'C' };
const medley: Race = { number: '102', gender: 'X', distance: '200', stroke: 'E' };

const race = ({ number, gender, distance, stroke }: Race, seed: string): Field[] => [
  [14, `${gender}${gender}`],
  [16, right(distance, 6)],
  [22, stroke],
  [23, '  0109'],
  [33, '  2.75'],
  [39, right(number, 4)],
  [43, `${right(seed, 8)}L`],
  [52, `${right(seed, 8)}L`],
];

const entry = ({ id, last, gender }: Person, event: Race, seed: string, ...more: readonly Field[]): string =>
  record('E1', [3, gender], [4, right(id, 5)], [9, last.slice(0, 5)], ...race(event, seed), ...more);

interface Result {
  round: string;
  time: string;
  heat: string;
  lane: string;
  place: string;
  more?: readonly Field[];
}

const result = (kind: 'E2' | 'F2', { round, time, heat, lane, place, more = [] }: Result): string =>
  record(
    kind,
    [3, round],
    [4, `${right(time, 8)}L`],
    [21, right(heat, 3)],
    [24, right(lane, 3)],
    [30, right(place, 4)],
    [kind === 'E2' ? 88 : 103, '03152031'],
    ...more,
  );

const file = (...lines: readonly string[]): string => [...meet, ...lines].join('\r\n');

export const smallHy3Entries = file(
  ...team('CNP', 'Clube Náutico da Praia'),
  swimmer(ivo),
  entry(ivo, free, '58.10'),
  swimmer(rui),
  entry(rui, free, '61.00'),
  ...team('SM', 'Sal Mar'),
  swimmer(ana),
  entry(ana, breast, '0.00'),
);

const relayEntry = record('F1', [3, 'CNP'], [8, 'A'], ...race(medley, '0.00'), [85, '4'], [98, 'A']);

export const smallHy3Results = file(
  ...team('CNP', 'Clube Náutico da Praia'),
  swimmer(ivo),
  entry(ivo, free, '58.10', [61, '  512.00']),
  result('E2', {
    round: 'P',
    time: '57.90',
    heat: '1',
    lane: '4',
    place: '1',
    more: [
      [39, '   57.91'],
      [83, ' 0.72'],
    ],
  }),
  record('G1', [3, 'P 1'], [6, '   27.50'], [14, 'P 2'], [17, '   57.90']),
  entry(ivo, free, '58.10', [61, '  512.00']),
  result('E2', { round: 'F', time: '57.40', heat: '1', lane: '5', place: '1' }),
  swimmer(rui),
  entry(rui, free, '0.00'),
  result('E2', { round: 'P', time: '60.75', heat: '2', lane: '3', place: '0', more: [[13, 'Q4A']] }),
  record('H1', [3, '4ATurned on the side after 50 m']),
  relayEntry,
  result('F2', {
    round: 'F',
    time: '119.99',
    heat: '1',
    lane: '2',
    place: '1',
    more: [
      [83, ' 0.70'],
      [88, '-0.03'],
    ],
  }),
  record('F3', [3, 'M'], [4, '  902Lima F1'], [16, 'M'], [17, '  901ÉvoraF2']),
  ...team('SM', 'Sal Mar'),
  swimmer(ana),
  entry(ana, breast, '0.00'),
  result('E2', { round: 'F', time: '49.05', heat: '1', lane: '1', place: '1' }),
);

const sdifName = ({ last, first }: Person): string => `${last}, ${first} M`;

const sdifRace = (from: number, { number, gender, distance, stroke }: Race): Field[] => [
  [from, gender],
  [from + 1, right(distance, 4)],
  [from + 5, stroke],
  [from + 6, right(number, 4)],
  [from + 10, 'UNOV'],
];

interface SdifTimes {
  seed?: string;
  prelim?: string;
  final?: string;
  heats?: string;
  places?: string;
  points?: string;
}

const sdifTimes = (
  from: number,
  { seed = '', prelim = '', final = '', heats = '', places = '', points = '' }: SdifTimes,
): Field[] => [
  [from, seed === '' ? '' : `${right(seed, 8)}L`],
  [from + 9, prelim === '' ? '' : `${right(prelim, 8)}L`],
  [from + 27, final === '' ? '' : `${right(final, 8)}L`],
  [from + 36, heats],
  [from + 44, places],
  [from + 50, points],
];

const sdifEntry = (person: Person, event: Race, times: SdifTimes): string =>
  record(
    'D01',
    [12, sdifName(person)],
    [40, `L${person.id}`],
    [53, 'CPV'],
    [56, person.born],
    [64, '18'],
    [66, person.gender],
    ...sdifRace(67, event),
    [81, '03152031'],
    ...sdifTimes(89, times),
  );

/** The results once more as `.cl2`, which has no reaction times of swimmers and no reasons. */
export const smallSdif = [
  record('A01', [4, 'V3'], [14, 'Meet Results']),
  record(
    'B11',
    [12, 'Lagoon Cup 2031'],
    [42, 'Lagoon Pool'],
    [86, 'Praia'],
    [118, 'CPV'],
    [122, '0315203103152031'],
    [150, 'L'],
  ),
  record('C11', [12, 'CVCNP'], [18, 'Clube Náutico da Praia'], [64, 'Street 1'], [140, 'CPV']),
  sdifEntry(
    ivo,
    { ...free, stroke: '1' },
    {
      seed: '58.10',
      prelim: '57.90',
      final: '57.40',
      heats: ' 1 4 1 5',
      places: '  1  1',
      points: ' 512',
    },
  ),
  record('G01', [16, 'Évora, Ivo M'], [57, ' 1'], [59, '  50C'], [64, '   27.50'], [144, 'P']),
  sdifEntry(rui, { ...free, stroke: '1' }, { prelim: 'DQ', heats: ' 2 3' }),
  record(
    'E01',
    [12, 'A'],
    [13, 'CVCNP'],
    [19, ' 2'],
    ...sdifRace(21, { ...medley, stroke: '7' }),
    [38, '03152031'],
    ...sdifTimes(46, { final: '1:59.99', heats: '     1 2', places: '     1' }),
  ),
  ...[rui, ivo].map((person, index) =>
    record(
      'F01',
      [16, 'CVCNP'],
      [22, 'A'],
      [23, sdifName(person)],
      [51, `L${person.id}`],
      [63, 'CPV'],
      [66, person.born],
      [76, person.gender],
      [79, String(index + 1)],
    ),
  ),
  record('C11', [12, 'CVSM'], [18, 'Sal Mar'], [140, 'CPV']),
  sdifEntry(ana, { ...breast, stroke: '3' }, { final: '49.05', heats: '     1 1', places: '     1' }),
  record('Z01'),
].join('\r\n');
