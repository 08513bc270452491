import type { KindName } from '@podium/content';
import type { BuildContext, Built } from '../../read-model/program/building.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import { contentKey } from './content-keys.ts';

type LiveKeysOf<Parameters> =
  | readonly string[]
  | ((context: BuildContext, parameters: Parameters) => readonly string[]);
type BuildBody<Parameters> = (context: BuildContext, parameters: Parameters) => Promise<object | undefined>;

/**
 * Returns a builder of answers about some kinds: it sets their time, and marks them stale when one of the kinds
 * changes.
 *
 * @param keys other live keys that the answer depends on; those of its parameters as a function
 * @param build returns undefined if the content does not exist
 */
export const ofKinds =
  <Parameters>(kinds: readonly KindName[], keys: LiveKeysOf<Parameters>, build: BuildBody<Parameters>) =>
  async (context: BuildContext, parameters: Parameters): Promise<Built | undefined> => {
    const body = await build(context, parameters);
    if (!body) return undefined;
    const { pool, snapshot } = context;
    const { rows } = await pool.query<{ at: number | null }>(
      'select max(at) as at from content.changes where partition = $1 and kind = any($2)',
      [snapshot.partition, kinds],
    );
    const liveKeys = typeof keys === 'function' ? keys(context, parameters) : keys;
    const asOf = new Presenter(snapshot, context.language).instant(rows[0]?.at);
    return { body: { ...body, asOf }, keys: [...kinds.map((kind) => contentKey(kind)), ...liveKeys] };
  };
