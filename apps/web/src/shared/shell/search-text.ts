/** Order of the parameters in an address, regardless of the order in which they were set. */
const order = [
  'show',
  'discipline',
  'venue',
  'event',
  'gender',
  'division',
  'delegation',
  'date',
  'medal',
  'type',
  'days',
  'week',
  'q',
  'sort',
  'page',
];

const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
export const inSearchOrder = (a: string, b: string) => placeOf(a) - placeOf(b) || a.localeCompare(b, 'en');

/** Parses a query into plain texts; repeated parameters are joined with commas: `?type=a&type=b` becomes `a,b`. */
export function parseSearchText(search: string): Record<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (value === '') continue;
    const before = found.get(name);
    found.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(found);
}

export function stringifySearchText(search: Record<string, unknown>): string {
  const entries = Object.entries(search)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .sort(([a], [b]) => inSearchOrder(a, b))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encode(String(value))}`);
  return entries.length > 0 ? `?${entries.join('&')}` : '';
}

/** Keeps commas between values readable. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',');
}

export function oneOf<const T extends string>(value: unknown, choices: readonly T[]): T | undefined {
  return choices.find((choice) => choice === value);
}

/** A short plain text from an address, such as a code. */
export function codeText(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w .@+-]{1,60}$/u.test(value) ? value : undefined;
}

/** Returns whether a text is a valid date: `2026-11-20`, but not `2026-13-40`. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(Date.parse(text));

export const dayText = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

/** The page number of a list, from 2: the address omits page 1. */
export function pageNumber(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined;
}

/** Normalizes search input: truncated to the maximum length, whitespace collapsed. */
export function searchWords(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.trim().replaceAll(/\s+/gu, ' ').slice(0, 80) || undefined;
}
