import './map-colors.css';
import './map-tile.css';
import { useMemo } from 'react';
import { cityShapes, frameAround, placeIn } from './city.ts';
import { freeNames } from './free-names.ts';
import { maxBytes } from './map-tile.tsx';
import { useCity } from './use-city.ts';
import type { MapMarker } from './map-marker.ts';

/** Width of a character of a name, in units of the drawing. */
const LETTER_WIDTH = 7;

const size = { width: 600, height: 640 };
/** The area reserved for the markers: names extend beyond it, and the edges of the drawing may be cropped. */
const inner = { width: 440, height: 520 };

/** The markers drawn without the map, shown until the user interacts with the page. */
export function CityDrawing({ markers }: { markers: readonly MapMarker[] }) {
  const { city } = useCity(true, maxBytes);
  const frame = useMemo(() => {
    const around = frameAround(
      markers.map(({ point }) => point),
      inner,
    );
    return around && { ...around, ...size };
  }, [markers]);
  const shapes = useMemo(() => (city && frame ? cityShapes(city, frame) : []), [city, frame]);
  const names = useMemo(() => (frame ? drawnNames(markers, (point) => placeIn(frame, point)) : []), [markers, frame]);
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
        {names.map(({ id, name, x, y, anchor }) => (
          <text key={id} x={x} y={y} textAnchor={anchor} className="city-drawing-name">
            {name}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** The names that have room, each placed at a side of its marker. */
function drawnNames(markers: readonly MapMarker[], placeOf: (point: MapMarker['point']) => { x: number; y: number }) {
  const spots = markers.map(({ id, name, point }) => ({
    id,
    name,
    ...placeOf(point),
    width: name.length * LETTER_WIDTH,
  }));
  const offsets = {
    below: { dx: 0, dy: 27, anchor: 'middle' },
    above: { dx: 0, dy: -18, anchor: 'middle' },
    after: { dx: 14, dy: 5, anchor: 'start' },
    before: { dx: -14, dy: 5, anchor: 'end' },
  } as const;
  return freeNames(spots, size).flatMap((side, index) => {
    if (!side) return [];
    const { id, name, x, y } = spots[index]!;
    const { dx, dy, anchor } = offsets[side];
    return [{ id, name, x: x + dx, y: y + dy, anchor }];
  });
}
