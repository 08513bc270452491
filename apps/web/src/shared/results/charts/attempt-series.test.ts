import { disciplineFor } from '@podium/disciplines';
import { describe, expect, it } from 'vitest';
import { attemptSeries } from './attempt-series.ts';
import type { ResultLineAnswer } from '@podium/contract';

const line = (rank: string | null, attempts: readonly string[], more: Partial<ResultLineAnswer> = {}) =>
  ({
    rank,
    irm: null,
    resultType: 'DISTANCE',
    result: attempts[0],
    details: [
      ...attempts.map((value, index) => ({
        type: 'ER',
        code: 'INTERMEDIATE',
        pos: String(index + 1),
        value,
        extensions: index === 0 ? [{ code: 'WIND_SPEED', value: '+1.2' }] : [],
      })),
      { type: 'ER', code: 'BEST_ATTEMPT_NUM', value: '1' },
    ],
    ...more,
  }) as unknown as ResultLineAnswer;
const seriesOf = (results: ResultLineAnswer[]) => attemptSeries(disciplineFor('ATH'), { results, details: [] });

describe('the attempts of a field event', () => {
  const jump = [line('1', ['5.50', 'x', '5.40']), line('2', ['5.25', '5.00', '-']), line('3', ['5.10', 'x', 'x'])];

  it('share one scale from the shortest to the longest, without failures', () => {
    const series = seriesOf(jump)!;
    expect([series.from, series.to]).toEqual(['5.00', '5.50']);
    expect(series.rows.map(({ attempts }) => attempts.map(({ at }) => at))).toEqual([
      [100, undefined, 80],
      [50, 0, undefined],
      [20, undefined, undefined],
    ]);
    expect(series.rows.map(({ best }) => best)).toEqual([100, 50, 20]);
  });

  it('keep the values that were sent, with the wind of each', () => {
    expect(seriesOf(jump)!.rows[0]!.attempts.map(({ text, wind }) => [text, wind])).toEqual([
      ['5.50', '+1.2'],
      ['x', undefined],
      ['5.40', undefined],
    ]);
  });

  it('are not drawn for fewer than three competitors, for one attempt each, or for heights', () => {
    expect(seriesOf(jump.slice(0, 2))).toBeUndefined();
    expect(seriesOf(jump.map((one) => ({ ...one, details: one.details.slice(0, 1) })))).toBeUndefined();
    expect(seriesOf(jump.map((one) => ({ ...one, resultType: 'TIME' })))).toBeUndefined();
    expect(seriesOf([line('1', ['o', 'xo']), line('2', ['o', 'xxx']), line('3', ['xo', '-'])])).toBeUndefined();
  });
});
