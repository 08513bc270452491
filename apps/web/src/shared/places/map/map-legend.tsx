import { useText } from '../../shell/page-context.tsx';
import type { MapMarker } from './map-marker.ts';

const kinds = ['venue', 'hotel', 'hospital', 'other', 'stop', 'me'] as const satisfies readonly MapMarker['kind'][];

/** Explains the colors of the markers on a map. Screen readers get the names of the markers. */
export function MapLegend({ markers }: { markers: readonly MapMarker[] }) {
  const t = useText();
  const shown = kinds.filter((kind) => markers.some((marker) => marker.kind === kind && !marker.isLive));
  return (
    <ul className="map-legend" aria-hidden="true">
      {shown.map((kind) => (
        <li key={kind} className={`map-marker-${kind}`}>
          <span className="map-marker-dot" />
          {t(`parts.map.kind.${kind}`)}
        </li>
      ))}
      {markers.some(({ isLive }) => isLive) && (
        <li className="map-marker is-live">
          <span className="map-marker-dot" />
          {t('parts.map.liveNow')}
        </li>
      )}
      {markers.length > 1 && (
        <li className="map-marker-cluster">
          <span className="map-marker-dot">2</span>
          {t('parts.map.several')}
        </li>
      )}
    </ul>
  );
}
