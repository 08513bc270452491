import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type sharp from 'sharp';
import { FairGate } from '../../fair-gate.ts';
import type { GateLimits } from '../../fair-gate.ts';
import { fontsFile } from './fonts.ts';

const limits: GateLimits = {
  // Few enough to leave threads of the pool for photos and compression.
  atOnce: 2,
  // Beyond these, requests are asked to try again.
  waiting: 200,
  waitingPerAddress: 40,
  waitMs: 30_000,
};
/** Limit for an uploaded picture: a small file may unpack to a huge image. */
const maxPixels = 50_000_000;

/** The turn of what is drawn once for everybody: flags that the Games brought. */
const ownAddress = '';

export class TooManyPictures extends Error {}

/** Makes PNGs of SVGs, off the thread that serves, a few at a time; addresses take turns. */
export class PngDrawer {
  readonly #folder: string;
  readonly #nameFonts: (file: string) => void;
  readonly #gate = new FairGate(limits);
  #ready: Promise<typeof sharp> | undefined;

  /** @param folder of its own @param nameFonts tells the library which fonts there are, before it is first asked to write */
  constructor(folder: string, nameFonts: (file: string) => void) {
    this.#folder = folder;
    this.#nameFonts = nameFonts;
  }

  /**
   * @param address whose turn it takes @param findDrawn looks again once that comes: others may have drawn it meanwhile
   * @throws TooManyPictures
   */
  async draw(svg: string, address: string, findDrawn?: () => Buffer | undefined): Promise<Buffer> {
    return this.#inTurn(address, async (pictureOf) => findDrawn?.() ?? pictureOf(Buffer.from(svg)).png().toBuffer());
  }

  /** A picture of others, of whatever kind it is, as a PNG of our own that fills its room. @throws where it is none */
  async fill(bytes: Buffer, width: number, height: number): Promise<Buffer> {
    return this.#inTurn(ownAddress, async (pictureOf) =>
      pictureOf(bytes, { limitInputPixels: maxPixels }).resize(width, height, { fit: 'cover' }).png().toBuffer(),
    );
  }

  async #inTurn(address: string, make: (pictureOf: typeof sharp) => Promise<Buffer>): Promise<Buffer> {
    this.#ready ??= this.#prepare().catch((error: unknown) => {
      this.#ready = undefined;
      throw error;
    });
    const pictureOf = await this.#ready;
    const leave = await this.#gate.enter(address);
    if (!leave) throw new TooManyPictures();
    try {
      return await make(pictureOf);
    } finally {
      leave();
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
