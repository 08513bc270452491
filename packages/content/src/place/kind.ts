import { choice, image, line, paragraphs, phone, point, reference, required, text, url } from '../field.ts';
import { defineKind } from '../kind.ts';
import { placeTypes } from '../words.ts';

/** Hotels, hospitals and other useful places. */
export const kind = defineKind({
  name: 'place',
  file: 'places',
  fields: {
    type: required(choice(placeTypes)),
    name: required(text),
    address: text,
    /** The address in the local language, for a driver. */
    localAddress: line,
    point,
    phone,
    web: url,
    hours: text,
    services: paragraphs,
    /** Shown only to signed-in members of the delegation and to staff. */
    lodges: reference('delegation'),
    photo: image,
  },
  searched: ['name', 'address'],
});
