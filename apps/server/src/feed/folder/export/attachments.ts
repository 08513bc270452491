import type pg from 'pg';
import { fileEnding } from '@podium/games-folder';

/** Files that rows refer to by content hash, with their paths in the exported folder. */
export class Attachments {
  readonly #paths = new Map<string, string>();
  readonly files = new Map<string, Uint8Array>();

  async load(client: pg.ClientBase | pg.Pool, sha256s: readonly string[]): Promise<void> {
    const { rows } = await client.query<{ sha256: string; media_type: string; bytes: Buffer }>(
      'select sha256, media_type, bytes from sport.files where sha256 = any($1::text[]) order by sha256',
      [sha256s],
    );
    for (const row of rows) {
      const path = `files/${row.sha256.slice(0, 16)}.${fileEnding(row.media_type)}`;
      this.#paths.set(row.sha256, path);
      this.files.set(path, row.bytes);
    }
  }

  path(sha256: string | null | undefined): string | undefined {
    return sha256 ? this.#paths.get(sha256) : undefined;
  }

  /** Converts `file:<hash>` to the file's path; a flag code is returned unchanged. */
  image(value: string | null | undefined): string | undefined {
    if (!value) return undefined;
    return value.startsWith('file:') ? this.path(value.slice('file:'.length)) : value;
  }
}

/** Hashes in image columns. */
export function imageHashes(values: readonly (string | null | undefined)[]): string[] {
  return values.flatMap((value) => (value?.startsWith('file:') ? [value.slice('file:'.length)] : []));
}
