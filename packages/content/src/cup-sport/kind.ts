import { number, reference, required } from '../field.ts';
import { defineKind } from '../kind.ts';

/** The factor by which a sport counts in a cup; sports without one count once. */
export const kind = defineKind({
  name: 'cup-sport',
  file: 'cup_sports',
  fields: {
    cup: required(reference('cup')),
    discipline: required(reference('discipline')),
    weight: required(number(0, 100)),
  },
  searched: [],
});
