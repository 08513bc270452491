import { describe, expect, it } from 'vitest';
import { readAccessLogSearch } from './search.ts';
import { accessLogPath, chartColumns, hasRange, withFilter } from './state.ts';

describe('the address of the access log', () => {
  it('keeps known filters and drops others', () => {
    expect(
      readAccessLogSearch({
        range: 'custom',
        from: '2026-10-12',
        to: '2026-10-13',
        status: '4xx',
        device: 'Mobile',
        language: 'ar',
        app: 'android-pwa',
        route: 'GET /api/v1/units/{id}',
        discipline: 'swm',
      }),
    ).toEqual({
      range: 'custom',
      from: '2026-10-12',
      to: '2026-10-13',
      status: '4xx',
      device: 'Mobile',
      language: 'ar',
      app: 'android-pwa',
      route: 'GET /api/v1/units/{id}',
      discipline: 'swm',
    });
    expect(
      readAccessLogSearch({ range: 'years', from: 'x', status: '999', device: 'Car', route: '<b>', discipline: 'S W' }),
    ).toEqual({});
  });

  it('contains days only if the reader chose them', () => {
    expect(readAccessLogSearch({ range: 'weekly', from: '2026-10-12', to: '2026-10-13' })).toEqual({ range: 'weekly' });
    expect(hasRange({ range: 'custom', from: '2026-10-12' })).toBe(false);
    expect(hasRange({ range: 'custom', from: '2026-10-12', to: '2026-10-12' })).toBe(true);
    expect(hasRange({})).toBe(true);
  });

  it('translates a filter into the parameters and platform names of the API', () => {
    expect(accessLogPath({})).toBe('/api/v1/access-log');
    expect(accessLogPath({ app: 'ios', status: '404' }, 'csv')).toBe(
      '/api/v1/access-log?status=404&platform=ios&format=csv',
    );
  });

  it('loses a filter that is pressed again', () => {
    const search = withFilter({ range: 'weekly' }, 'device', 'Bot');
    expect(search).toEqual({ range: 'weekly', device: 'Bot' });
    expect(withFilter(search, 'device', 'Bot').device).toBeUndefined();
    expect(withFilter(search, 'device', 'Tablet').device).toBe('Tablet');
  });
});

describe('the columns of the chart', () => {
  it('are stacked: the highest fills the height, and hidden parts have no height', () => {
    const { max, columns } = chartColumns({
      buckets: [
        { start: '2026-10-12', counts: { '2xx': 60, '3xx': 20, '4xx': 20, '5xx': 0 } },
        { start: '2026-10-13', counts: { '2xx': 50, '3xx': null, '4xx': 0, '5xx': 0 } },
      ],
    });
    expect(max).toBe(100);
    expect(columns.map(({ parts }) => parts.map(({ top, height }) => [top, height]))).toEqual([
      [
        [60, 60],
        [80, 20],
        [100, 20],
        [100, 0],
      ],
      [
        [50, 50],
        [50, 0],
        [50, 0],
        [50, 0],
      ],
    ]);
  });

  it('have no height without requests', () => {
    const { max, columns } = chartColumns({
      buckets: [{ start: '2026-10-12', counts: { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 } }],
    });
    expect([max, columns[0]!.parts[0]!.height]).toEqual([1, 0]);
  });
});
