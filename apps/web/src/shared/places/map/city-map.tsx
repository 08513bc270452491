import { useCallback, useState } from 'react';
import { pageFacts } from '../../../platform/facts.ts';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { useText } from '../../shell/page-context.tsx';
import { CityDrawing } from './city-drawing.tsx';
import { useCity } from './use-city.ts';
import type { MapMarker } from './map-marker.ts';

/** A separate file of 300 kB, loaded only if a map is shown. */
const { Part: LazyMap } = lazyPart(async () => (await import('./games-map.tsx')).GamesMap);

export interface CityMapProps {
  markers: readonly MapMarker[];
  selected?: string;
  onSelect: (id: string) => void;
}

/** The map of the host city with markers, or a message if the browser cannot draw it. */
export function CityMap({ markers, selected, onSelect }: CityMapProps) {
  const t = useText();
  const [hasFailed, setFailed] = useState(false);
  const { map, city } = useCity(true);
  const { mapServer } = pageFacts();
  const ownTiles = map?.tiles ? new URL(map.tiles.href, location.href).href : null;
  const tilesUrl = mapServer.tilesUrl ?? ownTiles;
  const fail = useCallback(() => setFailed(true), []);
  if (hasFailed) return <output className="map-failed">{t('parts.map.cannotDraw')}</output>;
  return (
    <div className="games-map-place">
      {/* Hidden once the map is there. */}
      <CityDrawing markers={markers} />
      {map && city && (
        <LazyMap
          key={`${map.file?.href} ${tilesUrl}`}
          markers={markers}
          selected={selected}
          onSelect={onSelect}
          city={city}
          tilesUrl={tilesUrl}
          styleUrl={mapServer.styleUrl ?? null}
          attribution={map.attribution}
          onFail={fail}
        />
      )}
    </div>
  );
}
