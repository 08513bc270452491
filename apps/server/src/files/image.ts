/** Encodes images one at a time, because each takes up to 64 MB. */
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { ApiError } from '../ground/api-error.ts';
import { FairGate } from '../ground/fair-gate.ts';
import { pixelLimit } from './pixel-limit.ts';
import { refusedFile } from './refused-file.ts';
import { imagePixels } from '@podium/content';
import type { MediaType, RasterType } from '@podium/content';

/** Uploads and readers take turns, so that many readers of a new album do not delay uploads. */
const gate = new FairGate({ atOnce: 1, waiting: 500, waitingPerAddress: 400, waitMs: 30_000 });

export interface EncodedImage {
  bytes: Buffer;
  mediaType: MediaType;
  width: number;
  height: number;
}

/** Output formats. Only the first frame of an animation is kept. */
const encodings = {
  'image/jpeg': { format: 'jpeg', options: { quality: 90 }, mediaType: 'image/jpeg' },
  'image/png': { format: 'png', options: {}, mediaType: 'image/png' },
  'image/gif': { format: 'png', options: {}, mediaType: 'image/png' },
  'image/webp': { format: 'webp', options: { quality: 90 }, mediaType: 'image/webp' },
  'image/avif': { format: 'webp', options: { quality: 90 }, mediaType: 'image/webp' },
} as const satisfies Record<RasterType, { mediaType: MediaType; format: string; options: object }>;

/**
 * Re-encodes an uploaded image: upright, in sRGB, without camera metadata, with at most 16 megapixels.
 *
 * @throws ApiError 413 for too many pixels, before decoding; 422 if the image is damaged
 */
export async function encodeMaster(path: string, mediaType: RasterType): Promise<EncodedImage> {
  const { format, options, mediaType: written } = encodings[mediaType];
  return inTurn('upload', async () => {
    const { picture, width, height } = await openPicture(path);
    const upright = picture.autoOrient();
    // A square, so that it holds whichever way the image is turned.
    const side = Math.floor(Math.max(width, height) * Math.sqrt(imagePixels.stored / (width * height)));
    const reduced =
      width * height > imagePixels.stored ? upright.resize({ width: side, height: side, fit: 'inside' }) : upright;
    const { data, info } = await reduced.toFormat(format, options).toBuffer({ resolveWithObject: true });
    return { bytes: data, mediaType: written, width: info.width, height: info.height };
  });
}

/** @param width pixels; a narrower image keeps its width */
export async function encodeVariant(master: Uint8Array, width: number): Promise<Buffer> {
  return inTurn('variant', async () => {
    const { picture } = await openPicture(master);
    return picture.autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer();
  });
}

async function openPicture(source: string | Uint8Array): Promise<{ picture: Sharp; width: number; height: number }> {
  const options = { failOn: 'error', animated: false } as const;
  // Reads only the header.
  const head = await sharp(source, { ...options, limitInputPixels: false }).metadata();
  const { width, height } = head;
  const limit = pixelLimit(head);
  if (width * height > limit)
    throw new ApiError(
      'tooLarge',
      `The image has ${width} × ${height} pixels. Expected at most ${limit / 1_000_000} megapixels.`,
    );
  return { picture: sharp(source, { ...options, limitInputPixels: limit }), width, height };
}

async function inTurn<Result>(purpose: 'upload' | 'variant', run: () => Promise<Result>): Promise<Result> {
  const leave = await gate.enter(purpose);
  if (!leave)
    throw new ApiError('unavailable', 'Too many images are being processed. Try again shortly.', {
      headers: { 'retry-after': '5' },
    });
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw refusedFile('The image is incomplete or damaged.');
  } finally {
    leave();
  }
}
