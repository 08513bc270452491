/** Times and days that all parts of the product can represent: years 1900 to 2999, and existing offsets. */

const firstYear = 1900;
const lastYear = 2999;

/** The format that `isDay` accepts, for error messages. */
export const dayPattern = `YYYY-MM-DD of the years ${firstYear} to ${lastYear}`;

/** True for `2026-10-12`; false for `2026-02-30` or the year 0. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (Number(year) < firstYear || Number(year) > lastYear) return false;
  return Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
}

function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const instantForm =
  /^(?<day>\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)$/;

/** True for `2026-10-12T18:04:00-03:00`: a time with an offset of less than 15 hours. */
export function isInstant(text: string): boolean {
  const day = instantForm.exec(text)?.groups?.['day'];
  return day !== undefined && isDay(day);
}
