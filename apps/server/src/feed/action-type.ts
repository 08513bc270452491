import { actionTypeOf } from '@podium/disciplines';
import { rscOfId } from '@podium/games';
import { placeOf } from './apply/codes.ts';

/** An action as stored: the codes of its source, as they came. */
export interface StoredAction {
  /** The message that it belongs to. */
  owner: string;
  /** Its place in that message, from 0. */
  sort: number;
  type: string | null;
  code: string | null;
  result: string | null;
  add: string | null;
  period: string | null;
}

/**
 * The actions of one unit, each with its type: the word of its source where it has one, else what the discipline reads
 * in the codes. `changesScore`: whether a score stands beside the action.
 */
export function withTypes<Action extends StoredAction>(
  unitId: string,
  actions: readonly Action[],
  changesScore: (action: Action) => boolean,
): (Action & { type: string })[] {
  const disciplineCode = placeOf(rscOfId(unitId)).disciplineCode ?? '';
  const firstPeriods = new Map(actions.filter(({ sort }) => sort === 0).map(({ owner, period }) => [owner, period]));
  return actions.map((action) => ({
    ...action,
    type:
      action.type ??
      actionTypeOf(disciplineCode, {
        action: action.code ?? undefined,
        result: action.result ?? undefined,
        add: action.add ?? undefined,
        changesScore: changesScore(action),
        isOfFirstPeriod: action.period === firstPeriods.get(action.owner),
      }),
  }));
}
