import type pg from 'pg';
import type { FileUse } from './file-use.ts';

interface SportFile {
  mediaType: string;
  bytes: Buffer;
}

/** Photos of participants in the read model: `file:` and a hash. */
export interface PhotosOfPeople {
  photos: ReadonlySet<string>;
  hiddenPhotos: ReadonlySet<string>;
}

/**
 * Files that arrive with the feed or a Games folder. They are derived from the journal, so the database stores them.
 */
export class SportFiles {
  readonly #pool: pg.Pool;
  readonly #people: () => PhotosOfPeople | undefined;

  constructor(pool: pg.Pool, people: () => PhotosOfPeople | undefined) {
    this.#pool = pool;
    this.#people = people;
  }

  readonly use = async (sha256: string): Promise<FileUse | undefined> => {
    const name = `file:${sha256}`;
    const people = this.#people();
    if (people?.hiddenPhotos.has(name)) return 'hidden';
    const isPhoto = people?.photos.has(name) ?? false;
    // Rows of files outlive their use: a photo that a later folder lacks, a retracted report.
    const { rowCount } = await this.#pool.query(
      `select from sport.files where sha256 = $1 and (
         $3 or exists (select from sport.reports where file = $1)
         or exists (select from sport.organisations where flag = $2)
         or exists (select from sport.venues where map = $2))`,
      [sha256, name, isPhoto],
    );
    if (rowCount === 0) return undefined;
    return isPhoto ? 'revalidate' : 'public';
  };

  async read(sha256: string): Promise<SportFile | undefined> {
    const { rows } = await this.#pool.query<SportFile>(
      'select media_type as "mediaType", bytes from sport.files where sha256 = $1',
      [sha256],
    );
    return rows[0];
  }
}
