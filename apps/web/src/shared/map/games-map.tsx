import './map-colors.css';
import './map.css';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { PointAnswer } from '@podium/contract';
import { Map as MapView, Marker, setWorkerUrl } from 'maplibre-gl';
import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useRef } from 'react';
import { useText } from '../page-context.tsx';
import { boundsOf } from './bounds.ts';
import type { FeatureCollection } from './city.ts';

export interface MapMarker {
  id: string;
  name: string;
  point: PointAnswer;
  kind: 'venue' | 'hotel' | 'hospital' | 'other' | 'stop' | 'me';
}

interface GamesMapProps {
  markers: readonly MapMarker[];
  /** Id of the marker that is emphasized. */
  selected?: string;
  onSelect: (id: string) => void;
  /** The city, which must not change: another one is another map. */
  baseMap: FeatureCollection;
  attribution: string | null;
  onFail: () => void;
}

setWorkerUrl(workerUrl);

/** A map with markers that are buttons: with the keyboard and a screen reader they are a list of names. */
export function GamesMap({ markers, selected, onSelect, baseMap, attribution, onFail }: GamesMapProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<MapView>(null);
  const label = t('parts.map.label');
  useEffect(() => {
    if (!box.current) return undefined;
    if (!canDraw()) {
      onFail();
      return undefined;
    }
    let map: MapView;
    try {
      map = new MapView({
        container: box.current,
        style: { version: 8, sources: { city: { type: 'geojson', data: baseMap } }, layers: layersOf(box.current) },
        attributionControl: false,
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
    map.on('error', onFail);
    map.touchZoomRotate.disableRotation();
    map.getCanvas().setAttribute('aria-label', label);
    view.current = map;
    return () => {
      view.current = null;
      map.remove();
    };
  }, [baseMap, label, onFail]);
  useEffect(() => {
    const map = view.current;
    const bounds = boundsOf(markers.map(({ point }) => point));
    if (!map || !bounds) return undefined;
    map.fitBounds(bounds, { padding: 48, maxZoom: 15, duration: 0 });
    const shown = markers.map((marker) => markerOn(map, marker, { isSelected: marker.id === selected, onSelect }));
    const chosen = markers.find(({ id }) => id === selected);
    if (chosen)
      map.jumpTo({ center: [chosen.point.longitude, chosen.point.latitude], zoom: Math.max(map.getZoom(), 13) });
    return () => {
      for (const one of shown) one.remove();
    };
  }, [markers, selected, onSelect]);
  return (
    <div className="games-map map-colors">
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
  );
}

/** Old phones and locked-down browsers cannot draw maps. */
const canDraw = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;

interface MarkerOptions {
  isSelected: boolean;
  onSelect: (id: string) => void;
}

function markerOn(map: MapView, { id, name, point, kind }: MapMarker, { isSelected, onSelect }: MarkerOptions): Marker {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `map-marker map-marker-${kind}${isSelected ? ' is-selected' : ''}`;
  button.setAttribute('aria-pressed', String(isSelected));
  button.addEventListener('click', () => onSelect(id));
  const dot = document.createElement('span');
  dot.className = 'map-marker-dot';
  const text = document.createElement('bdi');
  text.className = 'map-marker-name';
  text.textContent = name;
  button.append(dot, text);
  return new Marker({ element: button, anchor: 'center' }).setLngLat([point.longitude, point.latitude]).addTo(map);
}

/** Layers in the colors of the theme that is shown. */
function layersOf(element: Element): LayerSpecification[] {
  const colors = getComputedStyle(element);
  const color = (name: string): string => colors.getPropertyValue(`--map-${name}`).trim() || '#888';
  const of = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
  const fill = (id: string, kinds: string[]): LayerSpecification => ({
    id,
    type: 'fill',
    source: 'city',
    filter: of(...kinds),
    paint: { 'fill-color': color(id) },
  });
  const stroke = (id: string, kinds: string[], [near, far]: [number, number]): LayerSpecification => ({
    id,
    type: 'line',
    source: 'city',
    filter: of(...kinds),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': color(id),
      'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 11, far, 17, near],
    },
  });
  return [
    { id: 'ground', type: 'background', paint: { 'background-color': color('ground') } },
    fill('park', ['park']),
    fill('water', ['water']),
    fill('building', ['building']),
    fill('venue', ['venue']),
    stroke('path', ['path'], [4, 0.3]),
    stroke('road', ['road'], [14, 0.6]),
    stroke('avenue', ['avenue'], [26, 2]),
    stroke('rail', ['rail'], [5, 1]),
  ];
}
