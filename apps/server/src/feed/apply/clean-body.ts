import { cleanName, cleanText } from '@podium/games';

/** Fields that name somebody or something; all other strings may be codes and values, whose spaces are theirs. */
const isName = /(?:name|description)$/iu;
/** Longer strings are files. */
const longestText = 20_000;

/**
 * A message's body without characters that turn or hide text, and with single spaces in names. Parts without any are the
 * same objects.
 */
export function cleanBody<Part>(part: Part, field = ''): Part {
  return cleaned(part, field) as Part;
}

function cleaned(part: unknown, field: string): unknown {
  if (typeof part === 'string') {
    if (part.length > longestText) return part;
    return isName.test(field) ? cleanName(part) : cleanText(part);
  }
  if (Array.isArray(part)) {
    const items = part.map((item: unknown) => cleaned(item, field));
    return items.some((item, index) => item !== part[index]) ? items : part;
  }
  if (!isPlain(part)) return part;
  const entries = Object.entries(part).map(([name, value]) => [name, cleaned(value, name)] as const);
  return entries.some(([name, value]) => value !== part[name]) ? Object.fromEntries(entries) : part;
}

const isPlain = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype;
