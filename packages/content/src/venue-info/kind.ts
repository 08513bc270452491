import { flag, image, line, paragraphs, phone, plan, point, reference, required } from '../field.ts';
import { defineKind } from '../kind.ts';

/** Information about a venue that the feed does not contain. */
export const kind = defineKind({
  name: 'venue-info',
  file: 'venue_infos',
  fields: {
    venue: required(reference('venue')),
    /** The address in the local language, for a driver. */
    localAddress: line,
    description: paragraphs,
    access: paragraphs,
    isStepFree: flag,
    services: paragraphs,
    phone,
    point,
    photo: image,
    plan,
  },
  searched: [],
});
