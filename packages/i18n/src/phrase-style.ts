import compile from 'icu-minify/compile';
import type { PhraseTree } from './phrases.ts';
import { flattenPhrases } from './phrases.ts';

/** Words of another register or country, each with its replacement. */
export type AvoidedWords = Readonly<Record<string, string>>;

/** Words under which the search finds a page: users type them, nobody reads them. */
const isTyped = (key: string): boolean => /\.menu\w*Other$/u.test(key);

const secondSentence = /\p{L}{2}[.!?؟] \p{L}/u;
/** Final punctuation, a closing mark after it, or a value that may end with its own. */
const ending = /[.!?؟…:}>”»]$/u;

/** Style faults that can be detected automatically: wrong spaces, punctuation of another script, words to avoid. */
export function styleFaults(tag: string, phrases: PhraseTree, avoided: AvoidedWords): string[] {
  const words = Object.entries(avoided).map(
    ([word, better]) => [new RegExp(`(?<![\\p{L}\\p{M}])(?:${word})(?![\\p{L}\\p{M}])`, 'iu'), word, better] as const,
  );
  return [...flattenPhrases(phrases)].flatMap(([key, text]) => {
    const phraseWords = splitWords(text);
    const faults = words
      .filter(([form]) => !isTyped(key) && phraseWords.some((part) => form.test(part)))
      .map(([, word, better]) => `says "${word}": write "${better}"`);
    if (text !== text.trim()) faults.push('begins or ends with a space');
    if (/\p{L}'\p{L}/u.test(text)) faults.push('has a straight apostrophe: write ’');
    if (secondSentence.test(text) && !ending.test(text)) faults.push('has two sentences and no final stop');
    if (phraseWords.some((part) => / {2}/u.test(part))) faults.push('has two spaces together');
    if (tag === 'ar' && phraseWords.some((part) => /(?<=\p{Script=Arabic}\s?)[,;?]/u.test(part)))
      faults.push('has a sign of Latin script behind an Arabic word');
    return faults.map((fault) => `${tag}: ${key} ${fault}`);
  });
}

/** The plain texts of a phrase, without the names and choices of its arguments. */
function splitWords(text: string): string[] {
  const parts: string[] = [];
  const collect = (node: unknown): void => {
    if (typeof node === 'string') parts.push(node);
    else if (Array.isArray(node)) collectNode(node);
  };
  // A value is `[name, type, branches]`, a tag `[name, ...content]`.
  const collectNode = ([, ...rest]: unknown[]): void => {
    const isValue = rest.length === 0 || typeof rest[0] === 'number';
    if (!isValue) rest.forEach(collect);
    else if (typeof rest[1] === 'object' && rest[1] !== null) Object.values(rest[1]).forEach(collectBranch);
  };
  const collectBranch = (branch: unknown): void => {
    if (Array.isArray(branch)) branch.forEach(collect);
    else collect(branch);
  };
  collectBranch(compile(text));
  return parts;
}
