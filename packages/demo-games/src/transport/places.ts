import { hotels } from '../places/hotels.ts';
import type { Point } from '../places/point.ts';
import { venuePoints } from '../places/venue-points.ts';
import { venues } from '../places/venues.ts';
import { compose, makeTexts } from '../words/texts.ts';
import type { SixTexts } from '../words/texts.ts';

/** A place where shuttles stop. */
export interface Place {
  id: string;
  /** Code of the venue at this place. */
  code: string;
  name: SixTexts;
  point: Point;
  isStepFree: boolean;
}

const place = (id: string, name: SixTexts, latitude: number, longitude: number): Place => ({
  id,
  code: '',
  name,
  point: { latitude, longitude },
  isStepFree: true,
});

const hubs: readonly Place[] = [
  place(
    'station',
    makeTexts(
      'Central Station',
      'Estación Central',
      'Estação Central',
      'Mərkəzi Stansiya',
      'المحطة المركزية',
      'Gare centrale',
    ),
    -15.7938,
    -47.8828,
  ),
  place(
    'airport',
    makeTexts('Airport', 'Aeropuerto', 'Aeroporto', 'Hava Limanı', 'المطار', 'Aéroport'),
    -15.8671,
    -47.9158,
  ),
  place(
    'dining',
    makeTexts(
      'Athletes’ Dining Hall',
      'Comedor de Deportistas',
      'Refeitório dos Atletas',
      'İdmançıların Yeməkxanası',
      'مطعم الرياضيين',
      'Restaurant des athlètes',
    ),
    -15.7848,
    -47.9028,
  ),
];

/** Venues whose stop is accessible only by stairs. */
const withStairs = new Set(['SHR', 'BKP']);

const allPlaces: readonly Place[] = [
  ...hubs,
  ...hotels.map(({ id, name, point }) => ({ id, code: '', name: compose(() => name), point, isStepFree: true })),
  ...venues.map(({ code, name }) => ({
    id: code.toLowerCase(),
    code,
    name,
    point: venuePoints[code]!,
    isStepFree: !withStairs.has(code),
  })),
];

const byId = new Map(allPlaces.map((place) => [place.id, place]));

export function findPlace(id: string): Place {
  const place = byId.get(id);
  if (!place) throw new RangeError(`no place has the id "${id}"`);
  return place;
}
