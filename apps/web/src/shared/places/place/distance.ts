import { metersBetween } from '@podium/games';
import type { PointAnswer } from '@podium/contract';
import { useText } from '../../shell/page-context.tsx';

/** A rounded distance: `350 m` in steps of ten, `2.4 km`, `18 km`. */
export function roundDistance(meters: number): { unit: 'meters' | 'kilometers'; value: number } {
  if (meters < 995) return { unit: 'meters', value: Math.max(10, Math.round(meters / 10) * 10) };
  const kilometers = meters / 1000;
  return { unit: 'kilometers', value: kilometers < 10 ? Math.round(kilometers * 10) / 10 : Math.round(kilometers) };
}

export function useDistanceText(): (meters: number) => string {
  const t = useText();
  return (meters) => {
    const { unit, value } = roundDistance(meters);
    return unit === 'meters' ? t('parts.place.meters', { value }) : t('parts.place.kilometers', { value });
  };
}

/** Items by distance from a point; items without a location keep their order at the end. */
export function nearestFirst<Item extends { point: PointAnswer | null }>(
  items: readonly Item[],
  from: PointAnswer,
): (Item & { away?: number })[] {
  return items
    .map((item) => ({ ...item, away: item.point ? metersBetween(from, item.point) : undefined }))
    .toSorted((one, other) => (one.away ?? Infinity) - (other.away ?? Infinity) || 0);
}
