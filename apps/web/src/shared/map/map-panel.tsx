import { Button } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { usePage, useText } from '../page-context.tsx';
import { NoMap } from '../place/place-links.tsx';
import { queries } from '../queries/queries.ts';
import type { FeatureCollection, MapMarker } from './games-map.tsx';

/** In a file of its own: 300 kB that only people who open a map need. */
const { Part: LazyMap } = lazyPart(async () => (await import('./games-map.tsx')).GamesMap);

const emptyMap: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** Without its city a map still shows how places lie to each other. */
async function readCity(href: string, signal: AbortSignal): Promise<FeatureCollection> {
  const answer = await fetch(href, { signal });
  return answer.ok ? ((await answer.json()) as FeatureCollection) : emptyMap;
}

interface MapPanelProps {
  markers: readonly MapMarker[];
  selected?: string;
  onSelect: (id: string) => void;
}

/** A button that opens the map of the city. The list beside it says the same in words. */
export function MapPanel({ markers, selected, onSelect }: MapPanelProps) {
  const t = useText();
  const { language } = usePage();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { data } = useQuery({ ...queries.baseMap(language), enabled: isOpen });
  const href = data?.file?.href ?? null;
  const { data: city } = useQuery({
    queryKey: ['city', href],
    queryFn: async ({ signal }) => (href === null ? emptyMap : readCity(href, signal)),
    enabled: data !== undefined,
    staleTime: Infinity,
  });
  const fail = useCallback(() => setFailed(true), []);
  if (markers.length === 0) return null;
  return (
    <div className="map-panel needs-scripts-block">
      <Button icon="pin" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'parts.map.close' : 'parts.map.open')}
      </Button>
      {isOpen && hasFailed && <NoMap />}
      {isOpen && !hasFailed && (
        <div className="games-map-place">
          {data && city && (
            <LazyMap
              key={href}
              markers={markers}
              selected={selected}
              onSelect={onSelect}
              baseMap={city}
              attribution={data.attribution}
              onFail={fail}
            />
          )}
        </div>
      )}
    </div>
  );
}
