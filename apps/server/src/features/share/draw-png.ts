import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type sharp from 'sharp';
import type { Sharp } from 'sharp';
import { fontsFile } from './fonts.ts';

/** Few enough to leave threads of the pool for photos and compression. */
const atOnce = 2;
/** More than a crowd would wait for; further requests are asked to try again. */
const mostWaiting = 200;
/** Limit for an uploaded picture: a small file may unpack to a huge image. */
const mostPixels = 50_000_000;

export class TooManyPictures extends Error {}

/** Makes PNGs of SVGs, off the thread that serves, a few at a time. */
export class PngDrawer {
  readonly #folder: string;
  readonly #nameFonts: (file: string) => void;
  readonly #waiting: (() => void)[] = [];
  #drawing = 0;
  #ready: Promise<typeof sharp> | undefined;

  /** @param folder of its own @param nameFonts tells the library which fonts there are, before it is first asked to write */
  constructor(folder: string, nameFonts: (file: string) => void) {
    this.#folder = folder;
    this.#nameFonts = nameFonts;
  }

  /** @throws TooManyPictures */
  async draw(svg: string): Promise<Buffer> {
    return this.#inTurn((pictureOf) => pictureOf(Buffer.from(svg)));
  }

  /** A picture of others, of whatever kind it is, as a PNG of our own that fills its room. @throws where it is none */
  async fill(bytes: Buffer, width: number, height: number): Promise<Buffer> {
    return this.#inTurn((pictureOf) =>
      pictureOf(bytes, { limitInputPixels: mostPixels }).resize(width, height, { fit: 'cover' }),
    );
  }

  async #inTurn(open: (pictureOf: typeof sharp) => Sharp): Promise<Buffer> {
    this.#ready ??= this.#prepare().catch((error: unknown) => {
      this.#ready = undefined;
      throw error;
    });
    const pictureOf = await this.#ready;
    if (this.#waiting.length >= mostWaiting) throw new TooManyPictures();
    if (this.#drawing >= atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#drawing++;
    try {
      return await open(pictureOf).png().toBuffer();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#drawing--;
    }
  }

  async #prepare(): Promise<typeof sharp> {
    const cache = join(this.#folder, 'cache');
    const file = join(this.#folder, 'fonts.conf');
    await mkdir(cache, { recursive: true });
    await writeFile(file, fontsFile(cache));
    this.#nameFonts(file);
    return (await import('sharp')).default;
  }
}
