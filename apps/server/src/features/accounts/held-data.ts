import type { HeldDataAnswer } from '@podium/contract';
import type { FeatureKit } from '../kit.ts';

/** Counts the data stored about a person by kind: the same kinds as in their export, without the content. */
export async function countHeldData(
  { pool, ownData }: Pick<FeatureKit, 'pool' | 'ownData'>,
  userId: string,
): Promise<HeldDataAnswer> {
  const [ownCounts, featureData] = await Promise.all([
    pool.query<Record<string, number>>(
      `select (select count(*)::int from accounts.sessions where user_id = $1) as sessions,
         (select count(*)::int from accounts.follows where user_id = $1) as follows,
         (select count(*)::int from accounts.consents where user_id = $1) as consents,
         (select count(*)::int from people.points_entries where person_id = $1) as points,
         (select count(*)::int from accounts.photos where user_id = $1) as photo`,
      [userId],
    ),
    ownData(userId),
  ]);
  const counts = [
    ...Object.entries(ownCounts.rows[0]!),
    ...[...featureData].map(([name, value]) => [name, countItems(value)] as const),
  ];
  const items = counts.flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : []));
  return { items, total: items.length };
}

/** Number of entries of a list; for a record, of all its lists. */
function countItems(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  const lists = Object.values(value as object).filter((list) => Array.isArray(list));
  return lists.length === 0 ? 1 : lists.reduce((sum, list) => sum + list.length, 0);
}
