import { dayText, oneOf } from '../../shared/search-text.ts';
import type { AccessLogAnswer, AccessLogQuery } from '@podium/contract';

/** What the address says: the range and what is filtered by. */
export interface AccessLogSearch {
  range?: 'weekly' | 'custom';
  from?: string;
  to?: string;
  status?: string;
  device?: NonNullable<AccessLogQuery['device']>;
  language?: NonNullable<AccessLogQuery['language']>;
  /** The platform. `?platform=` on any page says where that page is to run, so it has another name here. */
  app?: NonNullable<AccessLogQuery['platform']>;
  route?: string;
  discipline?: string;
}

export type FilterName = 'status' | 'device' | 'language' | 'app' | 'route' | 'discipline';
export const filterNames: readonly FilterName[] = ['status', 'device', 'language', 'app', 'route', 'discipline'];

const devices = ['Bot', 'Desktop', 'Mobile', 'Tablet'] as const;
const languages = ['en', 'es', 'pt', 'az', 'ar', 'fr', 'none'] as const;
const platforms = ['web', 'ios', 'android', 'android-pwa'] as const;

export function readAccessLogSearch(search: Record<string, unknown>): AccessLogSearch {
  const range = oneOf(search.range, ['weekly', 'custom']);
  const [from, to] = [dayText(search.from), dayText(search.to)];
  return {
    range,
    from: range === 'custom' ? from : undefined,
    to: range === 'custom' ? to : undefined,
    status: textLike(search.status, /^[2-5](?:xx|\d\d)$/u),
    device: oneOf(search.device, devices),
    language: oneOf(search.language, languages),
    app: oneOf(search.app, platforms),
    route: textLike(search.route, /^[\w ./:${}-]{1,200}$/u),
    discipline: textLike(search.discipline, /^[a-z\d]{1,10}$/u),
  };
}

const textLike = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined;

/** Whether there is something to ask: of a range of one's own both days are needed. */
export const isAsked = ({ range, from, to }: AccessLogSearch): boolean =>
  range !== 'custom' || (from !== undefined && to !== undefined);

/** The address of the read. */
export function accessLogPath({ app, ...search }: AccessLogSearch, format?: 'csv'): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...search, platform: app, format }))
    if (value !== undefined) asked.set(name, value);
  return asked.size > 0 ? `/api/v1/access-log?${asked}` : '/api/v1/access-log';
}

/** The address with one filter set, or without it where it was set to that before. */
export const withFilter = (search: AccessLogSearch, name: FilterName, key: string): AccessLogSearch => ({
  ...search,
  [name]: search[name] === key ? undefined : key,
});

/** The height of each part of a column, from below, in parts of the highest column's 100. */
export function columnsOf({ buckets }: Pick<AccessLogAnswer, 'buckets'>): { most: number; columns: Column[] } {
  const sums = buckets.map(({ counts }) => Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0));
  const most = Math.max(...sums, 1);
  return {
    most,
    columns: buckets.map(({ start, counts }) => {
      let top = 0;
      return {
        start,
        parts: classes.map((name) => {
          const height = ((counts[name] ?? 0) / most) * 100;
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
