import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type sharp from 'sharp';
import type { ResizeOptions } from 'sharp';
import { FairGate } from '../../ground/fair-gate.ts';
import type { GateLimits } from '../../ground/fair-gate.ts';
import { fontsFile } from './fonts.ts';

const limits: GateLimits = {
  // Leaves threads of the pool for photos and compression.
  atOnce: 2,
  // Further requests are answered with a request to retry later.
  waiting: 200,
  waitingPerAddress: 40,
  waitMs: 30_000,
};
/** Maximum number of pixels of an uploaded picture: a small file may unpack to a huge image. */
const maxPixels = 50_000_000;

/** Turn of pictures that are drawn once for all clients: flags provided by the Games. */
const ownAddress = '';

export class TooManyPictures extends Error {}

/** Renders SVGs to PNGs outside the server's main thread, a few at a time; client addresses take turns. */
export class PngDrawer {
  readonly #folder: string;
  readonly #nameFonts: (file: string) => void;
  readonly #gate = new FairGate(limits);
  #ready: Promise<typeof sharp> | undefined;

  /** @param folder for its own files @param nameFonts writes the list of fonts before the library first needs it */
  constructor(folder: string, nameFonts: (file: string) => void) {
    this.#folder = folder;
    this.#nameFonts = nameFonts;
  }

  /**
   * @param address client address whose turn is used @param findDrawn checks again at that turn whether another
   * request has drawn it
   * @throws TooManyPictures
   */
  async draw(svg: string, address: string, findDrawn?: () => Buffer | undefined): Promise<Buffer> {
    return this.#inTurn(address, async (pictureOf) => findDrawn?.() ?? pictureOf(Buffer.from(svg)).png().toBuffer());
  }

  /** Converts a picture of any format to a PNG that fills the given size. @throws if the file is not a picture */
  async fill(bytes: Buffer, width: number, height: number): Promise<Buffer> {
    return this.#resize(bytes, { width, height, fit: 'cover' });
  }

  /** Converts a picture of any format to a PNG of the given size, whole on a transparent ground. @throws as `fill` */
  async fit(bytes: Buffer, width: number, height: number): Promise<Buffer> {
    return this.#resize(bytes, { width, height, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } });
  }

  async #resize(bytes: Buffer, options: ResizeOptions): Promise<Buffer> {
    return this.#inTurn(ownAddress, async (pictureOf) =>
      pictureOf(bytes, { limitInputPixels: maxPixels }).resize(options).png().toBuffer(),
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
