import type { KindName } from '@podium/content';
import type { BuildContext, Built } from '../../read-model/programme/building.ts';
import { Presenter } from '../../read-model/programme/presenter.ts';
import { contentKey } from './content-keys.ts';

type BuildBody<Parameters> = (context: BuildContext, parameters: Parameters) => Promise<object | undefined>;

/**
 * Builder of an answer about items of some kinds: says how new it is, and is stale when one of them changes.
 *
 * @param keys of what else the answer is made from
 * @param build undefined: there is no such thing
 */
export const ofKinds =
  <Parameters>(kinds: readonly KindName[], keys: readonly string[], build: BuildBody<Parameters>) =>
  async (context: BuildContext, parameters: Parameters): Promise<Built | undefined> => {
    const body = await build(context, parameters);
    if (!body) return undefined;
    const { pool, snapshot } = context;
    const { rows } = await pool.query<{ at: number | null }>(
      'select max(at) as at from content.changes where partition = $1 and kind = any($2)',
      [snapshot.partition, kinds],
    );
    const asOf = new Presenter(snapshot, context.language).instant(rows[0]?.at);
    return { body: { ...body, asOf }, keys: [...kinds.map((kind) => contentKey(kind)), ...keys] };
  };
