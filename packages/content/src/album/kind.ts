import { date, personName, reference, required, text } from '../field.ts';
import { defineKind } from '../kind.ts';

/** An album of official photos; photos are separate items. */
export const kind = defineKind({
  name: 'album',
  file: 'albums',
  fields: {
    title: required(text),
    description: text,
    day: required(date),
    discipline: reference('discipline'),
    venue: reference('venue'),
    photographer: personName,
  },
  searched: ['title'],
});
