import { actionType, disciplineFor } from '@podium/disciplines';
import { idToRsc } from '@podium/games';
import { parseCode } from './apply/codes.ts';

/** An action as stored, with the codes of its source. */
export interface StoredAction {
  type: string | null;
  code: string | null;
  result: string | null;
  add: string | null;
}

/**
 * Actions of one unit in chronological order, each with its type: the one from the source if it has one, otherwise
 * the one that the discipline derives from the codes. A match starts once and ends once, and does not end before it
 * is finished.
 * @param given.changesScore whether the action has a score
 * @param given.isShootOut whether it belongs to a shoot-out, which has its own score
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
  const discipline = disciplineFor(parseCode(idToRsc(unitId)).disciplineCode);
  const starts = actions.filter(({ code }) => code === 'STARTP');
  const ends = actions.filter(({ code }) => code === 'ENDP');
  const start = starts.find(isOfMatch) ?? starts[0];
  const end = ends.findLast(isOfMatch) ?? (isOver ? ends.at(-1) : undefined);
  return actions.map((action) => ({
    ...action,
    type:
      action.type ??
      actionType(discipline, {
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
