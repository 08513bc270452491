import './map-colors.css';
import './map.css';
import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as MapView, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePage, useText } from '../../shell/page-context.tsx';
import { boundsOf } from './bounds.ts';
import type { FeatureCollection } from './city.ts';
import { MapLegend } from './map-legend.tsx';
import { putMarkers } from './map-markers.ts';
import { addMapProtocols, throughPage } from './map-protocols.ts';
import { mapStyle, streets } from './map-style.ts';
import type { MapMarker } from './map-marker.ts';

interface GamesMapProps {
  markers: readonly MapMarker[];
  /** Id of the highlighted marker. */
  selected?: string;
  onSelect: (id: string) => void;
  /** The city, which must not change: another city needs a new map. */
  city: FeatureCollection;
  /** Absolute URL of a PMTiles file. */
  tilesUrl: string | null;
  /** Style of an external server that replaces our own. */
  styleUrl: string | null;
  attribution: string | null;
  onFail: () => void;
}

setWorkerUrl(workerUrl);
addMapProtocols();

/** A map whose markers are buttons; keyboard and screen reader users get them as a list of names. */
export function GamesMap(props: GamesMapProps) {
  const { markers, selected, onSelect, city, tilesUrl, styleUrl, attribution, onFail } = props;
  const t = useText();
  const { language } = usePage();
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<MapView>(null);
  const label = t('parts.map.label');
  useEffect(() => {
    if (!box.current) return undefined;
    if (!canDraw()) {
      onFail();
      return undefined;
    }
    const ownStyle = mapStyle({ element: box.current, city, tilesUrl, language });
    let map: MapView;
    try {
      map = new MapView({
        container: box.current,
        style: styleUrl ?? ownStyle,
        transformRequest: throughPage,
        // Street maps include their own attribution.
        attributionControl: (styleUrl ?? tilesUrl) === null ? false : { compact: true },
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        fadeDuration: 0,
        center: [0, 0],
        zoom: 1,
        maxZoom: 18,
      });
    } catch {
      onFail();
      return undefined;
    }
    let isLoaded = false;
    let isOwnStyle = styleUrl === null;
    map.once('load', () => (isLoaded = true));
    map.on('error', (event) => {
      const isOfStreets = 'sourceId' in event && event.sourceId === streets;
      if (isLoaded || isOfStreets) return;
      if (isOwnStyle) onFail();
      else map.setStyle(ownStyle, { diff: false });
      isOwnStyle = true;
    });
    map.touchZoomRotate.disableRotation();
    map.getCanvas().setAttribute('aria-label', label);
    view.current = map;
    return () => {
      view.current = null;
      map.remove();
    };
  }, [city, tilesUrl, styleUrl, language, label, onFail]);
  const labelCluster = useEffectEvent((names: readonly string[]) =>
    t('parts.map.cluster', {
      count: names.length,
      names: names.reduce((first, second) => t('shared.pair', { first, second })),
    }),
  );
  useEffect(() => {
    const map = view.current;
    const bounds = boundsOf(markers.map(({ point }) => point));
    if (!map || !bounds) return undefined;
    const sides = Math.min(80, map.getContainer().clientWidth / 8);
    map.fitBounds(bounds, {
      padding: { top: 48, bottom: 48, left: sides, right: sides },
      maxZoom: 15,
      duration: 0,
    });
    const chosen = markers.find(({ id }) => id === selected);
    if (chosen)
      map.jumpTo({ center: [chosen.point.longitude, chosen.point.latitude], zoom: Math.max(map.getZoom(), 13) });
    return putMarkers(map, markers, { selected, onSelect, clusterLabel: labelCluster });
  }, [markers, selected, onSelect]);
  return (
    <div className="games-map map-colors">
      <div className="games-map-frame">
        <div ref={box} className="games-map-view" />
        <div className="games-map-buttons">
          <button type="button" aria-label={t('parts.map.zoomIn')} onClick={() => view.current?.zoomIn()}>
            +
          </button>
          <button type="button" aria-label={t('parts.map.zoomOut')} onClick={() => view.current?.zoomOut()}>
            −
          </button>
        </div>
        {attribution !== null && <p className="games-map-credit">© {attribution}</p>}
      </div>
      <MapLegend markers={markers} />
    </div>
  );
}

/** Old phones and locked-down browsers have no WebGL 2. */
const canDraw = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;
