import { date, paragraphs, reference, references, required, text, time } from '../field.ts';
import { defineKind } from '../kind.ts';

/**
 * An award that is no medal: best goalkeeper, fair play, cup of the chairman. It is about an event, a sport or the whole
 * Games, and it is given to people, teams or delegations.
 */
export const kind = defineKind({
  name: 'special-award',
  file: 'special_awards',
  fields: {
    name: required(text),
    discipline: reference('discipline'),
    event: reference('event'),
    day: required(date),
    people: references('person'),
    teams: references('team'),
    delegations: references('delegation'),
    reason: text,
    /** Time of the ceremony, if it has one. */
    start: time,
    venue: reference('venue'),
    place: text,
    /** One name per line. */
    presenters: paragraphs,
  },
  searched: [],
});
