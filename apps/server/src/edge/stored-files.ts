import type pg from 'pg';
import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import type { ReadModel } from '../read-model/read-model.ts';
import { route } from '../routes/route.ts';
import type { Route } from '../routes/route.ts';
import { apiPolicy } from './headers.ts';

export interface StoredFile {
  mediaType: string;
  bytes: Buffer;
}

/** Reads files that are stored with the Games. Photos of people whose publication level hides them do not exist. */
export class StoredFiles {
  readonly #pool: pg.Pool;
  readonly #readModel: ReadModel;

  constructor(pool: pg.Pool, readModel: ReadModel) {
    this.#pool = pool;
    this.#readModel = readModel;
  }

  /** @returns undefined if there is no such file, or if it is not public */
  async read(sha256: string): Promise<StoredFile | undefined> {
    if (this.#readModel.snapshot?.people.hiddenPhotos.has(`file:${sha256}`)) return undefined;
    const { rows } = await this.#pool.query<{ media_type: string; bytes: Buffer }>(
      'select media_type, bytes from sport.files where sha256 = $1',
      [sha256],
    );
    return rows[0] && { mediaType: rows[0].media_type, bytes: rows[0].bytes };
  }

  get route(): Route {
    return route(
      {
        method: 'get',
        path: '/api/v1/files/{sha256}',
        pattern: '/api/v1/files/:sha256{[0-9a-f]{64}}',
        summary: 'A file that is stored with the Games',
        tag: 'files',
        access: 'everyone',
        params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
        answer: { media: { '*/*': z.string().meta({ format: 'binary' }) } },
        errors: { notFound: 'File not found' },
      },
      async ({ c, params: { sha256 } }) => {
        const file = await this.read(sha256);
        if (!file) throw new ApiError('notFound', 'File not found.');
        return c.body(new Uint8Array(file.bytes), 200, {
          'content-type': file.mediaType,
          'content-disposition': 'inline',
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': `${apiPolicy}; sandbox`,
        });
      },
    );
  }
}
