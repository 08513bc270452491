import './map-colors.css';
import './map-tile.css';
import { useMemo } from 'react';
import { cityShapes, frameAround, placeIn } from './city.ts';
import { mostBytes } from './map-tile.tsx';
import { useCity } from './use-city.ts';
import type { MapMarker } from './games-map.tsx';

const size = { width: 600, height: 640 };

/** Where all markers lie, drawn without the map: it stands there until a reader is seen to move. */
export function CityDrawing({ markers }: { markers: readonly MapMarker[] }) {
  const { city } = useCity(true, mostBytes);
  const frame = useMemo(
    () =>
      frameAround(
        markers.map(({ point }) => point),
        size,
      ),
    [markers],
  );
  const shapes = useMemo(() => (city && frame ? cityShapes(city, frame) : []), [city, frame]);
  if (!frame) return null;
  return (
    <div className="map-tile city-drawing map-colors" dir="ltr">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {shapes.map(({ kind, isArea, d }) => (
          <path key={d} d={d} className={`map-tile-${kind}${isArea ? '' : ' is-line'}`} />
        ))}
        {markers.map(({ id, point, kind, isLive }) => {
          const { x, y } = placeIn(frame, point);
          return (
            <circle key={id} cx={x} cy={y} r={8} className={`map-tile-spot is-${kind}${isLive ? ' is-live' : ''}`} />
          );
        })}
      </svg>
    </div>
  );
}
