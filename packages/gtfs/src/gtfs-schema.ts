/** Files and columns that Podium reads. Other files and columns of a feed are kept unread. */

export type CellKind =
  | { kind: 'id' | 'text' | 'url' | 'date' | 'time' | 'color' | 'zone' | 'route-type' }
  | { kind: 'integer' | 'number'; from: number; to: number }
  | { kind: 'word'; words: readonly string[] }
  | { kind: 'reference'; to: GtfsTableName };

interface GtfsColumn {
  name: string;
  type: CellKind;
  /** Every row requires a value. */
  isRequired: boolean;
}

interface GtfsFileSchema {
  isRequired: boolean;
  columns: readonly GtfsColumn[];
  /** Columns whose combined values are unique. */
  key: readonly string[];
}

const text: CellKind = { kind: 'text' };
const id: CellKind = { kind: 'id' };
const url: CellKind = { kind: 'url' };
const date: CellKind = { kind: 'date' };
const time: CellKind = { kind: 'time' };
const color: CellKind = { kind: 'color' };
const latitude: CellKind = { kind: 'number', from: -90, to: 90 };
const longitude: CellKind = { kind: 'number', from: -180, to: 180 };
const count: CellKind = { kind: 'integer', from: 0, to: 2_147_483_647 };
const wordKind = (...list: string[]): CellKind => ({ kind: 'word', words: list });
const flag = wordKind('0', '1');
const access = wordKind('0', '1', '2');
const boarding = wordKind('0', '1', '2', '3');

const requiredColumn = (name: string, type: CellKind): GtfsColumn => ({ name, type, isRequired: true });
const optionalColumn = (name: string, type: CellKind): GtfsColumn => ({ name, type, isRequired: false });
const file = (isRequired: boolean, key: readonly string[], ...columns: GtfsColumn[]): GtfsFileSchema => ({
  isRequired,
  key,
  columns,
});
const to = (name: GtfsTableName): CellKind => ({ kind: 'reference', to: name });

/** In the order in which references can be resolved. */
const tableNames = [
  'agency',
  'stops',
  'routes',
  'calendar',
  'calendar_dates',
  'shapes',
  'trips',
  'stop_times',
  'frequencies',
  'feed_info',
  'translations',
] as const;
export type GtfsTableName = (typeof tableNames)[number];
export const gtfsTableNames: readonly GtfsTableName[] = tableNames;

export const gtfsSchema: Readonly<Record<GtfsTableName, GtfsFileSchema>> = {
  agency: file(
    true,
    ['agency_id'],
    optionalColumn('agency_id', id),
    requiredColumn('agency_name', text),
    requiredColumn('agency_url', url),
    requiredColumn('agency_timezone', { kind: 'zone' }),
    optionalColumn('agency_lang', text),
    optionalColumn('agency_phone', text),
  ),
  stops: file(
    true,
    ['stop_id'],
    requiredColumn('stop_id', id),
    optionalColumn('stop_code', text),
    optionalColumn('stop_name', text),
    optionalColumn('stop_desc', text),
    optionalColumn('stop_lat', latitude),
    optionalColumn('stop_lon', longitude),
    optionalColumn('location_type', wordKind('0', '1', '2', '3', '4')),
    optionalColumn('parent_station', id),
    optionalColumn('wheelchair_boarding', access),
    optionalColumn('platform_code', text),
  ),
  routes: file(
    true,
    ['route_id'],
    requiredColumn('route_id', id),
    optionalColumn('agency_id', id),
    optionalColumn('route_short_name', text),
    optionalColumn('route_long_name', text),
    optionalColumn('route_desc', text),
    requiredColumn('route_type', { kind: 'route-type' }),
    optionalColumn('route_color', color),
    optionalColumn('route_text_color', color),
    optionalColumn('route_sort_order', count),
  ),
  calendar: file(
    false,
    ['service_id'],
    requiredColumn('service_id', id),
    requiredColumn('monday', flag),
    requiredColumn('tuesday', flag),
    requiredColumn('wednesday', flag),
    requiredColumn('thursday', flag),
    requiredColumn('friday', flag),
    requiredColumn('saturday', flag),
    requiredColumn('sunday', flag),
    requiredColumn('start_date', date),
    requiredColumn('end_date', date),
  ),
  calendar_dates: file(
    false,
    ['service_id', 'date'],
    requiredColumn('service_id', id),
    requiredColumn('date', date),
    requiredColumn('exception_type', wordKind('1', '2')),
  ),
  shapes: file(
    false,
    ['shape_id', 'shape_pt_sequence'],
    requiredColumn('shape_id', id),
    requiredColumn('shape_pt_lat', latitude),
    requiredColumn('shape_pt_lon', longitude),
    requiredColumn('shape_pt_sequence', count),
  ),
  trips: file(
    true,
    ['trip_id'],
    requiredColumn('route_id', to('routes')),
    requiredColumn('service_id', id),
    requiredColumn('trip_id', id),
    optionalColumn('trip_headsign', text),
    optionalColumn('trip_short_name', text),
    optionalColumn('direction_id', flag),
    optionalColumn('shape_id', to('shapes')),
    optionalColumn('wheelchair_accessible', access),
  ),
  stop_times: file(
    true,
    ['trip_id', 'stop_sequence'],
    requiredColumn('trip_id', to('trips')),
    optionalColumn('arrival_time', time),
    optionalColumn('departure_time', time),
    requiredColumn('stop_id', to('stops')),
    requiredColumn('stop_sequence', count),
    optionalColumn('stop_headsign', text),
    optionalColumn('pickup_type', boarding),
    optionalColumn('drop_off_type', boarding),
    optionalColumn('timepoint', flag),
  ),
  frequencies: file(
    false,
    ['trip_id', 'start_time'],
    requiredColumn('trip_id', to('trips')),
    requiredColumn('start_time', time),
    requiredColumn('end_time', time),
    requiredColumn('headway_secs', { kind: 'integer', from: 1, to: 86_400 }),
    optionalColumn('exact_times', flag),
  ),
  feed_info: file(
    false,
    [],
    requiredColumn('feed_publisher_name', text),
    requiredColumn('feed_publisher_url', url),
    requiredColumn('feed_lang', text),
    optionalColumn('feed_start_date', date),
    optionalColumn('feed_end_date', date),
    optionalColumn('feed_version', text),
  ),
  translations: file(
    false,
    ['table_name', 'field_name', 'language', 'record_id', 'record_sub_id', 'field_value'],
    requiredColumn('table_name', text),
    requiredColumn('field_name', text),
    requiredColumn('language', text),
    requiredColumn('translation', text),
    optionalColumn('record_id', text),
    optionalColumn('record_sub_id', text),
    optionalColumn('field_value', text),
  ),
};
