import { LRUCache } from 'lru-cache';
import type sharp from 'sharp';
import type { FeatureKit } from '../kit.ts';

/** A picture of a document: its path in the template, and its bytes. */
export interface PaperPicture {
  path: string;
  bytes: Uint8Array;
}

/** Pixels: a logo of 60 mm at 400 dots per inch. */
const logoPixels = 950;
const photoPixels = { width: 360, height: 480 };
/** Memory for prepared logos, which every document contains (bytes). */
const keptBytes = 8 * 1024 * 1024;
/** Pixels of the largest picture that is read. */
const maxPixels = 50_000_000;

const kept = new LRUCache<string, PaperPicture>({ maxSize: keptBytes, sizeCalculation: ({ bytes }) => bytes.length });

type Files = Pick<FeatureKit, 'file'>;

/** A logo as PNG; undefined if the file is not public, or not a picture. */
export async function findLogo({ file }: Files, sha256: string): Promise<PaperPicture | undefined> {
  const known = kept.get(sha256);
  if (known) return known;
  const stored = await file(sha256);
  if (!stored) return undefined;
  const bytes = await convert(async (pictureOf) =>
    pictureOf(stored.bytes, { limitInputPixels: maxPixels })
      .resize(logoPixels, logoPixels, { fit: 'inside' })
      .png()
      .toBuffer(),
  );
  if (!bytes) return undefined;
  const picture = { path: `/pictures/${sha256}.png`, bytes };
  kept.set(sha256, picture);
  return picture;
}

/** A photo of a person; undefined if the person's publication level hides it. Not kept, because the level may change. */
export async function findPhoto({ file }: Files, sha256: string): Promise<PaperPicture | undefined> {
  const stored = await file(sha256);
  if (!stored) return undefined;
  const bytes = await convert(async (pictureOf) =>
    pictureOf(stored.bytes, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize(photoPixels.width, photoPixels.height, { fit: 'cover', position: 'top' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer(),
  );
  return bytes && { path: `/pictures/${sha256}.jpg`, bytes };
}

type Sharp = typeof sharp;

async function convert(make: (pictureOf: Sharp) => Promise<Buffer>): Promise<Uint8Array | undefined> {
  // Loads the image library, which few processes need.
  const { default: pictureOf } = await import('sharp');
  try {
    return new Uint8Array(await make(pictureOf));
  } catch {
    // A file that is not a readable picture: the document is printed without it.
    return undefined;
  }
}
