import { cleanName, cleanText } from '@podium/games';

/** Name fields. All other strings may be codes or values, in which spaces matter. */
const isName = /(?:name|description)$/iu;
/** Longer strings are file contents. */
const longestText = 20_000;

/**
 * Removes invisible and bidirectional control characters from a message body and collapses spaces in names. Unaffected
 * parts are returned as the same objects.
 */
export function cleanBody<Part>(part: Part, field = ''): Part {
  return clean(part, field) as Part;
}

function clean(part: unknown, field: string): unknown {
  if (typeof part === 'string') {
    if (part.length > longestText) return part;
    return isName.test(field) ? cleanName(part) : cleanText(part);
  }
  if (Array.isArray(part)) {
    const items = part.map((item: unknown) => clean(item, field));
    return items.some((item, index) => item !== part[index]) ? items : part;
  }
  if (!isPlain(part)) return part;
  const entries = Object.entries(part).map(([name, value]) => [name, clean(value, name)] as const);
  return entries.some(([name, value]) => value !== part[name]) ? Object.fromEntries(entries) : part;
}

const isPlain = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype;
