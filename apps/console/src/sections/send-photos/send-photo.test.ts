import { expect, test } from 'vitest';
import { photoData } from './send-photo.ts';

const facts = { album: 'album-1', credit: 'Rui', language: 'pt', caption: '' };
const image = { sha256: 'a', mediaType: 'image/jpeg', size: 1, path: 'photo/a.jpg' };

test('a photo without a caption has no description yet', () => {
  expect(photoData(facts, image)).toEqual({ album: 'album-1', credit: 'Rui', image: { ...image, alt: {} } });
});

test('a caption describes the photo too', () => {
  const caption = { pt: 'Largada dos 100 m' };
  expect(photoData({ ...facts, caption: 'Largada dos 100 m' }, image)).toMatchObject({
    caption,
    image: { alt: caption },
  });
});
