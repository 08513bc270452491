import type { FileUse } from '../../files/file-use.ts';
import type { FeatureKit } from '../kit.ts';
import type { PublishedItem } from './items.ts';
import { ambassadorLevel, isPhotoPublic } from './shown-people.ts';

/**
 * Returns the way in which published items use a file. Pictures of people are checked on every request, since they may
 * be withdrawn.
 */
export async function fileUse(sha256: string, { pool, program }: FeatureKit): Promise<FileUse | undefined> {
  const games = program();
  const { rows } = await pool.query<PublishedItem & { kind: string }>(
    'select kind, id, data from content.items where partition = $1 and media @> array[$2]',
    [games.partition, sha256],
  );
  if (rows.length === 0) {
    const { rowCount } = await pool.query('select 1 from content.drafts where media @> array[$1] limit 1', [sha256]);
    return rowCount === 0 ? undefined : 'private';
  }
  const uses = new Set(
    rows.map((row): FileUse => {
      if (row.kind === 'photo') return isPhotoPublic(games, row as PublishedItem<'photo'>) ? 'revalidate' : 'hidden';
      if (row.kind === 'ambassador')
        return ambassadorLevel(games, row as PublishedItem<'ambassador'>) === 'full' ? 'revalidate' : 'hidden';
      return 'public';
    }),
  );
  return (['hidden', 'revalidate'] as const).find((use) => uses.has(use)) ?? 'public';
}
