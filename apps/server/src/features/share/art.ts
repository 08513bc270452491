import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { flagName } from '../../flags/codes.ts';
import { flagDrawing } from '../../flags/flag-drawing.ts';
import type { FeatureKit } from '../kit.ts';
import { cardOrganisations } from './card.ts';
import type { Card } from './card.ts';
import { TooManyPictures } from './draw-png.ts';
import type { PngDrawer } from './draw-png.ts';
import type { Art } from './drawing/canvas.ts';

const require = createRequire(import.meta.url);
const ownFlag = /^\/flags\/([a-z-]+)\.svg$/;
const storedFlag = /^\/api\/v1\/files\/([\da-f]{64})$/;
const [flagWidth, flagHeight] = [300, 200];
const [logoWidth, logoHeight] = [360, 144];

interface Sources {
  file: FeatureKit['file'];
  drawer: Pick<PngDrawer, 'fill' | 'fit'>;
}

/** The drawings on cards, each read on first use. */
export class Artist {
  readonly #sources: Sources;
  readonly #flags = new LRUCache<string, Promise<string | undefined>>({ max: 500 });
  #drawings: Promise<Pick<Art, 'pictograms' | 'pattern'>> | undefined;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** @param logo SHA-256 of the logo of the Games */
  async artOf(card: Card, logo?: string): Promise<Art> {
    this.#drawings ??= readDrawings();
    const addresses = [...new Set(cardOrganisations(card).map(({ flag }) => flag ?? ''))];
    const flags = await Promise.all(addresses.map(async (address) => [address, await this.#flag(address)] as const));
    const drawnLogo =
      logo === undefined ? undefined : await this.#picture(`logo ${logo}`, async () => this.#readLogo(logo));
    return {
      ...(await this.#drawings),
      ...(drawnLogo !== undefined && { logo: drawnLogo }),
      flags: new Map(flags.flatMap(([address, flag]) => (flag === undefined ? [] : [[address, flag]]))),
    };
  }

  /** Undefined if there is no readable image; the card then shows the delegation's code. */
  async #flag(address: string): Promise<string | undefined> {
    return this.#picture(address, async () => this.#readFlag(address));
  }

  async #picture(key: string, read: () => Promise<string | undefined>): Promise<string | undefined> {
    let picture = this.#flags.get(key);
    if (!picture) {
      picture = read();
      this.#flags.set(key, picture);
      picture.catch(() => this.#flags.delete(key));
    }
    return picture;
  }

  async #readLogo(sha256: string): Promise<string | undefined> {
    const file = await this.#sources.file(sha256);
    return (
      file &&
      this.#embedded(async () => this.#sources.drawer.fit(file.bytes, logoWidth, logoHeight), logoWidth, logoHeight)
    );
  }

  async #readFlag(address: string): Promise<string | undefined> {
    const name = flagName(ownFlag.exec(address)?.[1] ?? '');
    if (name !== undefined) return (await flagDrawing(name)).toString();
    const sha256 = storedFlag.exec(address)?.[1];
    const file = sha256 === undefined ? undefined : await this.#sources.file(sha256);
    return file && this.#brought(file.bytes);
  }

  /** A flag provided by the Games, redrawn so that only the colors of a foreign file reach the image. */
  async #brought(bytes: Buffer): Promise<string | undefined> {
    return this.#embedded(async () => this.#sources.drawer.fill(bytes, flagWidth, flagHeight), flagWidth, flagHeight);
  }

  async #embedded(draw: () => Promise<Buffer>, width: number, height: number): Promise<string | undefined> {
    const png = await draw().catch((error: unknown) => {
      // A lack of capacity is unrelated to the file; any other failure is the file's fault, and is cached.
      if (error instanceof TooManyPictures) throw error;
      return undefined;
    });
    return (
      png &&
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`
    );
  }
}

async function readDrawings(): Promise<Pick<Art, 'pictograms' | 'pattern'>> {
  const [sprite, pattern] = await Promise.all(
    ['@podium/disciplines/pictograms.svg', '@podium/disciplines/pattern.svg'].map((name) =>
      readFile(require.resolve(name), 'utf8'),
    ),
  );
  return { pictograms: spritePictograms(sprite!), pattern: pattern! };
}

function spritePictograms(sprite: string): ReadonlyMap<string, string> {
  const symbols = sprite.matchAll(/<symbol id="([\w-]+)"([^>]*)>(.*?)<\/symbol>/gs);
  return new Map([...symbols].map(([, key, attributes, content]) => [key!, `<svg${attributes}>${content}</svg>`]));
}
