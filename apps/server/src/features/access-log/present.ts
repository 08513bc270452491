import { statusClasses } from '@podium/contract';
import type { AccessLogAnswer, AccessLogShare, StatusClass } from '@podium/contract';
import { minCount, hideSmallCounts } from './hide-small.ts';
import { findBucket, listBuckets } from './period.ts';
import type { Period } from './period.ts';
import type { Group } from './queries.ts';

type Counts = Record<StatusClass, number>;
type VisibleCounts = Record<StatusClass, number | null>;
type Bucket = AccessLogAnswer['buckets'][number];

/**
 * Groups of a period as managers see them. Statuses are published from the total downward: classes, then the statuses
 * and hours of each published class. This way no difference between figures reveals a group of fewer than five.
 */
export function presentAccessLog(groups: readonly Group[], period: Period): AccessLogAnswer {
  const statuses = ofDimension(groups, 'status');
  const sums = Object.fromEntries(
    statusClasses.map((name) => [name, sumCounts(statuses.filter(([status]) => statusClass(status) === name))]),
  ) as Counts;
  const visible = byClass(hideSmallCounts(statusClasses.map((name) => sums[name])));
  const disciplines = groups.filter(({ discipline }) => discipline !== null && discipline !== '');
  return {
    from: period.from,
    to: period.to,
    unit: period.unit,
    totals: sumTotals(sums, visible),
    buckets: presentBuckets(groups, period, visible),
    statuses: toShares(
      statusClasses.flatMap((name) => {
        const classCounts = statuses.filter(([status]) => statusClass(status) === name);
        return visible[name] === null
          ? classCounts.map(([key, count]) => ({ key, count, isVisible: false }))
          : groupCounts(classCounts);
      }),
    ),
    devices: toShares(groupCounts(ofDimension(groups, 'device'))),
    languages: toShares(groupCounts(ofDimension(groups, 'language'))),
    platforms: toShares(groupCounts(ofDimension(groups, 'platform'))),
    routes: toShares(groupCounts(ofDimension(groups, 'route'))),
    disciplines: toShares(groupCounts(disciplines.map(({ discipline, count }) => [discipline!, count]))),
    results: toShares(groupCounts(disciplines.map(({ discipline, results }) => [discipline!, results]))),
  };
}

function ofDimension(
  groups: readonly Group[],
  name: 'status' | 'device' | 'language' | 'platform' | 'route',
): [key: string, count: number][] {
  return groups.flatMap((group) => {
    const key = group[name];
    return key === null ? [] : [[key === '' ? 'none' : String(key), group.count] as [string, number]];
  });
}

const sumCounts = (counts: readonly (readonly [key: string, count: number])[]): number =>
  counts.reduce((sum, [, count]) => sum + count, 0);

const statusClass = (status: string): string => `${status[0]}xx`;

const byClass = (values: readonly (number | null)[]): VisibleCounts =>
  Object.fromEntries(statusClasses.map((name, index) => [name, values[index]!])) as VisibleCounts;

function sumTotals(sums: Counts, visible: VisibleCounts): AccessLogAnswer['totals'] {
  const total = statusClasses.reduce((sum, name) => sum + sums[name], 0);
  const both = (a: StatusClass, b: StatusClass): number | null =>
    visible[a] === null || visible[b] === null ? null : visible[a] + visible[b];
  return {
    total: total > 0 && total < minCount ? null : total,
    success: both('2xx', '3xx'),
    error: both('4xx', '5xx'),
  };
}

/** The buckets of a status class are parts of the sum of that class. */
function presentBuckets(groups: readonly Group[], period: Period, visible: VisibleCounts): Bucket[] {
  const starts = listBuckets(period);
  const counts = new Map<string, number>();
  for (const { at, hundred, count } of groups) {
    if (at === null) continue;
    const key = `${findBucket(at, period)} ${hundred}xx`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const rows = statusClasses.map((name) => {
    const row = starts.map((start) => counts.get(`${start} ${name}`) ?? 0);
    return visible[name] === null ? row.map((count) => (count === 0 ? 0 : null)) : hideSmallCounts(row);
  });
  return starts.map((start, index) => ({ start, counts: byClass(rows.map((row) => row[index]!)) }));
}

interface Part {
  key: string;
  count: number;
  isVisible: boolean;
}

function groupCounts(counts: readonly (readonly [key: string, count: number])[]): Part[] {
  const visible = hideSmallCounts(counts.map(([, count]) => count));
  return counts.map(([key, count], index) => ({ key, count, isVisible: visible[index] !== null }));
}

/**
 * Largest first. Groups too small to be shown are combined in one last row without a key, unless that row is below
 * five too.
 */
function toShares(parts: readonly Part[]): AccessLogShare[] {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const gathered = parts.reduce((sum, { count, isVisible }) => (isVisible ? sum : sum + count), 0);
  const share = (key: string | null, count: number): AccessLogShare => ({
    key,
    count,
    // Rounded to two decimals.
    percentage: Math.round((count / total) * 10_000) / 100,
  });
  const visible = parts
    .filter(({ count, isVisible }) => isVisible && count > 0)
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .map(({ key, count }) => share(key, count));
  return gathered >= minCount ? [...visible, share(null, gathered)] : visible;
}
