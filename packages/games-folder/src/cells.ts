import { languages } from '@podium/games';
import type { Texts } from '@podium/games';
import type { FolderRow } from './folder-tables.ts';

type Cell = string | number | boolean | null | undefined;

/** A row of non-empty cells: `row({ id: 'A', order: 1, seed: null })`. */
export function row(cells: Readonly<Record<string, Cell>>): FolderRow {
  const filled: Record<string, string> = {};
  for (const [column, value] of Object.entries(cells)) {
    if (value !== undefined && value !== null && value !== '') filled[column] = String(value);
  }
  return filled;
}

/** `name_en`, `name_pt` … for the given texts. */
export function texts(column: string, given: Texts | null | undefined): Record<string, string | undefined> {
  return Object.fromEntries(languages.map((language) => [`${column}_${language}`, given?.[language]]));
}

/** Texts in at least one language. */
export function withFallbackName(given: Texts | null | undefined, fallback: string): Texts {
  return given && Object.values(given).some((text) => text !== '') ? given : { en: fallback };
}

export const competitorTypes: ReadonlyMap<string, string> = new Map([
  ['A', 'person'],
  ['T', 'team'],
]);

/** A valid folder id: other characters of the feed's value become `_`, and it is cut at 64 characters. */
export function folderId(id: string): string {
  return (
    id
      .replace(/^~/, '')
      .replaceAll(/[^A-Za-z0-9._-]/g, '_')
      .slice(0, 64) || '_'
  );
}

/** Formats instants as times with the offset of a time zone. */
export class ZoneTimes {
  readonly #format: Intl.DateTimeFormat;

  constructor(timeZone: string) {
    this.#format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
  }

  /** `2026-10-12T18:04:00-03:00`. */
  time(epochMs: number | null | undefined): string | undefined {
    if (epochMs === null || epochMs === undefined) return undefined;
    const whole = Math.floor(epochMs / 1000) * 1000;
    const local = this.#local(whole);
    const offset = Math.round((Date.parse(`${local}Z`) - whole) / 60_000);
    const pad = (value: number): string => String(value).padStart(2, '0');
    const rest = epochMs === whole ? '' : `.${String(epochMs - whole).padStart(3, '0')}`;
    const minutes = Math.abs(offset);
    return `${local}${rest}${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  }

  day(epochMs: number): string {
    return this.#local(epochMs).slice(0, 10);
  }

  #local(epochMs: number): string {
    const parts = Object.fromEntries(
      this.#format.formatToParts(new Date(epochMs)).map(({ type, value }) => [type, value]),
    );
    return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}:${parts['second']}`;
  }
}
