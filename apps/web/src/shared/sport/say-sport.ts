import type { Translate } from '../messages.ts';

export type SaySport = (phrase: string, number?: string) => string;

/** The words of one sport: its own phrase, else the generic one. */
export function saySport(t: Translate, key: string): SaySport {
  // A long table asks for the same few of them again and again.
  const keys = new Map<string, 'discipline.generic.splitNumber'>();
  const keyOf = (phrase: string) => {
    const own = `discipline.${key}.${phrase}` as 'discipline.generic.splitNumber';
    return t.has(own) ? own : (`discipline.generic.${phrase}` as const as typeof own);
  };
  return (phrase, number = '') => {
    const found = keys.get(phrase) ?? keyOf(phrase);
    keys.set(phrase, found);
    return t(found, { number });
  };
}

/** The same in short: `PTS` for `Points`. */
export function shortSport(t: Translate, key: string): SaySport {
  const say = saySport(t, key);
  return (phrase, number) => {
    const short = `${phrase}Short`;
    return say(t.has(`discipline.${key}.${short}` as 'discipline.generic.points') ? short : phrase, number);
  };
}
