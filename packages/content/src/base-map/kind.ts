import { file, line, required } from '../field.ts';
import { defineKind } from '../kind.ts';

/**
 * The map of the host city: as GeoJSON, whose features have a `kind` (water, park, building, venue, path, road, avenue or
 * rail), or as PMTiles with vector tiles in the schema of Protomaps. The first of each is drawn.
 */
export const kind = defineKind({
  name: 'base-map',
  file: 'base_maps',
  fields: {
    file: required(file('map')),
    /** Whom to credit. */
    attribution: line,
  },
  searched: [],
});
