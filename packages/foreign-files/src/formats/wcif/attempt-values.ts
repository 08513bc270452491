/** Values of attempts and averages: whole numbers, whose meaning depends on the event. */

const didNotFinish = -1;
export const didNotStart = -2;

/** Meaning of the numbers of an event: hundredths of a second, moves, or cubes solved in a time. */
export type AttemptMeasure = 'time' | 'moves' | 'cubes';

/** A value as text: `1:10.25`, `25`, `11/13 58:20`, `DNF`; undefined for an attempt that was not made. */
export function attemptText(value: number | undefined, measure: AttemptMeasure): string | undefined {
  if (value === undefined || value === 0) return undefined;
  if (value === didNotFinish) return 'DNF';
  if (value === didNotStart) return 'DNS';
  if (value < 0) return undefined;
  if (measure === 'time') return timeText(value);
  return measure === 'moves' ? String(value) : cubesText(value);
}

/** A mean as text; that of moves has two decimals: `25.33` for 2533. */
export const averageText = (value: number | undefined, measure: AttemptMeasure): string | undefined =>
  measure === 'moves' && value !== undefined && value > 0 ? (value / 100).toFixed(2) : attemptText(value, measure);

/** Hundredths of a second as `9.05`, `1:10.25`, `1:02:03.00`. */
export function timeText(hundredths: number): string {
  const rest = String(hundredths % 100).padStart(2, '0');
  return `${clockText(Math.floor(hundredths / 100))}.${rest}`;
}

function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const first = parts.findIndex((part, index) => part > 0 || index === 2);
  return parts
    .slice(first)
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
}

const unknownTime = 99_999;

/**
 * Several cubes blindfolded: nine digits `DDTTTTTMM` are 99 minus the points, the seconds and the cubes missed.
 *
 * @example cubesText(903500002) // '11/13 58:20'
 */
function cubesText(value: number): string | undefined {
  if (value > 999_999_999) return undefined;
  const missed = value % 100;
  const seconds = Math.floor(value / 100) % 100_000;
  const points = 99 - Math.floor(value / 10_000_000);
  const solved = points + missed;
  const time = seconds === unknownTime || seconds === 0 ? '' : ` ${minutesText(seconds)}`;
  return `${solved}/${solved + missed}${time}`;
}

/** The limit is an hour, written `60:00`. */
const minutesText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
