import { Button } from '@podium/ui';
import { useState } from 'react';
import { useText } from '../../shell/page-context.tsx';
import { CityMap } from './city-map.tsx';
import type { CityMapProps } from './city-map.tsx';

/** A button that opens the map of the city. The list next to it contains the same information as text. */
export function MapPanel(props: CityMapProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (props.markers.length === 0) return null;
  return (
    <div className="map-panel needs-scripts-block">
      <Button icon="pin" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'parts.map.close' : 'parts.map.open')}
      </Button>
      {isOpen && <CityMap {...props} />}
    </div>
  );
}
