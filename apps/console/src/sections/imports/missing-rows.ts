import type { ImportSummary } from '@podium/contract';
import type { Translate } from '../../language/text.ts';

type Missing = NonNullable<ImportSummary['missing']>;

/** Names listed per table. */
const maxNames = 5;

export const missingTotal = (missing: Missing): number => missing.reduce((sum, { rows }) => sum + rows, 0);

/** Rows that the app shows and the file lacks: one line per table, with their number and the first names. */
export function missingLines(missing: Missing, t: Translate): string[] {
  return missing.map(({ table, rows, names }) => {
    const listed = names.slice(0, maxNames).map((name) => `\u2068${name}\u2069`);
    return t(rows > listed.length ? 'imports.missing.some' : 'imports.missing.all', {
      table: `\u2068${table}\u2069`,
      count: rows,
      names: listed.join(' · '),
    });
  });
}

/** Returns whether the typed number is that of the rows to remove, in Latin or Arabic digits. */
export function isTotal(typed: string, total: number): boolean {
  const digits = typed
    .trim()
    .replaceAll(/[\u0660-\u0669]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[\u06F0-\u06F9]/gu, (digit) => String(digit.charCodeAt(0) - 0x06f0));
  return /^\d+$/u.test(digits) && Number(digits) === total;
}
