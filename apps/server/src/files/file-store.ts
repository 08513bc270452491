import { createReadStream } from 'node:fs';
import { realpath, rm } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FilePurpose, StoredFile } from '@podium/contract';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { ApiError } from '../ground/api-error.ts';
import type { Bucket } from './bucket.ts';
import type { ByteRange } from './byte-range.ts';
import { FolderBucket } from './folder-bucket.ts';
import { hashFile, Incoming } from './incoming.ts';
import { formatsByPurpose, maxBytesFor } from '@podium/content';
import type { MediaType } from '@podium/content';

interface StoreOptions {
  pool: pg.Pool;
  dataDir: string;
  /** `s3://…`; without it, files are stored in the data folder. */
  filesUrl?: string;
}

/** Time for which an unused file is kept after its upload, because its author may publish it the next day. */
const GRACE = "interval '24 hours'";

/** Memory limit for frequently requested variants. */
const VARIANTS_BYTES = 32 * 1024 * 1024;

const storageKey = (sha256: string): string => `${sha256.slice(0, 2)}/${sha256}`;
const variantKey = (sha256: string, width: number): string => `${storageKey(sha256)}.${width}.webp`;

/** Uploaded files, addressed by SHA-256. `PublicFiles` decides who may read them. */
export class FileStore {
  readonly #pool: pg.Pool;
  readonly #bucket: Bucket;
  readonly #incoming: Incoming;
  /** Variants being read or encoded, by key. */
  readonly #pending = new Map<string, Promise<Buffer>>();
  readonly #variants = new LRUCache<string, Buffer>({
    maxSize: VARIANTS_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  /** Cache of file metadata, which never changes. */
  readonly #known = new LRUCache<string, StoredFile>({ max: 20_000 });

  private constructor(pool: pg.Pool, bucket: Bucket, incoming: Incoming) {
    this.#pool = pool;
    this.#bucket = bucket;
    this.#incoming = incoming;
  }

  static async open({ pool, dataDir, filesUrl }: StoreOptions): Promise<FileStore> {
    const folder = join(dataDir, 'files');
    const bucket = filesUrl
      ? new (await import('./s3-bucket.ts')).S3Bucket(new URL(filesUrl))
      : new FolderBucket(folder);
    return new FileStore(pool, bucket, new Incoming(join(folder, 'incoming')));
  }

