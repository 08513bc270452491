/** Marks typed without a decimal point: `1305` is 13.05 more often than 21:45. */

interface MarkMeaning {
  /** The mark to be entered. */
  value: string;
  /** The mark as it would be shown. */
  label: string;
}

const typedDigits = /^\d{3,6}$/u;

/**
 * Returns the possible meanings of a mark of digits only, the likelier one first.
 *
 * @param text Latin digits, as typed
 * @param decimals decimal places of the marks
 * @returns undefined if it is clear
 */
export function markMeanings(text: string, mark: string, decimals: number): MarkMeaning[] | undefined {
  if ((mark !== 'time' && mark !== 'distance') || decimals < 1 || !typedDigits.test(text)) return undefined;
  const places = Math.min(decimals, 2);
  const [whole, fraction] = [text.slice(0, -places), text.slice(-places)];
  const asTyped = { value: text, label: mark === 'time' ? clock(text) : `${text}.${'0'.repeat(places)}` };
  if (mark === 'distance') return [toMeaning(`${whole}.${fraction}`), asTyped];
  const [minutes, seconds] = [whole.slice(0, -2), whole.slice(-2)];
  if (Number(seconds) >= 60) return undefined;
  return [toMeaning(minutes === '' ? `${seconds}.${fraction}` : `${Number(minutes)}:${seconds}.${fraction}`), asTyped];
}

const toMeaning = (value: string): MarkMeaning => ({ value, label: value });

/** Seconds as minutes and seconds: `1305` is `21:45`. */
function clock(text: string): string {
  const seconds = Number(text);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
