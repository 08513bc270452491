import type { AccessLogAnswer } from '@podium/contract';
import { statusClasses } from '@podium/contract';
import { formatCsv } from '../csv.ts';

/** The answer as CSV. Each line has a figure's section, key, count and percentage; counts below five are empty. */
export function accessLogCsv(answer: AccessLogAnswer): string {
  const { totals, buckets, from, to, unit: _unit, ...lists } = answer;
  const lines: (string | number | null)[][] = [['part', 'key', 'count', 'percentage']];
  lines.push(['from', from, '', ''], ['to', to, '', '']);
  for (const [name, count] of Object.entries(totals)) lines.push(['totals', name, count, '']);
  for (const { start, counts } of buckets)
    for (const name of statusClasses) lines.push(['time', `${start} ${name}`, counts[name], '']);
  for (const [part, rows] of Object.entries(lists))
    for (const { key, count, percentage } of rows) lines.push([part, key ?? 'combined', count, percentage]);
  return formatCsv(lines);
}
