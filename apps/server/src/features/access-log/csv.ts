import type { AccessLogAnswer } from '@podium/contract';
import { statusClasses } from '@podium/contract';

/** What a spreadsheet would take for a formula, or for a sign of its own. */
const dangerous = /^[=+\-@\t\r\0]/;

/** A cell as RFC 4180 writes it; one that begins like a formula is made a text. */
export function csvCell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = (typeof value === 'string' && dangerous.test(text) ? `'${text}` : text).replaceAll('\0', '');
  return /[",\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The same as the answer, a line for each figure: its part, what it is of, the count and the percentage. Empty is below five. */
export function accessLogCsv(answer: AccessLogAnswer): string {
  const { totals, buckets, from, to, unit: _unit, ...lists } = answer;
  const lines: (string | number | null)[][] = [['part', 'key', 'count', 'percentage']];
  lines.push(['from', from, '', ''], ['to', to, '', '']);
  for (const [name, count] of Object.entries(totals)) lines.push(['totals', name, count, '']);
  for (const { start, counts } of buckets)
    for (const name of statusClasses) lines.push(['time', `${start} ${name}`, counts[name], '']);
  for (const [part, rows] of Object.entries(lists))
    for (const { key, count, percentage } of rows) lines.push([part, key ?? 'small groups', count, percentage]);
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}
