import { LRUCache } from 'lru-cache';
import { contentHash } from '../../answers/prepared-answer.ts';
import type { LanguageCode, ShareSubject } from '@podium/contract';
import { ownBytes } from '../../own-bytes.ts';
import type { FeatureKit } from '../kit.ts';
import { Artist } from './art.ts';
import { cardOf } from './cards/card-of.ts';
import { drawCard } from './drawing/draw-card.ts';
import type { PngDrawer } from './draw-png.ts';

/** Some five hundred pictures. */
const mostBytes = 32 * 1024 * 1024;

type Drawer = Pick<PngDrawer, 'draw' | 'fill'>;

export interface SharePicture {
  /** Hash of what it was drawn from: a different drawing is a different picture. */
  hash: string;
  png: () => Promise<Buffer>;
}

/** Pictures that go with a page when it is shared, drawn when they are first asked for and kept by what is drawn. */
export class SharePictures {
  readonly #kept = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: (png) => png.length });
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #read: FeatureKit['read'];
  readonly #drawer: Drawer;
  readonly #artist: Artist;
  readonly #address: string;

  constructor({ read, file, publicUrl }: Pick<FeatureKit, 'read' | 'file' | 'publicUrl'>, drawer: Drawer) {
    this.#read = read;
    this.#drawer = drawer;
    this.#artist = new Artist({ file, drawer });
    this.#address = new URL(publicUrl).host;
  }

  /** undefined: there is no such thing. */
  async find(subject: ShareSubject, language: LanguageCode): Promise<SharePicture | undefined> {
    const svg = await this.svg(subject, language);
    if (svg === undefined) return undefined;
    const hash = contentHash(Buffer.from(svg));
    return { hash, png: async () => this.#png(hash, svg) };
  }

  async svg(subject: ShareSubject, language: LanguageCode): Promise<string | undefined> {
    const card = await cardOf(this.#read, subject, language);
    return card && drawCard(card, await this.#artist.artOf(card), this.#address);
  }

  async #png(hash: string, svg: string): Promise<Buffer> {
    const kept = this.#kept.get(hash);
    if (kept) return kept;
    let png = this.#underWay.get(hash);
    if (!png) {
      png = this.#drawer.draw(svg).then((drawn) => {
        const own = ownBytes(drawn);
        this.#kept.set(hash, own);
        return own;
      });
      this.#underWay.set(hash, png);
      const end = (): void => void this.#underWay.delete(hash);
      png.then(end, end);
    }
    return png;
  }
}
