import type { MarkKind } from './mark.ts';

/**
 * A value as the feed writes it, with a decimal point in every language: `formatMark(124310, 'time', 2)` is
 * `2:04.31`. Digits past `decimals` (0 to 3) are rounded half away from zero; sets and ranks are integers.
 */
export function formatMark(value: number, kind: MarkKind, decimals: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`a mark's value is a whole number, not ${value}`);
  if (![0, 1, 2, 3].includes(decimals)) throw new RangeError(`marks have 0 to 3 decimals, not ${decimals}`);
  if (kind === 'sets' || kind === 'rank') return String(value);
  const step = 10 ** (3 - decimals);
  const size = Math.floor((Math.abs(value) + step / 2) / step) * step;
  const sign = value < 0 && size > 0 ? '-' : '';
  const fraction =
    decimals === 0
      ? ''
      : `.${String(size % 1000)
          .padStart(3, '0')
          .slice(0, decimals)}`;
  const integer = Math.floor(size / 1000);
  return sign + (kind === 'time' ? clock(integer) : String(integer)) + fraction;
}

/** A difference with its sign, even if zero: `formatDifference(810, 'time', 2)` is `+0.81`. */
export function formatDifference(value: number, kind: MarkKind, decimals: number): string {
  const text = formatMark(value, kind, decimals);
  return text.startsWith('-') ? text : `+${text}`;
}

function clock(seconds: number): string {
  const padTwo = (part: number) => String(part % 60).padStart(2, '0');
  if (seconds < 60) return String(seconds);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${padTwo(seconds)}`;
  return `${Math.floor(minutes / 60)}:${padTwo(minutes)}:${padTwo(seconds)}`;
}
