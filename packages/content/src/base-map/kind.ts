import { file, line, required } from '../field.ts';
import { defineKind } from '../kind.ts';

/**
 * The map of the host city: GeoJSON with features that have a `kind` (water, park, building, venue, path, road,
 * avenue or rail), or PMTiles with vector tiles in the Protomaps schema. The first item of each format is drawn.
 */
export const kind = defineKind({
  name: 'base-map',
  file: 'base_maps',
  fields: {
    file: required(file('map')),
    /** Credit line. */
    attribution: line,
  },
  searched: [],
});
