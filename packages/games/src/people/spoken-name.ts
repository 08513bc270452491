const particles: ReadonlySet<string> = new Set(
  'da das de del della den der di do dos du e el la las le los van vom von y zu zur'.split(' '),
);

/**
 * A name as people say it, of one as lists have it: `JARDIM BUENO Mirella` is `Mirella Jardim Bueno`. A name that is not
 * written so, a pair's or a number's, stays as it is.
 */
export function spokenName(listed: string): string {
  const words = listed.trim().split(/\s+/u);
  const end = words.findIndex((word) => !isCapitals(word) && !mixed.test(word) && !particles.has(word));
  if (end <= 0 || words.slice(0, end).every((word) => particles.has(word))) return listed;
  if (words.slice(end).some((word) => isCapitals(word) && word.length > 2)) return listed;
  const [family, given] = [words.slice(0, end), words.slice(end)];
  return [...given, ...family.map(lowered)].join(' ');
}

/** Letters that have a lower form, all of them upper: `SÁ-LEÃO`, `O’NEIL`; no initial, `J.` */
const isCapitals = (word: string): boolean =>
  word === word.toUpperCase() && word !== word.toLowerCase() && !word.endsWith('.');

/** A prefix that lists leave small: `McEWEN`, `d'ALMEIDA`. */
const mixed = /^(\p{Lu}?\p{Ll}{1,2}['’]?)(\p{Lu}[\p{Lu}'’-]+)$/u;

function lowered(word: string): string {
  const [, prefix, rest] = mixed.exec(word) ?? [];
  if (prefix !== undefined && rest !== undefined) return prefix + lowered(rest);
  const small = word.toLowerCase();
  if (particles.has(small)) return small;
  const capital = small.replaceAll(
    /(^|[-’'])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return capital.replace(/^Mc(\p{L})(?=\p{L}{2})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}
