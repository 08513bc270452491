import type { EventRef } from '@podium/contract';

type Named = Pick<EventRef, 'id' | 'name' | 'gender'>;

/**
 * The names of a sport's events without the words that only state the gender: next to a swimmer, the "Women’s" in
 * "Women’s 100 m Backstroke" adds nothing, nor does the "feminino" in "100 m costas, feminino sub-18". These are the
 * words that all events of a gender have in common and no other event has.
 */
export function shortNames(events: readonly Named[], locale: string): ReadonlyMap<string, string> {
  const short = new Map<string, string>();
  for (const [gender, sameGender] of Map.groupBy(events, (event) => event.gender)) {
    const otherNames = events.filter((event) => event.gender !== gender).map(({ name }) => splitWords(name));
    const nameWords = sameGender.map(({ name }) => splitWords(name));
    const isDistinctive = (word: string): boolean =>
      otherNames.length > 0 &&
      nameWords.every((words) => words.includes(word)) &&
      !otherNames.some((words) => words.includes(word));
    const rests = sameGender.map(({ name }) => capital(withoutWords(name, isDistinctive), locale));
    const areDistinct = !rests.includes('') && new Set(rests).size === rests.length;
    for (const [index, { id, name }] of sameGender.entries()) short.set(id, areDistinct ? rests[index]! : name);
  }
  return short;
}

const signs = /^[,،:·–—-]+|[,،:·–—-]+$/gu;
const withoutSigns = (text: string): string => text.replaceAll(signs, '');
const splitWords = (name: string): string[] => name.split(' ').map(withoutSigns);

function withoutWords(name: string, isDistinctive: (word: string) => boolean): string {
  return withoutSigns(
    name
      .split(' ')
      .filter((word) => !isDistinctive(withoutSigns(word)))
      .join(' '),
  );
}

function capital(text: string, locale: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
