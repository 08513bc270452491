import { statusClasses } from '@podium/contract';
import type { AccessLogAnswer, AccessLogShare, StatusClass } from '@podium/contract';
import { hideSmallCounts, hideSum, minCount } from './hide-small.ts';
import { findBucket, listBuckets } from './period.ts';
import type { Period } from './period.ts';
import type { Group } from './queries.ts';

type Bucket = AccessLogAnswer['buckets'][number];

/** Requests that succeeded and requests that failed; their sums are published. */
const halves = [
  ['2xx', '3xx'],
  ['4xx', '5xx'],
] as const satisfies readonly (readonly StatusClass[])[];

/**
 * Groups of a period as managers see them. Published are the total, the sums of success and failure, the statuses of
 * each and the hours of each class, so that no difference between figures of one answer reveals a group of fewer than
 * five. A rare status hides the next rarest one of its half, of whatever class, and never the most frequent answer.
 *  201 is hidden with 302: `{ 200: 3000, 201: 1, 302: 52, 304: 619 }` is shown as 200, 304 and 53 combined.
 */
export function presentAccessLog(groups: readonly Group[], period: Period): AccessLogAnswer {
  const statuses = countsOfDimension(groups, 'status');
  const sums = halves.map((classes) => sumCounts(inClasses(statuses, classes)));
  const [success, error] = hideSmallCounts(sums) as [number | null, number | null];
  const total = sumCounts(statuses);
  // Sets of classes whose sum is published.
  const known: readonly (readonly StatusClass[])[] = success === null || error === null ? [statusClasses] : halves;
  const statusParts = known.flatMap((classes) => groupCounts(inClasses(statuses, classes)));
  const disciplines = groups.filter(({ discipline }) => discipline !== null && discipline !== '');
  return {
    from: period.from,
    to: period.to,
    unit: period.unit,
    totals: { total: total > 0 && total < minCount ? null : total, success, error },
    buckets: presentBuckets(groups, period, secretClasses(statusParts, known)),
    statuses: toShares(statusParts),
    devices: toShares(groupCounts(countsOfDimension(groups, 'device'))),
    languages: toShares(groupCounts(countsOfDimension(groups, 'language'))),
    platforms: toShares(groupCounts(countsOfDimension(groups, 'platform'))),
    routes: toShares(groupCounts(countsOfDimension(groups, 'route'))),
    disciplines: toShares(groupCounts(disciplines.map(({ discipline, count }) => [discipline!, count]))),
    results: toShares(groupCounts(disciplines.map(({ discipline, results }) => [discipline!, results]))),
  };
}

function countsOfDimension(
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

const inClasses = <T extends readonly [status: string, count: number]>(
  statuses: readonly T[],
  classes: readonly string[],
): T[] => statuses.filter(([status]) => classes.includes(statusClass(status)));

/**
 * Classes whose sums would reveal a hidden status: one that hides a single status, or fewer than five requests, and
 * the others with hidden statuses of the same published sum.
 */
function secretClasses(parts: readonly Part[], known: readonly (readonly StatusClass[])[]): StatusClass[] {
  return known.flatMap((classes) => {
    const hidden = classes
      .map((name) => ({ name, counts: parts.filter((part) => !part.isVisible && statusClass(part.key) === name) }))
      .filter(({ counts }) => counts.length > 0);
    const isRevealing = hidden.some(
      ({ counts }) => counts.length === 1 || counts.reduce((sum, { count }) => sum + count, 0) < minCount,
    );
    return isRevealing ? hidden.map(({ name }) => name) : [];
  });
}

/** @param secret Classes whose sum must not be worked out from their buckets. */
function presentBuckets(groups: readonly Group[], period: Period, secret: readonly StatusClass[]): Bucket[] {
  const starts = listBuckets(period);
  const counts = new Map<string, number>();
  for (const { at, hundred, count } of groups) {
    if (at === null) continue;
    const key = `${findBucket(at, period)} ${hundred}xx`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const rows = statusClasses.map((name) => {
    const row = starts.map((start) => counts.get(`${start} ${name}`) ?? 0);
    return secret.includes(name) ? hideSum(row) : hideSmallCounts(row);
  });
  return starts.map((start, index) => ({
    start,
    counts: Object.fromEntries(statusClasses.map((name, row) => [name, rows[row]![index]!])) as Bucket['counts'],
  }));
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
 * Largest first. Hidden groups are combined in one last row without a key, unless that row is below five too.
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
