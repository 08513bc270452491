import type { Translate } from '../messages.ts';

export type SaySport = (phrase: string, number?: string) => string;

/** The words of one sport: its own phrase, else the generic one. */
export function saySport(t: Translate, key: string): SaySport {
  return (phrase, number = '') => {
    const own = `discipline.${key}.${phrase}` as 'discipline.generic.points';
    return t(t.has(own) ? own : (`discipline.generic.${phrase}` as 'discipline.generic.splitNumber'), { number });
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
