import { Button } from '@podium/ui';
import { useCallback, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { useText } from '../page-context.tsx';
import { pageFacts } from '../../platform/facts.ts';
import type { MapMarker } from './games-map.tsx';
import { useCity } from './use-city.ts';

/** In a file of its own: 300 kB that only people who open a map need. */
const { Part: LazyMap } = lazyPart(async () => (await import('./games-map.tsx')).GamesMap);

interface MapPanelProps {
  markers: readonly MapMarker[];
  selected?: string;
  onSelect: (id: string) => void;
}

/** A button that opens the map of the city. The list beside it says the same in words. */
export function MapPanel({ markers, selected, onSelect }: MapPanelProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { map, city } = useCity(isOpen);
  const { mapServer } = pageFacts();
  const ownTiles = map?.tiles ? new URL(map.tiles.href, location.href).href : null;
  const tilesUrl = mapServer.tilesUrl ?? ownTiles;
  const fail = useCallback(() => setFailed(true), []);
  if (markers.length === 0) return null;
  return (
    <div className="map-panel needs-scripts-block">
      <Button icon="pin" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'parts.map.close' : 'parts.map.open')}
      </Button>
      {isOpen && hasFailed && <output className="map-failed">{t('parts.map.cannotDraw')}</output>}
      {isOpen && !hasFailed && (
        <div className="games-map-place">
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
      )}
    </div>
  );
}
