export interface PersonName {
  family: string;
  given?: string;
}

/**
 * Splits a name whose family name is in upper case, with particles in lower case: `RAPOSO RUIZ de los LLANOS
 * Valentina`, `van AERT Wout`, `Mc CLENAGHAN Rhys`, also `Remco EVENEPOEL`. A name entirely in upper case is a family name.
 */
export function personName(name: string): PersonName {
  const words = name.split(/\s+/).filter(Boolean);
  const first = words.findIndex(isCapital);
  if (first === -1) return { family: words.at(-1) ?? name, given: words.slice(0, -1).join(' ') || undefined };
  let end = first + 1;
  for (let index = end; index < words.length; index++) {
    if (isCapital(words[index]!)) end = index + 1;
    else if (!isParticle(words[index]!)) break;
  }
  const isGivenFirst = end === words.length && first > 0 && !words.slice(0, first).every(isParticle);
  const [family, given] = isGivenFirst
    ? [words.slice(first), words.slice(0, first)]
    : [words.slice(0, end), words.slice(end)];
  return { family: family.join(' '), given: given.join(' ') || undefined };
}

function isCapital(word: string): boolean {
  return (
    /\p{Lu}/u.test(word) &&
    (word === word.toUpperCase() ? /\p{Lu}.*\p{Lu}|^\p{Lu}\.?'?$/u.test(word) : /\p{Lu}{2,}$/u.test(word))
  );
}

function isParticle(word: string): boolean {
  return word === word.toLowerCase();
}
