import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../ground/api-error.ts';
import type { ByteRange } from './byte-range.ts';
import type { FileStore } from './file-store.ts';
import type { FileUse, FileUseSource } from './file-use.ts';
import { isRaster } from '@podium/content';
import type { SportFiles } from './sport-files.ts';

/** Cache time of uses (milliseconds): a withdrawn file must be inaccessible within five seconds. */
const USE_MS = 1000;

/** A readable file, or an image in one width. */
export interface ReadableFile {
  /** Entity tag of the bytes. */
  etag: string;
  mediaType: string;
  size: number;
  /** @returns undefined if the bytes have been removed in the meantime */
  open: (range?: ByteRange) => Promise<Readable | undefined>;
}

/** Finds files in both stores and determines how they are used. */
export class PublicFiles {
  readonly #store: FileStore;
  readonly #sport: SportFiles;
  readonly #findUse: FileUseSource;
  /**
   * Cached uses of public files, so that many readers cost one lookup and a withdrawn file disappears within a second.
   */
  readonly #uses = new LRUCache<string, FileUse>({ max: 20_000, ttl: USE_MS });

  constructor(store: FileStore, sport: SportFiles, use: FileUseSource) {
    this.#store = store;
    this.#sport = sport;
    this.#findUse = use;
  }

  /** Returns the use of a file, at most a second out of date. */
  async use(sha256: string): Promise<FileUse | undefined> {
    const cached = this.#uses.get(sha256);
    if (cached) return cached;
    const use = await this.#findUse(sha256);
    // Only public uses are cached: a private file may be published at any moment.
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

  /** An image in another width; undefined if the file is not a raster image. */
  async findVariant(sha256: string, width: number): Promise<ReadableFile | undefined> {
    const file = await this.find(sha256);
    if (!file || !isRaster(file.mediaType)) return undefined;
    const bytes = await this.#store.variant(sha256, width, async () => readAll(file));
    return fileOfBytes(`"${sha256}-${width}"`, 'image/webp', bytes);
  }

  /** Bytes of a public file. */
  async readPublic(sha256: string): Promise<{ mediaType: string; bytes: Buffer } | undefined> {
    if (!isServed(await this.use(sha256))) return undefined;
    const file = await this.find(sha256);
    return file && { mediaType: file.mediaType, bytes: await readAll(file) };
  }
}

export const isServed = (use: FileUse | undefined): use is 'public' | 'revalidate' =>
  use === 'public' || use === 'revalidate';

async function readAll(file: ReadableFile): Promise<Buffer> {
  const stream = await file.open();
  if (!stream) throw new ApiError('notFound', 'File not found.');
  return buffer(stream);
}

function fileOfBytes(etag: string, mediaType: string, bytes: Buffer): ReadableFile {
  const open = async (range?: ByteRange): Promise<Readable> =>
    Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes], { objectMode: false });
  return { etag, mediaType, size: bytes.length, open };
}
