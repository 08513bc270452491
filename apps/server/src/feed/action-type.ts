import { actionTypeOf, disciplineFor } from '@podium/disciplines';
import { rscOfId } from '@podium/games';
import { placeOf } from './apply/codes.ts';

/** An action as stored: the codes of its source, as they came. */
export interface StoredAction {
  type: string | null;
  code: string | null;
  result: string | null;
  add: string | null;
}

/**
 * The actions of one unit in the order in which they happened, each with its type: the word of its source where it has one,
 * else what the discipline reads in the codes. A match starts once and ends once, and not before it is over.
 *
 * @param given.changesScore whether a score stands beside the action
 * @param given.isShootOut whether it is one of a shoot-out, which has a count of its own
 */
export function withTypes<Action extends StoredAction>(
  unitId: string,
  actions: readonly Action[],
  {
    isOver,
    changesScore,
    isShootOut,
  }: { isOver: boolean } & Record<'changesScore' | 'isShootOut', (action: Action) => boolean>,
): (Action & { type: string })[] {
  const discipline = disciplineFor(placeOf(rscOfId(unitId)).disciplineCode);
  const starts = actions.filter(({ code }) => code === 'STARTP');
  const ends = actions.filter(({ code }) => code === 'ENDP');
  const start = starts.find(isOfMatch) ?? starts[0];
  const end = ends.findLast(isOfMatch) ?? (isOver ? ends.at(-1) : undefined);
  return actions.map((action) => ({
    ...action,
    type:
      action.type ??
      actionTypeOf(discipline, {
        action: action.code ?? undefined,
        result: action.result ?? undefined,
        add: action.add ?? undefined,
        changesScore: changesScore(action),
        isShootOut: isShootOut(action),
        isMatchStart: action === start,
        isMatchEnd: action === end,
      }),
  }));
}

const isOfMatch = ({ result }: StoredAction): boolean => result === 'GAME';
