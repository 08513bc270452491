import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../api-error.ts';
import type { ByteRange } from './byte-range.ts';
import type { FileStore } from './file-store.ts';
import type { FileUse, FileUseSource } from './file-use.ts';
import { isRaster } from '@podium/content';
import type { SportFiles } from './sport-files.ts';

/** Within five seconds of a withdrawal nobody may get the file any longer. */
const USE_MS = 1000;

/** A file, or an image in one width, that can be sent. */
export interface ReadableFile {
  /** Identifies these bytes. */
  etag: string;
  mediaType: string;
  size: number;
  /** @returns undefined if the bytes have been removed in the meantime */
  open: (range?: ByteRange) => Promise<Readable | undefined>;
}

/** Finds files wherever they are stored, and how they are used. */
export class PublicFiles {
  readonly #store: FileStore;
  readonly #sport: SportFiles;
  readonly #findUse: FileUseSource;
  /** Uses that make a file public: a crowd asks once, and a withdrawn file is gone a second later. */
  readonly #uses = new LRUCache<string, FileUse>({ max: 20_000, ttl: USE_MS });

  constructor(store: FileStore, sport: SportFiles, use: FileUseSource) {
    this.#store = store;
    this.#sport = sport;
    this.#findUse = use;
  }

  /** How a file is used, a moment ago at most. */
  async use(sha256: string): Promise<FileUse | undefined> {
    const known = this.#uses.get(sha256);
    if (known) return known;
    const use = await this.#findUse(sha256);
    // A file that was not public may have been published since.
    if (isServed(use)) this.#uses.set(sha256, use);
    return use;
  }

  /** A file, whether or not it is public. */
  async find(sha256: string): Promise<ReadableFile | undefined> {
    const stored = await this.#store.find(sha256);
    if (stored) {
      const { mediaType, size } = stored;
      return { etag: `"${sha256}"`, mediaType, size, open: async (range) => this.#store.open(sha256, range) };
    }
    const file = await this.#sport.read(sha256);
    return file && fileOfBytes(`"${sha256}"`, file.mediaType, file.bytes);
  }

  /** An image in another width; undefined if the file is not an image that has widths. */
  async findVariant(sha256: string, width: number): Promise<ReadableFile | undefined> {
    const file = await this.find(sha256);
    if (!file || !isRaster(file.mediaType)) return undefined;
    const bytes = await this.#store.variant(sha256, width, async () => readWhole(file));
    return fileOfBytes(`"${sha256}-${width}"`, 'image/webp', bytes);
  }

  /** Bytes of a file that is public. */
  async readPublic(sha256: string): Promise<{ mediaType: string; bytes: Buffer } | undefined> {
    if (!isServed(await this.use(sha256))) return undefined;
    const file = await this.find(sha256);
    return file && { mediaType: file.mediaType, bytes: await readWhole(file) };
  }
}

export const isServed = (use: FileUse | undefined): use is 'public' | 'revalidate' =>
  use === 'public' || use === 'revalidate';

async function readWhole(file: ReadableFile): Promise<Buffer> {
  const stream = await file.open();
  if (!stream) throw new ApiError('notFound', 'File not found.');
  return buffer(stream);
}

function fileOfBytes(etag: string, mediaType: string, bytes: Buffer): ReadableFile {
  const open = async (range?: ByteRange): Promise<Readable> =>
    Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes], { objectMode: false });
  return { etag, mediaType, size: bytes.length, open };
}
