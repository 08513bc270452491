import { choice, paragraphs, reference, required, text, time } from '../field.ts';
import { defineKind } from '../kind.ts';
import { ceremonyStates } from '../words.ts';

/** An award ceremony. Medal events without one are listed from the schedule. */
export const kind = defineKind({
  name: 'ceremony',
  file: 'ceremonies',
  fields: {
    event: required(reference('event')),
    start: required(time),
    venue: reference('venue'),
    place: text,
    /** One name per line. */
    presenters: paragraphs,
    state: required(choice(ceremonyStates)),
    note: text,
  },
  searched: [],
});
