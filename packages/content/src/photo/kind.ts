import { image, line, reference, references, required, text, time } from '../field.ts';
import { defineKind } from '../kind.ts';

/** A photo is public only if everyone it shows is published in full. */
export const kind = defineKind({
  name: 'photo',
  file: 'photos',
  fields: {
    album: required(reference('album')),
    image: required(image),
    caption: text,
    credit: required(line),
    taken: time,
    unit: reference('unit'),
    people: references('person'),
  },
  searched: [],
});
