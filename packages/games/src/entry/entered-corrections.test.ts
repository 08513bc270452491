import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enteredCorrections } from './entered-corrections.ts';

type Line = Parameters<typeof enteredCorrections>[0]['lines'][number];
const line = (competitor: string, values: Partial<Line> = {}): Line => ({
  competitor,
  side: null,
  rank: '1',
  resultType: 'TIME',
  result: '10.52',
  irm: null,
  wlt: null,
  details: [],
  ...values,
});
const findCorrections = (fed: Line[], entered: Line[]): unknown[] =>
  enteredCorrections({ lines: fed, periods: [] }, { lines: entered, periods: [] }).map(({ competitor, field, value }) =>
    [competitor, field, value].join(' '),
  );

test('a value that was entered by hand replaces a different one of the feed', () => {
  expect(findCorrections([line('A')], [line('A', { result: '10.48' })])).toEqual(['A result 10.48']);
  expect(findCorrections([line('A')], [line('A', { rank: '2' })])).toEqual(['A rank 2']);
  expect(findCorrections([line('A')], [line('A', { rank: null, result: null, irm: 'DSQ' })])).toEqual(['A irm DSQ']);
});

test('a mark that was entered replaces a disqualification by the feed', () => {
  const fed = line('A', { rank: null, result: null, irm: 'DSQ', resultType: 'IRM' });
  expect(findCorrections([fed], [line('A')])).toEqual(['A irm ', 'A result 10.52', 'A rank 1']);
});

test('the same mark in other digits is not a difference, and missing entered values come from the feed', () => {
  expect(findCorrections([line('A', { result: '10.520' })], [line('A')])).toEqual([]);
  expect(findCorrections([line('A')], [line('A', { rank: null, result: null })])).toEqual([]);
});

test('competitors who are in only one of the two results are not compared', () => {
  expect(findCorrections([line('A')], [line('B', { result: '9.99' })])).toEqual([]);
});

test('scores of sets, and attempts, are compared one by one, and a set that the feed does not send is left out', () => {
  const [home, away] = [
    line('A', { side: 'home', result: '2', resultType: 'POINTS' }),
    line('B', { side: 'away' }),
  ] as const;
  const attempts = [
    { code: 'ATTEMPT', pos: '1', value: '7.60' },
    { code: 'ATTEMPT', pos: '2', value: 'x' },
    { code: 'WIND_SPEED', pos: '2', value: '+0.4' },
  ];
  const fed = {
    lines: [{ ...home, details: attempts }, away],
    periods: [{ code: 'S1', homePeriod: '25', awayPeriod: '20' }],
  };
  const entered = {
    lines: [{ ...home, details: attempts.with(1, { code: 'ATTEMPT', pos: '2', value: '7.65' }) }, away],
    periods: [
      { code: 'S1', homePeriod: '25', awayPeriod: '21' },
      { code: 'S2', homePeriod: '25', awayPeriod: '10' },
    ],
  };
  expect(enteredCorrections(fed, entered)).toEqual([
    { competitor: 'A', field: 'fact.ATTEMPT.2', value: '7.65' },
    { competitor: 'B', field: 'part.S1', value: '21' },
  ]);
});

test('a result needs no correction if the feed and the entry agree', () => {
  const lines = fc.array(
    fc.record({
      competitor: fc.constantFrom('A', 'B', 'C'),
      result: fc.constantFrom(null, '10.52', '2'),
      rank: fc.constantFrom(null, '1', '2'),
      irm: fc.constantFrom(null, 'DSQ'),
    }),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(lines, (list) => {
      const result = [...new Map(list.map((one) => [one.competitor, line(one.competitor, one)])).values()];
      expect(findCorrections(result, result)).toEqual([]);
    }),
  );
});
