import { expect, test } from 'vitest';
import { Artist } from './art.ts';
import { TooManyPictures } from './draw-png.ts';
import { drawCard } from './drawing/draw-card.ts';
import type { Card } from './card.ts';

const flag = `/api/v1/files/${'a'.repeat(64)}`;
const card: Card = {
  language: 'en',
  games: 'Youth Games',
  kicker: 'Swimming',
  body: { kind: 'toCome', organisations: [{ code: 'AUR', name: 'Aurora', flag }] },
};

/** An artist whose drawer returns the given answers, one after another. */
function createArtist(...answers: (Buffer | Error)[]): Artist {
  return new Artist({
    file: async () => ({ bytes: Buffer.from('a picture'), mediaType: 'image/png' }),
    drawer: { fill: async () => next(answers), fit: async () => next(answers) },
  });
}

function next(answers: (Buffer | Error)[]): Buffer {
  const answer = answers.shift()!;
  if (answer instanceof Error) throw answer;
  return answer;
}

test('the logo of the Games replaces the steps, and without one the picture stays the same', async () => {
  const plain = drawCard(card, await createArtist(Buffer.from('a flag')).artOf(card), 'games.example');
  const art = await createArtist(Buffer.from('a flag'), Buffer.from('a logo')).artOf(card, 'b'.repeat(64));
  const looked = drawCard(card, art, 'games.example');
  expect(plain).not.toContain(Buffer.from('a logo').toString('base64'));
  expect(looked).toContain(Buffer.from('a logo').toString('base64'));
});

test('a flag that was refused under load is drawn at the next request', async () => {
  const artist = createArtist(new TooManyPictures(), Buffer.from('drawn'));
  await expect(artist.artOf(card)).rejects.toBeInstanceOf(TooManyPictures);
  expect((await artist.artOf(card)).flags.get(flag)).toContain(Buffer.from('drawn').toString('base64'));
});

test('a file that is not a picture is read only once', async () => {
  const artist = createArtist(new Error('unsupported image format'), Buffer.from('drawn'));
  expect((await artist.artOf(card)).flags.has(flag)).toBe(false);
  expect((await artist.artOf(card)).flags.has(flag)).toBe(false);
});
