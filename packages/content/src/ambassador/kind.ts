import { choice, clock, days, image, paragraphs, personName, reference, required, text } from '../field.ts';
import { defineKind } from '../kind.ts';
import { ambassadorTypes } from '../words.ts';

/** Athletes and coaches whom visitors can meet. */
export const kind = defineKind({
  name: 'ambassador',
  file: 'ambassadors',
  fields: {
    type: required(choice(ambassadorTypes)),
    name: required(personName),
    /** A participant of the Games, whose publication level applies. */
    person: reference('person'),
    sport: reference('discipline'),
    delegation: reference('delegation'),
    role: text,
    biography: paragraphs,
    days: required(days),
    from: clock,
    until: clock,
    venue: reference('venue'),
    place: reference('place'),
    photo: image,
  },
  searched: ['name', 'role'],
});
