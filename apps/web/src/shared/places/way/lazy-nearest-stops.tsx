import type { PointAnswer } from '@podium/contract';
import { lazyPart } from '../../elements/lazy-part.tsx';
import type { LoaderContext } from '../../shell/head.ts';
import { fromCache, queries } from '../../shell/queries/queries.ts';
import { maxNearest, nearStops } from './near-stops.ts';

const { Part, load } = lazyPart(async () => (await import('./nearest-stops.tsx')).NearestStops);
export const LazyNearestStops = Part;

/** Loads what the part shows, so that the first render contains it. */
export async function loadNearestStops(
  { queryClient, language }: LoaderContext,
  point: PointAnswer,
  day: string,
): Promise<void> {
  const [{ stops }] = await Promise.all([queryClient.query({ ...queries.transport(language), ...fromCache }), load()]);
  await Promise.all(
    nearStops(stops, point)
      .slice(0, maxNearest)
      .map(async ({ stop: { id } }) =>
        queryClient.query({ ...queries.transportStop(language, { id, day }), ...fromCache }),
      ),
  );
}
