import { expect, it } from 'vitest';
import { hotels } from '../../places/hotels.ts';
import { hospitalPart } from './care-items.ts';
import { hotelPart } from './hotel-items.ts';

it('every hotel and hospital has its own picture, without text', () => {
  const parts = [hotelPart(), hospitalPart()];
  const files = parts.flatMap((part) => part.files);
  expect(files).toHaveLength(hotels.length + 4);
  expect(new Set(files.map(({ content }) => content)).size).toBe(files.length);
  expect(files.filter(({ content }) => typeof content !== 'string' || content.includes('<text'))).toEqual([]);
  const photos = parts.flatMap((part) => part.items).map(({ data }) => 'photo' in data && data.photo);
  expect(photos).toEqual(files.map(({ path }) => expect.objectContaining({ path })));
  expect(hotelPart(1).files).toHaveLength(1);
});
