import { flag, image, line, paragraphs, phone, plan, point, reference, required } from '../field.ts';
import { defineKind } from '../kind.ts';

/** What the feed does not say about a venue. */
export const kind = defineKind({
  name: 'venue-info',
  file: 'venue_infos',
  fields: {
    venue: required(reference('venue')),
    /** For a driver. */
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
