import { LRUCache } from 'lru-cache';
import { contentHash } from '../../answers/prepared-answer.ts';
import type { LanguageCode, ShareSubject } from '@podium/contract';
import { ownBytes } from '../../ground/own-bytes.ts';
import type { FeatureKit } from '../kit.ts';
import { Artist } from './art.ts';
import { buildCard } from './cards/build-card.ts';
import { drawCard } from './drawing/draw-card.ts';
import { TooManyPictures } from './draw-png.ts';
import type { PngDrawer } from './draw-png.ts';

/** Size of the cache (bytes): about five hundred pictures. */
const maxBytes = 32 * 1024 * 1024;

type Drawer = Pick<PngDrawer, 'draw' | 'fill' | 'fit'>;
/** @returns SHA-256 of the logo of the Games; undefined if organizers have published none */
type FindLogo = (language: LanguageCode) => Promise<string | undefined>;

export interface SharePicture {
  /** Hash of the drawing: a different drawing is a different picture. */
  hash: string;
  /** @param address client address, which the limit counts @throws TooManyPictures */
  png: (address: string) => Promise<Buffer>;
}

/** Pictures that represent a shared page, drawn on first request and cached by their drawing. */
export class SharePictures {
  readonly #kept = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (png) => png.length });
  /** Keyed by picture, then by the client address that requested it. */
  readonly #underWay = new Map<string, Map<string, Promise<Buffer>>>();
  readonly #read: FeatureKit['read'];
  readonly #drawer: Drawer;
  readonly #artist: Artist;
  readonly #address: string;
  readonly #findLogo: FindLogo;

  constructor(
    { read, file, publicUrl }: Pick<FeatureKit, 'read' | 'file' | 'publicUrl'>,
    drawer: Drawer,
    findLogo: FindLogo = async () => undefined,
  ) {
    this.#findLogo = findLogo;
    this.#read = read;
    this.#drawer = drawer;
    this.#artist = new Artist({ file, drawer });
    this.#address = new URL(publicUrl).host;
  }

  /** Undefined if the subject does not exist. */
  async find(subject: ShareSubject, language: LanguageCode): Promise<SharePicture | undefined> {
    const svg = await this.svg(subject, language);
    if (svg === undefined) return undefined;
    const hash = contentHash(Buffer.from(svg));
    return { hash, png: async (address) => this.#png(hash, svg, address) };
  }

  async svg(subject: ShareSubject, language: LanguageCode): Promise<string | undefined> {
    const card = await buildCard(this.#read, subject, language);
    return card && drawCard(card, await this.#artist.artOf(card, await this.#findLogo(language)), this.#address);
  }

  /** Requests queue per client address, so that no client waits behind many others that request the same picture. */
  async #png(hash: string, svg: string, address: string): Promise<Buffer> {
    const cached = this.#kept.get(hash);
    if (cached) return cached;
    const askers = this.#underWay.get(hash) ?? new Map<string, Promise<Buffer>>();
    const pending = askers.get(address);
    if (pending) return pending;
    const png = this.#draw(hash, svg, address);
    this.#underWay.set(hash, askers.set(address, png));
    try {
      return await png;
    } catch (error) {
      askers.delete(address);
      // The queue is full, but another client is already waiting for the same picture.
      const [other] = askers.values();
      if (error instanceof TooManyPictures && other) return await other;
      throw error;
    } finally {
      askers.delete(address);
      if (askers.size === 0) this.#underWay.delete(hash);
    }
  }

  async #draw(hash: string, svg: string, address: string): Promise<Buffer> {
    const drawn = await this.#drawer.draw(svg, address, () => this.#kept.get(hash));
    const bytes = this.#kept.get(hash) ?? ownBytes(drawn);
    this.#kept.set(hash, bytes);
    return bytes;
  }
}
