import type { BaseMapAnswer } from '@podium/contract';
import { isOurs } from '@podium/contract/served-by';
import { useQuery } from '@tanstack/react-query';
import { usePage } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import type { FeatureCollection } from './city.ts';

const emptyCity: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** Without the city data, the map still shows the relative positions of places. */
async function readCity(href: string, signal: AbortSignal): Promise<FeatureCollection> {
  const answer = await fetch(href, { signal });
  if (!isOurs(answer)) throw new TypeError(`${href} was not answered by our server.`);
  return answer.ok ? ((await answer.json()) as FeatureCollection) : emptyCity;
}

/**
 * The map of the host city, loaded in the browser only.
 *
 * @param maxBytes larger files are not loaded
 */
export function useCity(isWanted: boolean, maxBytes = Infinity): { map?: BaseMapAnswer; city?: FeatureCollection } {
  const { language } = usePage();
  const { data: map } = useQuery({ ...queries.baseMap(language), enabled: isWanted });
  const href = map?.file && map.file.size <= maxBytes ? map.file.href : null;
  const { data: city } = useQuery({
    queryKey: ['city', href],
    queryFn: async ({ signal }) => (href === null ? emptyCity : readCity(href, signal)),
    enabled: map !== undefined,
    staleTime: Infinity,
  });
  return { map, city };
}