  /**
   * Stores an upload; identical bytes are stored only once.
   *
   * @param allowed formats, by default all of the purpose
   * @throws ApiError 413, 415 or 422 for a file that cannot be accepted
   */
  async put(
    body: AsyncIterable<Uint8Array>,
    purpose: FilePurpose,
    allowed = formatsByPurpose[purpose],
  ): Promise<StoredFile> {
    // Loads the image library, which few processes need.
    const { prepareFile } = await import('./prepare-file.ts');
    const { path, size } = await this.#incoming.receive(body, maxBytesFor(purpose));
    try {
      // Stored bytes are already clean; encoding an image again would only create another version of it.
      const existing = await this.find(await hashFile(path));
      const isClean = existing !== undefined && allowed.includes(existing.mediaType as MediaType);
      const prepared = isClean ? existing : await prepareFile(path, size, purpose, allowed);
      const file = { ...prepared, sha256: await hashFile(path) };
      // The row is written first, so that the clean-up finds the bytes even if the upload fails.
      await this.#pool.query(
        `insert into files.objects (sha256, media_type, size, width, height) values ($1, $2, $3, $4, $5)
         on conflict (sha256) do update set stored_at = now()`,
        [file.sha256, file.mediaType, file.size, file.width, file.height],
      );
      await this.#bucket.put(storageKey(file.sha256), path, file.mediaType);
      await this.#pool.query('update files.objects set is_stored = true where sha256 = $1', [file.sha256]);
      return file;
    } finally {
      await rm(path, { force: true });
    }
  }

  /**
   * Stores a file from a folder, for commands.
   *
   * @param path relative to the folder
   * @throws ApiError like `put`, with the path in its message; 404 if the folder does not contain the file
   */
  async putFromFolder(folder: string, path: string, purpose: FilePurpose): Promise<StoredFile> {
    // A missing file is refused below, like one outside the folder.
    const realPath = await realpath(join(folder, path)).catch(() => undefined);
    const inside = realPath && relative(await realpath(folder), realPath);
    if (!inside || inside.startsWith('..') || isAbsolute(inside))
      throw new ApiError('notFound', `${path}: the folder contains no such file.`);
    try {
      return await this.put(createReadStream(realPath), purpose);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw new ApiError(error.code, `${path}: ${error.message}`, { fields: error.fields });
    }
  }

  /**
   * Stores the bytes of a file whose row is restored with the database.
   *
   * @throws Error if the hash does not match
   */
  async putBack(sha256: string, mediaType: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const { path } = await this.#incoming.receive(bytes, Number.POSITIVE_INFINITY);
    try {
      if ((await hashFile(path)) !== sha256) throw new Error(`The bytes of ${sha256} have been changed.`);
      await this.#bucket.put(storageKey(sha256), path, mediaType);
    } finally {
      await rm(path, { force: true });
    }
  }

  async find(sha256: string): Promise<StoredFile | undefined> {
    const cached = this.#known.get(sha256);
    if (cached) return cached;
    const { rows } = await this.#pool.query<StoredFile>(
      `select sha256, media_type as "mediaType", size, width, height from files.objects
       where sha256 = $1 and is_stored`,
      [sha256],
    );
    if (rows[0]) this.#known.set(sha256, rows[0]);
    return rows[0];
  }

  async open(sha256: string, range?: ByteRange): Promise<Readable | undefined> {
    return this.#bucket.open(storageKey(sha256), range);
  }

  /** The whole file; undefined if it is not stored. */
  async bytes(sha256: string): Promise<Buffer | undefined> {
    const stream = await this.open(sha256);
    return stream && buffer(stream);
  }

  /**
   * An image in another width (WebP), encoded on first request.
   *
   * @param width pixels; a narrower image keeps its width
   * @param read returns the image, which may be stored elsewhere
   */
  async variant(sha256: string, width: number, read: () => Promise<Uint8Array>): Promise<Buffer> {
    const key = variantKey(sha256, width);
    const cached = this.#variants.get(key);
    if (cached) return cached;
    const pending = this.#pending.get(key) ?? this.#variant(key, { sha256, width }, read);
    this.#pending.set(key, pending);
    const bytes = await pending.finally(() => this.#pending.delete(key));
    this.#variants.set(key, bytes);
    return bytes;
  }

  async #variant(
    key: string,
    { sha256, width }: { sha256: string; width: number },
    read: () => Promise<Uint8Array>,
  ): Promise<Buffer> {
    const stored = await this.#bucket.open(key);
    if (stored) return buffer(stored);
    const { encodeVariant } = await import('./image.ts');
    const bytes = await encodeVariant(await read(), width);
    await this.#pool.query('insert into files.variants (sha256, width) values ($1, $2) on conflict do nothing', [
      sha256,
      width,
    ]);
    await this.#bucket.put(key, await this.#incoming.write(bytes), 'image/webp');
    return bytes;
  }

  /** Removes a file that is no longer public, and its variants. */
  async remove(client: pg.ClientBase | pg.Pool, sha256: string): Promise<void> {
    await this.#removeVariants(client, sha256);
    await client.query('delete from files.objects where sha256 = $1', [sha256]);
    this.#known.delete(sha256);
    await this.#bucket.remove(storageKey(sha256));
  }

  /**
   * Removes unused files, variants of files that are not public, and remains of incomplete uploads.
   *
   * @param client in a transaction: an upload of the same bytes waits for its end, then stores them again
   * @param keeps whether a file is used or public
   */
  async removeUnused(
    client: pg.ClientBase,
    keeps: (sha256: string) => Promise<{ isUsed: boolean; isPublic: boolean }>,
  ): Promise<void> {
    const variants = await client.query<{ sha256: string }>('select distinct sha256 from files.variants');
    for (const { sha256 } of variants.rows)
      if (!(await keeps(sha256)).isPublic) await this.#removeVariants(client, sha256);
    const old = await client.query<{ sha256: string }>(
      `select sha256 from files.objects where stored_at < now() - ${GRACE}`,
    );
    for (const { sha256 } of old.rows) {
      if ((await keeps(sha256)).isUsed) continue;
      // Skipped if the file has been uploaded again in the meantime.
      const { rowCount } = await client.query(
        `delete from files.objects where sha256 = $1 and stored_at < now() - ${GRACE}`,
        [sha256],
      );
      if (rowCount === 1) await this.#bucket.remove(storageKey(sha256));
    }
    await this.#incoming.removeAbandoned(Date.now());
  }

  async #removeVariants(client: pg.ClientBase | pg.Pool, sha256: string): Promise<void> {
    const { rows } = await client.query<{ width: number }>(
      'delete from files.variants where sha256 = $1 returning width',
      [sha256],
    );
    for (const { width } of rows) {
      const key = variantKey(sha256, width);
      this.#variants.delete(key);
      await this.#bucket.remove(key);
    }
  }
}
