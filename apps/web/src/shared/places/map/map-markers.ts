import { Marker } from 'maplibre-gl';
import type { Map as MapView } from 'maplibre-gl';
import { boundsOf } from './bounds.ts';
import { clustersOf } from './clusters.ts';
import { freeNames, nameSides } from './free-names.ts';
import type { MapMarker } from './map-marker.ts';

interface MarkerOptions {
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** Name of a button for several places. */
  clusterLabel: (names: readonly string[]) => string;
}

/** From this zoom level on, places at the same spot are buttons of their own. */
const LAST_CLUSTER_ZOOM = 16;

/**
 * Puts markers on a map. Those that would cover each other are one button with their number, which zooms in; of the
 * names, those with room are visible.
 *
 * @returns removes them
 */
export function putMarkers(map: MapView, markers: readonly MapMarker[], options: MarkerOptions): () => void {
  const single = markers.map((marker) => singleMarker(map, marker, options));
  let clusters: Marker[] = [];
  const arrange = () => {
    for (const one of clusters) one.remove();
    const points = markers.map(({ point }) => map.project([point.longitude, point.latitude]));
    const groups = map.getZoom() < LAST_CLUSTER_ZOOM ? clustersOf(points) : points.map((_, index) => [index]);
    const large = groups.filter((members) => members.length > 1);
    const inCluster = new Set(large.flat());
    single.forEach((marker, index) => (marker.getElement().hidden = inCluster.has(index)));
    clusters = large.map((members) =>
      clusterMarker(
        map,
        members.map((index) => markers[index]!),
        options,
        () => single[members[0]!]!.getElement().focus(),
      ),
    );
    showFreeNames(map, [...single.filter((_, index) => !inCluster.has(index)), ...clusters]);
  };
  arrange();
  map.on('moveend', arrange);
  return () => {
    map.off('moveend', arrange);
    for (const one of [...single, ...clusters]) one.remove();
  };
}

function singleMarker(map: MapView, marker: MapMarker, { selected, onSelect }: MarkerOptions): Marker {
  const { id, name, kind, isLive } = marker;
  const isSelected = id === selected;
  const button = markerButton(`map-marker-${kind}${isLive ? ' is-live' : ''}${isSelected ? ' is-selected' : ''}`, name);
  button.setAttribute('aria-pressed', String(isSelected));
  button.addEventListener('click', () => onSelect(id));
  return placeMarker(map, button, marker.point);
}

function clusterMarker(
  map: MapView,
  members: readonly MapMarker[],
  { clusterLabel }: MarkerOptions,
  focusFirst: () => void,
): Marker {
  const first = members.find(({ isLive }) => isLive) ?? members[0]!;
  const kind = members.every((one) => one.kind === first.kind) ? first.kind : 'mixed';
  const count = String(members.length);
  const isLive = members.some((one) => one.isLive);
  const button = markerButton(
    `map-marker-cluster map-marker-${kind}${isLive ? ' is-live' : ''}`,
    `${first.name} +${members.length - 1}`,
  );
  button.querySelector('.map-marker-dot')!.textContent = count;
  button.setAttribute('aria-label', clusterLabel(members.map(({ name }) => name)));
  const bounds = boundsOf(members.map(({ point }) => point))!;
  button.addEventListener('click', () => {
    map.fitBounds(bounds, { padding: 64, maxZoom: LAST_CLUSTER_ZOOM + 1, duration: 0 });
    focusFirst();
  });
  const [[west, south], [east, north]] = bounds;
  return placeMarker(map, button, { longitude: (west + east) / 2, latitude: (south + north) / 2 });
}

function markerButton(className: string, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `map-marker ${className}`;
  const dot = document.createElement('span');
  dot.className = 'map-marker-dot';
  const text = document.createElement('bdi');
  text.className = 'map-marker-name';
  text.textContent = name;
  button.append(dot, text);
  return button;
}

const placeMarker = (map: MapView, element: HTMLElement, { longitude, latitude }: MapMarker['point']): Marker =>
  new Marker({ element, anchor: 'center' }).setLngLat([longitude, latitude]).addTo(map);

/** Shows the names that have room without hovering. */
function showFreeNames(map: MapView, markers: readonly Marker[]): void {
  const names = markers.map((marker) => {
    const element = marker.getElement();
    const { x, y } = map.project(marker.getLngLat());
    return { element, x, y, width: element.querySelector<HTMLElement>('.map-marker-name')!.offsetWidth };
  });
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  freeNames(names, { width, height }).forEach((side, index) => {
    const { classList } = names[index]!.element;
    for (const one of nameSides) classList.toggle(`has-name-${one}`, side === one);
  });
}
