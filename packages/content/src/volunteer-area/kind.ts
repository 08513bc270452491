import { paragraphs, phone, email, personName, reference, required, text, url, image } from '../field.ts';
import { defineKind } from '../kind.ts';

/** Areas in which volunteers work. */
export const kind = defineKind({
  name: 'volunteer-area',
  file: 'volunteer_areas',
  fields: {
    name: required(text),
    tasks: required(paragraphs),
    shifts: paragraphs,
    apply: paragraphs,
    web: url,
    venue: reference('venue'),
    place: reference('place'),
    /** Lead and contact are visible to staff only. */
    lead: personName,
    leadPhone: phone,
    leadEmail: email,
    photo: image,
  },
  searched: ['name'],
});
