import { languageByTag } from '@podium/i18n';
import type { Language } from '@podium/games';

export type FindInitial = (name: string) => string;

const scripts = [/^\p{Script=Latin}/u, /^\p{Script=Arabic}/u];
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Maps a name to the letter under which the language lists it. Uses the collation that sorts the list, so that the
 * names of a letter are adjacent: `Ágata` under A, in English `Əliyeva` under E. `#` for digits and scripts without
 * letters here.
 */
export function createInitials(language: Language, collator: Intl.Collator): FindInitial {
  const letters = Array.from(languageByTag(language).initials ?? latin).toSorted(collator.compare);
  const ofScript = scripts.map((script) => letters.filter((letter) => script.test(letter)));
  return (name) => {
    const script = scripts.findIndex((script) => script.test(name));
    return lastBefore(ofScript[script] ?? [], (letter) => collator.compare(letter, name) <= 0) ?? '#';
  };
}

/** Binary search for the last letter that satisfies the condition: comparing 5,000 names with every letter is slow. */
function lastBefore(letters: readonly string[], holds: (letter: string) => boolean): string | undefined {
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(letters[middle]!)) low = middle + 1;
    else high = middle;
  }
  return letters[low - 1];
}
