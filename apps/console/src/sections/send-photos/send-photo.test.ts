import { expect, test } from 'vitest';
import { photoData } from './send-photo.ts';

const facts = { album: 'album-1', credit: 'Rui', language: 'pt', caption: '' };
const image = { sha256: 'a', mediaType: 'image/jpeg', size: 1, path: 'photo/a.jpg' };

test('a photo that is sent without a caption has no description', () => {
  expect(photoData(facts, image)).toEqual({ album: 'album-1', credit: 'Rui', image: { ...image, alt: {} } });
});

test('a photo that is sent with a caption uses it as description too', () => {
  const caption = { pt: 'Largada dos 100 m' };
  expect(photoData({ ...facts, caption: 'Largada dos 100 m' }, image)).toMatchObject({
    caption,
    image: { alt: caption },
  });
});
