/** A result: `text` as sent and shown, `value` to compare. */
export interface Mark {
  type: string;
  text: string;
  /**
   * Thousandths (of a second, meter, point or kilogram), or whole sets or places; null if there is nothing to
   * compare.
   */
  value: number | null;
}

export const markKinds = ['time', 'distance', 'points', 'weight', 'sets', 'rank', 'none'] as const;
export type MarkKind = (typeof markKinds)[number];

export const betters = ['lower', 'higher'] as const;
/** The better one of two marks: `lower` for times, `higher` for scores. */
export type Better = (typeof betters)[number];

const kinds: ReadonlyMap<string, MarkKind> = new Map([
  ['TIME', 'time'],
  ['DISTANCE', 'distance'],
  ['HEIGHT', 'distance'],
  ['POINTS', 'points'],
  ['SCORE', 'points'],
  ['PERCENT', 'points'],
  ['STROKES', 'points'],
  ['WEIGHT', 'weight'],
  ['SETS', 'sets'],
  ['RANK', 'rank'],
  ['IRM', 'none'],
  ['NO_SCORE', 'none'],
  ['NOT_COMPETING', 'none'],
]);

/** The kind of a result type; undefined for an unknown type. `IRM_TIME` is a time shown next to an IRM. */
export function markKind(resultType: string | null | undefined): MarkKind | undefined {
  const type = resultType?.trim().toUpperCase() ?? '';
  return kinds.get(type) ?? kinds.get(type.replace(/^IRM_/, ''));
}

/** Returns the better marks of a type: lower times and places, higher values of everything else. */
export function betterMark(resultType: string | null | undefined): Better {
  const kind = markKind(resultType);
  return kind === 'time' || kind === 'rank' ? 'lower' : 'higher';
}

/** Parses a result as sent; never throws. TIME `2:04.31` has the value 124310, DISTANCE `7.84` has 7840. */
export function parseMark(resultType: string | null | undefined, text: string | null | undefined): Mark {
  const raw = text ?? '';
  return { type: resultType ?? '', text: raw, value: parseValue(markKind(resultType), raw.trim()) };
}

/** Compares two marks, the better one first and those without a value last: `compareMarks(a, b, 'lower')`. */
export function compareMarks(a: Pick<Mark, 'value'>, b: Pick<Mark, 'value'>, better: Better): number {
  if (a.value === b.value) return 0;
  if (a.value === null) return 1;
  if (b.value === null) return -1;
  return better === 'lower' ? a.value - b.value : b.value - a.value;
}

function parseValue(kind: MarkKind | undefined, text: string): number | null {
  switch (kind) {
    case 'none':
      return null;
    case 'sets':
    case 'rank':
      return /^\d+$/.test(text) ? safeInteger(Number(text)) : null;
    case 'time':
      return timeValue(text);
    case undefined:
      return text.includes(':') ? timeValue(text) : decimalValue(text);
    default:
      return decimalValue(text);
  }
}

function decimalValue(text: string): number | null {
  const [, sign, integer = '', fraction = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (integer === '' && fraction === '') return null;
  const thousandths = Number(integer) * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'));
  const rounded = (fraction[3] ?? '0') >= '5' ? thousandths + 1 : thousandths;
  return safeInteger(sign === '-' && rounded !== 0 ? -rounded : rounded);
}

function timeValue(text: string): number | null {
  const [, sign, hours, minutes, seconds = ''] = /^([+-]?)(?:(?:(\d+):)?(\d+):)?(\d*(?:\.\d*)?)$/.exec(text) ?? [];
  const secondsValue = decimalValue(seconds);
  if (secondsValue === null) return null;
  const isImpossible =
    minutes !== undefined && (secondsValue >= 60_000 || (hours !== undefined && Number(minutes) >= 60));
  if (isImpossible) return null;
  const value = Number(hours ?? 0) * 3_600_000 + Number(minutes ?? 0) * 60_000 + secondsValue;
  return safeInteger(sign === '-' && value !== 0 ? -value : value);
}

function safeInteger(value: number): number | null {
  return Number.isSafeInteger(value) ? value : null;
}
