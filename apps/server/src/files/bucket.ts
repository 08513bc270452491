import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

/** Storage of bytes by key. An object is either complete or absent. */
export interface Bucket {
  /** Stores a complete local file and removes it; an existing object is replaced. */
  put(key: string, path: string, mediaType: string): Promise<void>;
  /** @returns undefined if there is no such object */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Does nothing if there is no such object. */
  remove(key: string): Promise<void>;
}
