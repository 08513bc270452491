import type { AccessLogAnswer } from '@podium/contract';
import type { AccessLogSearch, FilterName } from './search.ts';

export const filterNames: readonly FilterName[] = ['status', 'device', 'language', 'app', 'route', 'discipline'];

/** Returns whether the request is complete: a custom range needs both days. */
export const hasRange = ({ range, from, to }: AccessLogSearch): boolean =>
  range !== 'custom' || (from !== undefined && to !== undefined);

export function accessLogPath({ app, ...search }: AccessLogSearch, format?: 'csv'): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...search, platform: app, format }))
    if (value !== undefined) parameters.set(name, value);
  return parameters.size > 0 ? `/api/v1/access-log?${parameters}` : '/api/v1/access-log';
}

/** The search with one filter set, or removed if it already had that value. */
export const withFilter = (search: AccessLogSearch, name: FilterName, key: string): AccessLogSearch => ({
  ...search,
  [name]: search[name] === key ? undefined : key,
});

/** Segment heights of each column, bottom to top, as a percentage of the tallest column. */
export function chartColumns({ buckets }: Pick<AccessLogAnswer, 'buckets'>): { max: number; columns: Column[] } {
  const sums = buckets.map(({ counts }) => Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0));
  const max = Math.max(...sums, 1);
  return {
    max,
    columns: buckets.map(({ start, counts }) => {
      let top = 0;
      return {
        start,
        parts: classes.map((name) => {
          const height = ((counts[name] ?? 0) / max) * 100;
          top += height;
          return { name, top, height };
        }),
      };
    }),
  };
}

interface Column {
  start: string;
  parts: { name: (typeof classes)[number]; top: number; height: number }[];
}

export const classes = ['2xx', '3xx', '4xx', '5xx'] as const;
