/** Seeded random number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<Item>(items: readonly Item[], chance: Random): Item {
  return items[Math.floor(chance() * items.length)]!;
}

const oddValues = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'x'.repeat(60_000),
  '2147483648',
  '-1',
  '1e9',
  'NaN',
  '0000-01-01T00:00:00Z',
  '2026-02-30',
  '2026-10-12T10:00:00+23:59',
  '9999-12-31T23:59:59-14:00',
  '2099-01-01T00:00:00Z',
  '1900-01-01',
  '../../etc/passwd',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '%E0%A4%A',
  '&#x202E;abc',
  '🏅',
  'é',
  ';DROP TABLE',
];

/**
 * Envelope attributes make a message the newest one. They are rarely changed; otherwise most messages would be refused
 * or stale.
 */
const envelopeEnd = /<OdfBody[^>]*>/;

type Change = (value: string, chance: Random) => string;

const changes: readonly Change[] = [
  (_value, chance) => pick(oddValues, chance),
  (_value, chance) => pick(oddValues, chance),
  (value) => value + value,
  (value, chance) => value.slice(0, Math.floor(chance() * value.length)),
  (value, chance) => value.slice(Math.ceil(chance() * value.length)),
  (value) => value.toLowerCase(),
];

/**
 * Corrupts one to four attributes of a message; occasionally also duplicates or removes an element, or truncates the
 * message.
 */
export function mutateMessage(text: string, chance: Random): string {
  let changed = text;
  const times = 1 + Math.floor(chance() * 4);
  for (let time = 0; time < times; time++) changed = changeAttribute(changed, chance);
  const kind = chance();
  if (kind < 0.04) return changeElement(changed, chance, (element) => element + element);
  if (kind < 0.08) return changeElement(changed, chance, () => '');
  if (kind < 0.1) return changed.slice(0, Math.floor(chance() * changed.length));
  return changed;
}

function changeAttribute(text: string, chance: Random): string {
  const body = envelopeEnd.exec(text);
  const from = body && chance() > 0.05 ? body.index + body[0].length : 0;
  const attributes = [...text.slice(from).matchAll(/ [A-Za-z_]+="([^"<]*)"/g)];
  if (attributes.length === 0) return text;
  const [attribute, value = ''] = pick(attributes, chance);
  const offset =
    from +
    pick(
      attributes.filter(([same]) => same === attribute),
      chance,
    ).index;
  const start = offset + attribute.indexOf('"') + 1;
  return text.slice(0, start) + pick(changes, chance)(value, chance) + text.slice(start + value.length);
}

function changeElement(text: string, chance: Random, change: (element: string) => string): string {
  const elements = [...text.matchAll(/<([A-Z]\w+)(?: [^>]*)?(?:\/>|>[^<]*<\/\1>)/g)];
  if (elements.length === 0) return text;
  const element = pick(elements, chance);
  return text.slice(0, element.index) + change(element[0]) + text.slice(element.index + element[0].length);
}
