import { languageByTag } from '@podium/i18n';
import type { Language } from '@podium/games';

export type InitialOf = (name: string) => string;

const scripts = [/^\p{Script=Latin}/u, /^\p{Script=Arabic}/u];
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The letter of the language that a name is listed under, by the collation that sorts the list, so that each letter's
 * names stand together: `Ágata` under A, in English `Əliyeva` under E. `#` for a digit or a script without letters here.
 */
export function initialsOf(language: Language, collator: Intl.Collator): InitialOf {
  const letters = Array.from(languageByTag(language).initials ?? latin).toSorted(collator.compare);
  const ofScript = scripts.map((script) => letters.filter((letter) => script.test(letter)));
  return (name) => {
    const script = scripts.findIndex((one) => one.test(name));
    return lastBefore(ofScript[script] ?? [], (letter) => collator.compare(letter, name) <= 0) ?? '#';
  };
}

/** The last of a sorted list for which it holds, by halving: five thousand names are many to compare with every letter. */
function lastBefore(letters: readonly string[], holds: (letter: string) => boolean): string | undefined {
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(letters[middle]!)) low = middle + 1;
    else high = middle;
  }
  return letters[low - 1];
}
