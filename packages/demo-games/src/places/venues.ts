import { grounds } from './grounds.ts';
import { halls } from './halls.ts';
import type { Field, Venue } from './fields.ts';

export const venues: readonly Venue[] = [...halls, ...grounds];

const venueByField = new Map(venues.flatMap((venue) => venue.fields.map((field) => [field.code, venue] as const)));
const fieldByCode = new Map(venues.flatMap((venue) => venue.fields.map((field) => [field.code, field] as const)));

export function venueOfField(code: string): Venue {
  const venue = venueByField.get(code);
  if (!venue) throw new RangeError(`no venue has the field "${code}"`);
  return venue;
}

export function findField(code: string): Field {
  const field = fieldByCode.get(code);
  if (!field) throw new RangeError(`no field has the code "${code}"`);
  return field;
}
