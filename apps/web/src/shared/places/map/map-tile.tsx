import './map-colors.css';
import './map-tile.css';
import type { PointAnswer } from '@podium/contract';
import { useMemo } from 'react';
import { cityShapes, placeIn } from './city.ts';
import type { MapMarker } from './map-marker.ts';
import { useCity } from './use-city.ts';

/** Larger city files are loaded only when the user opens the map. */
export const maxBytes = 200_000;
const size = { width: 320, height: 160, metersPerUnit: 6 };
const barMeters = 500;

interface MapTileProps {
  center: PointAnswer;
  /** Nearby places. */
  markers: readonly Pick<MapMarker, 'id' | 'point' | 'kind'>[];
}

/** A small decorative map of the surroundings of a point; the page names every place as text. */
export function MapTile({ center: { latitude, longitude }, markers }: MapTileProps) {
  const { map, city } = useCity(true, maxBytes);
  const frame = useMemo(() => ({ ...size, center: { latitude, longitude } }), [latitude, longitude]);
  const shapes = useMemo(() => (city ? cityShapes(city, frame) : []), [city, frame]);
  const { width, height, metersPerUnit } = size;
  const bar = barMeters / metersPerUnit;
  return (
    <figure className="map-tile map-colors" dir="ltr">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect className="map-tile-ground" width={width} height={height} />
        {shapes.map(({ kind, isArea, d }) => (
          <path key={d} d={d} className={`map-tile-${kind}${isArea ? '' : ' is-line'}`} />
        ))}
        {markers.map(({ id, point, kind }) => {
          const { x, y } = placeIn(frame, point);
          return (
            <circle
              key={`${kind} ${id}`}
              cx={x}
              cy={y}
              r={kind === 'stop' ? 4 : 5}
              className={`map-tile-spot is-${kind}`}
            />
          );
        })}
        <circle cx={width / 2} cy={height / 2} r={9} className="map-tile-spot is-venue" />
        <path d={`M12 ${height - 12}v4h${bar}v-4`} className="map-tile-bar" />
        <text x={12 + bar / 2} y={height - 14} textAnchor="middle" className="map-tile-text">
          {`${barMeters} m`}
        </text>
      </svg>
      {map && map.attribution !== null && shapes.length > 0 && <figcaption>© {map.attribution}</figcaption>}
    </figure>
  );
}
