import type { FeatureKit } from '../kit.ts';
import { languages } from '@podium/games';
import type { ImportProgress } from '@podium/contract';

/** Number of documents, across all languages, that are built at the same time. */
const atOnce = 4;

/**
 * Builds the documents that most visits start with, so that the first readers after an import need not wait. Other
 * documents are built on demand.
 *
 * @throws Error if the read model does not reach the import in time
 */
export async function buildDocuments(
  { pool, programAt, read }: Pick<FeatureKit, 'pool' | 'programAt' | 'read'>,
  onProgress: (progress: ImportProgress) => void,
): Promise<void> {
  onProgress({ phase: 'documents', done: 0, total: null });
  const { rows } = await pool.query<{ seq: number }>('select last_seq as seq from feed.installation');
  if (rows[0] && rows[0].seq > 0) await programAt(rows[0].seq);
  const [games, days] = await Promise.all([read('games', 'en', {}), read('days', 'en', {})]);
  const builds = languages.flatMap((language) => [
    async () => read('games', language, {}),
    async () => read('days', language, {}),
    async () => read('medals', language, { sort: 'gold' }),
    async () => read('venues', language, {}),
    ...(games?.disciplines ?? []).map(
      ({ key }) =>
        async () =>
          read('discipline', language, { key }),
    ),
    ...(days?.items ?? []).map(
      ({ day }) =>
        async () =>
          read('day', language, { day }),
    ),
  ]);
  for (let done = 0; done < builds.length; done += atOnce) {
    onProgress({ phase: 'documents', done, total: builds.length });
    await Promise.all(builds.slice(done, done + atOnce).map(async (build) => build()));
  }
  onProgress({ phase: 'documents', done: builds.length, total: builds.length });
}
