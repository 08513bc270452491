import { file, line, required } from '../field.ts';
import { defineKind } from '../kind.ts';

/** The map of the host city, as GeoJSON. Its features have a `kind`: water, park, building, road, path or rail. */
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
