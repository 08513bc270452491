import { actionTypes } from '@podium/games';
import { kindOf } from '../../shared/results/result/action-kinds.ts';
import type { ActionAnswer, ResultLineAnswer, UnitAnswer, UnitContentAnswer } from '@podium/contract';
import type { ActionType } from '@podium/games';

export function countActions(actions: readonly Pick<ActionAnswer, 'type'>[]): { type: ActionType; count: number }[] {
  return actionTypes
    .map((type) => ({ type, count: actions.filter((action) => kindOf(action) === type).length }))
    .filter(({ count }) => count > 0);
}

/**
 * Returns whether the result is shown elsewhere: the score above covers two sides, and units grouped under this one have the
 * results if it has none.
 */
export const hasOwnSection = ({
  results,
  isHeadToHead,
  children,
}: Pick<UnitAnswer, 'results' | 'isHeadToHead' | 'children'>): boolean =>
  results.length > 0 ? isHeadToHead : children.length > 0;

const MIN_PARTS = 3;

/** A combined event whose totals name the marks of each part. */
export const hasTotals = ({ overall }: Pick<UnitAnswer, 'overall'>): boolean =>
  overall?.of === 'event' && (overall.lines[0]?.parts?.filter(({ name }) => name !== null).length ?? 0) >= MIN_PARTS;

/** The units whose marks lead their part: in each part the lines of the best rank, by `unit competitor`. */
export function bestOfParts(lines: readonly ResultLineAnswer[]): ReadonlySet<string> {
  const parts = lines.flatMap(({ competitor, parts = [] }) => parts.map((part) => ({ id: competitor.id, part })));
  const byUnit = Map.groupBy(parts, ({ part }) => part.unit);
  return new Set(
    [...byUnit.values()].flatMap((unitParts) => {
      const ranks = unitParts.map(({ part }) => Number(part.rank ?? Number.NaN)).filter((rank) => !Number.isNaN(rank));
      const best = Math.min(...ranks);
      return unitParts.filter(({ part }) => Number(part.rank) === best).map(({ id, part }) => `${part.unit} ${id}`);
    }),
  );
}

export const hasContent = ({ ceremony, videos, albums, documents }: UnitContentAnswer): boolean =>
  Boolean(ceremony) || videos.length + albums.length + documents.length > 0;
