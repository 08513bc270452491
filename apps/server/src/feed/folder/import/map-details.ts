import type { Detail } from '@podium/games';
import type { FolderRow } from '@podium/games-folder';
import type { PeriodRow } from '../../sport-tables.ts';
import { detailAttributes } from '../detail-attributes.ts';
import type { FolderIndex } from './folder-index.ts';

/**
 * Nests the details of one owner as the feed does: a row with `ext_code` belongs to the preceding row with the same
 * keys.
 */
export function toDetails(rows: readonly FolderRow[], index: FolderIndex): Detail[] {
  const details: Detail[] = [];
  const byKey = new Map<string, Detail>();
  for (const row of rows) {
    const { type, pos } = row;
    if (type === 'PERIOD') continue;
    const key = `${type} ${row['code']} ${pos ?? ''}`;
    let detail = byKey.get(key);
    if (!detail) {
      detail = { type, code: detailCode(row, index), pos };
      byKey.set(key, detail);
      details.push(detail);
    }
    if (row['ext_code'] === undefined) fill(detail, row);
    else (detail.extensions ??= []).push(fill({ code: row['ext_code'], pos: row['ext_pos'] }, row));
  }
  return details;
}

function fill(detail: Detail, row: FolderRow): Detail {
  if (row['value'] !== undefined) detail.value = row['value'];
  const attributes: Record<string, string> = {};
  for (const [column, name] of Object.entries(detailAttributes)) {
    if (row[column] !== undefined) attributes[name] = row[column];
  }
  if (Object.keys(attributes).length > 0) detail.attributes = attributes;
  return detail;
}

/** A part of a cumulative result refers to a unit, whose code the feed pads with filler. */
function detailCode(row: FolderRow, index: FolderIndex): string {
  const code = row['code']!;
  return row['type'] === 'ITEM' ? (index.unit(code)?.code ?? code) : code;
}

/**
 * Merges PERIOD rows, one per side, into periods in order of first occurrence. A row with `ext_code` is a fact of the
 * period, such as the points of its tie-break, home first.
 */
export function toPeriodRows(rows: readonly FolderRow[]): PeriodRow[] {
  const periods = new Map<string, PeriodRow>();
  for (const row of rows) {
    if (row['type'] !== 'PERIOD') continue;
    const code = row['code']!;
    const period = periods.get(code) ?? { code };
    periods.set(code, period);
    if (row['ext_code'] !== undefined) {
      (period.details ??= []).push(fill({ code: row['ext_code'], pos: row['ext_pos'] }, row));
    } else if (row['pos'] === 'H') {
      period.homePeriod = row['value'];
      period.home = row['value2'];
    } else {
      period.awayPeriod = row['value'];
      period.away = row['value2'];
    }
  }
  return [...periods.values()];
}
