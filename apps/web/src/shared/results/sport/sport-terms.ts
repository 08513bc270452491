import type { Translate } from '../../shell/messages.ts';

export type SportTerms = (phrase: string, number?: string) => string;

/** Terms of one sport: its own phrase, or the generic one. */
export function sportTerms(t: Translate, key: string): SportTerms {
  // A long table uses the same few phrases many times.
  const keys = new Map<string, 'discipline.generic.splitNumber'>();
  const keyOf = (phrase: string) => {
    const own = `discipline.${key}.${phrase}` as 'discipline.generic.splitNumber';
    return t.has(own) ? own : (`discipline.generic.${phrase}` as const as typeof own);
  };
  return (phrase, number = '') => {
    const found = keys.get(phrase) ?? keyOf(phrase);
    keys.set(phrase, found);
    // Some languages inflect a number, `3-cü rüb`; anything else is text, such as the time of a rerun.
    return /^\d+$/u.test(number)
      ? t(found, { number: Number(number) })
      : t(found as 'discipline.generic.againAt', { number });
  };
}

/** Short forms: `PTS` for `Points`, and `3` for `Attempt 3`, which any sport may have. */
export function shortSport(t: Translate, key: string): SportTerms {
  const say = sportTerms(t, key);
  const has = (sport: string, phrase: string) => t.has(`discipline.${sport}.${phrase}` as 'discipline.generic.points');
  return (phrase, number) => {
    const short = `${phrase}Short`;
    const isShort = has(key, short) || (number && !has(key, phrase) && has('generic', short));
    return say(isShort ? short : phrase, number);
  };
}
