import type { LanguageTag } from '@podium/i18n';
import type {
  ExpressionSpecification,
  FilterSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { FeatureCollection } from './city.ts';
import world from './world.geojson?raw';

interface MapStyleOptions {
  /** Element whose theme the map uses. */
  element: Element;
  city: FeatureCollection;
  /** A PMTiles file in the Protomaps schema. */
  tilesUrl: string | null;
  language: LanguageTag;
}

/** Source of the street map; if its tiles fail, the rest of the map still works. */
export const streets = 'streets';

/** Beyond these zoom levels, the outline of the land is too coarse to separate land from sea. */
const outlineZooms = { last: 6, gone: 8 };

/** The world's land, the streets if there are tiles, and the city, in the colors of the theme. */
export function mapStyle({ element, city, tilesUrl, language }: MapStyleOptions): StyleSpecification {
  const colors = getComputedStyle(element);
  const color = (name: string): string => colors.getPropertyValue(`--map-${name}`).trim() || '#888';
  return {
    version: 8,
    sources: {
      world: { type: 'geojson', data: JSON.parse(world) as GeoJSONSourceSpecification['data'] },
      city: { type: 'geojson', data: city as GeoJSONSourceSpecification['data'] },
      ...(tilesUrl !== null && { [streets]: { type: 'vector', url: `pmtiles://${tilesUrl}` } }),
    },
    layers: [
      {
        id: 'ground',
        type: 'background',
        paint: {
          'background-color': [
            'interpolate',
            ['linear'],
            ['zoom'],
            outlineZooms.last,
            color('water'),
            outlineZooms.gone,
            color('ground'),
          ],
        },
      },
      { id: 'land', type: 'fill', source: 'world', paint: { 'fill-color': color('ground') } },
      ...(tilesUrl === null ? [] : streetLayers(color, language)),
      ...cityLayers(color),
    ],
  };
}

type Color = (name: string) => string;

const widths = ([near, far]: [number, number]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  11,
  far,
  17,
  near,
];

function cityLayers(color: Color): LayerSpecification[] {
  const of = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind];
  const fill = (kind: string): LayerSpecification => ({
    id: kind,
    type: 'fill',
    source: 'city',
    filter: of(kind),
    paint: { 'fill-color': color(kind) },
  });
  const stroke = (kind: string, width: [number, number]): LayerSpecification => ({
    id: kind,
    type: 'line',
    source: 'city',
    filter: of(kind),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color(kind), 'line-width': widths(width) },
  });
  return [
    fill('park'),
    fill('water'),
    fill('building'),
    fill('venue'),
    stroke('path', [4, 0.3]),
    stroke('road', [14, 0.6]),
    stroke('avenue', [26, 2]),
    stroke('rail', [5, 1]),
  ];
}

const greens = ['park', 'forest', 'wood', 'grass', 'grassland', 'garden', 'nature_reserve', 'golf_course', 'pitch'];

/** Layers of the Protomaps schema, version 4. */
function streetLayers(color: Color, language: LanguageTag): LayerSpecification[] {
  const of = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
  const fill = (layer: string, paint: string, filter?: FilterSpecification): LayerSpecification => ({
    id: `streets-${layer}`,
    type: 'fill',
    source: streets,
    'source-layer': layer,
    ...(filter && { filter }),
    paint: { 'fill-color': color(paint) },
  });
  const road = (id: string, kinds: string[], paint: string, width: [number, number]): LayerSpecification => ({
    id: `streets-${id}`,
    type: 'line',
    source: streets,
    'source-layer': 'roads',
    filter: of(...kinds),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color(paint), 'line-width': widths(width) },
  });
  const names = (layer: string, placement: 'point' | 'line', size: number): LayerSpecification => ({
    id: `streets-names-${layer}`,
    type: 'symbol',
    source: streets,
    'source-layer': layer,
    layout: {
      'symbol-placement': placement,
      'text-field': nameIn(language),
      'text-font': ['sans-serif'],
      'text-size': size,
    },
    paint: { 'text-color': color('text'), 'text-halo-color': color('ground'), 'text-halo-width': 1.5 },
  });
  return [
    fill('earth', 'ground'),
    fill('landuse', 'park', of(...greens)),
    fill('water', 'water', ['==', ['geometry-type'], 'Polygon']),
    fill('buildings', 'building'),
    road('paths', ['path', 'other'], 'path', [4, 0.3]),
    road('minor', ['minor_road'], 'road', [14, 0.6]),
    road('major', ['major_road', 'highway'], 'avenue', [26, 2]),
    road('rails', ['rail'], 'rail', [5, 1]),
    names('roads', 'line', 11),
    names('places', 'point', 13),
  ];
}

/**
 * A name in the language of the page, otherwise the local one. Arabic pages use Latin names: without a plug-in,
 * MapLibre draws Arabic letters unconnected.
 */
const nameIn = (language: LanguageTag): ExpressionSpecification => [
  'coalesce',
  ['get', `name:${language === 'ar' ? 'en' : language}`],
  ['get', 'name'],
];
