import { expect, it } from 'vitest';
import { hotels } from '../../places/hotels.ts';
import type { DemoContext } from '../context.ts';
import { places } from './main.ts';

const context: DemoContext = {
  isSmall: false,
  today: 8,
  dayCount: 15,
  day: String,
  at: (day, clock) => `${day} ${clock}`,
  later: (instant) => instant,
  finals: [],
};

it('every hotel, hospital and venue has its own picture, without text', () => {
  const { items, files } = places(context);
  const photos = files.filter(({ purpose }) => purpose === 'photo');
  const venues = photos.filter(({ path }) => path.startsWith('files/venue-'));
  expect(photos).toHaveLength(hotels.length + 4 + venues.length);
  expect(new Set(photos.map(({ content }) => content)).size).toBe(photos.length);
  expect(photos.filter(({ content }) => typeof content !== 'string' || content.includes('<text'))).toEqual([]);
  expect(items.flatMap(({ data }) => (data as { photo?: { path: string } }).photo?.path ?? []).toSorted()).toEqual(
    photos.map(({ path }) => path).toSorted(),
  );
});

it('a small demo has one place of each type and one venue', () => {
  const { items } = places({ ...context, isSmall: true });
  expect(items.map(({ id }) => id)).toEqual([
    'hotel-ipe-claro',
    'hospital-serra-clara',
    'venue-aqc',
    'accreditation-center',
    'city',
  ]);
});
