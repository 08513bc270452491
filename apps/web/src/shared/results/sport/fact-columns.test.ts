import { disciplineFor } from '@podium/disciplines';
import { expect, it } from 'vitest';
import { factColumns, readLines, withoutSplit } from './fact-columns.ts';
import type { DetailAnswer, UnitAnswer } from '@podium/contract';

const er = (code: string, value: string, pos?: string): DetailAnswer => ({ type: 'ER', code, pos, value });
const table = (
  code: string,
  lines: { startOrder?: string; details: DetailAnswer[] }[],
  details: DetailAnswer[] = [],
) => {
  const unit = {
    results: lines.map((line) => ({ resultType: 'TIME', startOrder: null, ...line })),
    details,
  } as unknown as UnitAnswer;
  const discipline = disciplineFor(code);
  return factColumns(discipline, unit.results, readLines(discipline, unit)).map(({ heading, width, cell }) => [
    heading.place ?? heading.phrase,
    width,
    ...unit.results.map(cell),
  ]);
};

it('a sport has its columns if its lines have values for them', () => {
  const splits = [
    er('INTERMEDIATE', '30.06', '1'),
    er('INTERMEDIATE', '1:01.08', '2'),
    er('INTERMEDIATE', '1:31.00', 'F'),
  ];
  const lines = [
    { startOrder: '5', details: [er('REACT_TIME', '0.79'), ...splits] },
    { startOrder: '4', details: [er('INTERMEDIATE', '30.25', '1')] },
  ];
  expect(table('SWM', lines, [{ type: 'UI', code: 'INTERMEDIATE', pos: '1', value: '50 m' }])).toEqual([
    ['lane', 'tablet', '5', '4'],
    ['reactionShort', 'wide', '0.79', ''],
    ['50 m', 'wide', '30.06', '30.25'],
    ['splitNumber', 'wide', '1:01.08', ''],
  ]);
  expect(table('SWM', [{ details: [] }])).toEqual([]);
});

it('a triathlon shows the time of each segment, including the run', () => {
  const split = (pos: string, value: string, section: string) => ({
    ...er('INTERMEDIATE', value, pos),
    attributes: { Value2: section },
  });
  const details = [split('F', '58:20', '16:02'), split('1', '9:58', '9:58'), split('2', '10:41', '43')];
  const names = ['SWIM', 'TRANS1'].map((value, index) => ({
    type: 'UI',
    code: 'INTERMEDIATE',
    pos: `${index + 1}`,
    value,
  }));
  expect(table('TRI', [{ details }], names)).toEqual([
    ['SWIM', 'wide', '9:58'],
    ['TRANS1', 'wide', '43'],
    ['run', 'wide', '16:02'],
  ]);
});

it('a long jump has a column for each attempt, from the first', () => {
  const attempts = ['7.01', 'x', '7.40'].map((value, index) => er('ATTEMPT', value, String(index + 1)));
  expect(table('ATH', [{ details: attempts }]).map(([, , value]) => value)).toEqual(['7.01', 'x', '7.40']);
});

it('a table of a long series has six columns, evenly spread', () => {
  const details = Array.from({ length: 29 }, (_, index) => er('INTERMEDIATE', String(index + 1), String(index + 1)));
  expect(table('SWM', [{ details }]).map(([, , value]) => value)).toEqual(['5', '10', '15', '20', '25']);
});

it('W11: weightlifting has a column for each attempt of both lifts, and one for the best of each', () => {
  const lift = (code: string, best: string, ...attempts: string[]) => ({
    ...er(code, best),
    extensions: attempts.flatMap((value, index) => [
      { code: 'ATTEMPT', pos: `${index + 1}`, value: value.replace('x', '') },
      { code: 'ATTEMPT_VALID', pos: `${index + 1}`, value: value.endsWith('x') ? 'N' : 'Y' },
    ]),
  });
  const lines = [
    { details: [lift('SNATCH', '125', '120', '125', '128x'), lift('CLEAN', '150', '150', '155x')] },
    { details: [lift('SNATCH', '110', '110')] },
  ];
  expect(table('WLF', lines)).toEqual([
    ['snatchNumber', 'wide', '120', '110'],
    ['snatchNumber', 'wide', '125', ''],
    ['snatchNumber', 'wide', '128 x', ''],
    ['snatch', 'tablet', '125', '110'],
    ['cleanAndJerkNumber', 'wide', '150', ''],
    ['cleanAndJerkNumber', 'wide', '155 x', ''],
    ['cleanAndJerk', 'tablet', '150', ''],
  ]);
});

it('W11: a high jump has a column for each height, in order, with the height as its name', () => {
  const heights = (code: string) =>
    ['1.80', '1.85', '1.90'].map((value, index) => ({ type: 'UI', code, pos: `${index + 1}`, value }));
  for (const code of ['INTERMEDIATE', 'ATTEMPT']) {
    const lines = [
      { resultType: 'DISTANCE', details: [er(code, 'o', '1'), er(code, 'xo', '2'), er(code, 'xxx', '3')] },
      { resultType: 'DISTANCE', details: [er(code, '-', '1'), er(code, 'xxx', '2')] },
    ];
    expect(table('ATH', lines, heights(code))).toEqual([
      ['1.80', 'wide', 'o', '-'],
      ['1.85', 'wide', 'xo', 'xxx'],
      ['1.90', 'wide', 'xxx', ''],
    ]);
  }
});

it('W11: a table with many heights shows the six highest', () => {
  const values = ['1.60', '1.65', '1.70', '1.75', '1.80', '1.85', '1.88', '1.90'];
  const places = values.map((value, index) => ({ type: 'UI', code: 'INTERMEDIATE', pos: `${index + 1}`, value }));
  const details = values.map((_, index) => er('INTERMEDIATE', 'o', `${index + 1}`));
  expect(table('ATH', [{ details }], places).map(([heading]) => heading)).toEqual(values.slice(2));
});

it('a live race has no column for the split at which it is currently shown', () => {
  const unit = {
    results: [
      {
        resultType: 'TIME',
        startOrder: null,
        details: [er('INTERMEDIATE', '30.06', '1'), er('INTERMEDIATE', '58.27', '2')],
      },
    ],
    details: [],
  } as unknown as UnitAnswer;
  const discipline = disciplineFor('SWM');
  const columns = factColumns(discipline, unit.results, readLines(discipline, unit));
  expect(withoutSplit(columns, columns[1]!.heading)).toEqual([columns[0]]);
  expect(withoutSplit(columns, undefined)).toEqual(columns);
});
