import { quote, suggestion } from '@podium/games-folder';
import type { ProblemParams } from '@podium/games-folder';
import { serviceDate } from './cell-fault.ts';
import { checkStopTimes } from './check-stop-times.ts';
import { gtfsSchema } from './gtfs-schema.ts';
import { parseServiceTime } from './service-time.ts';
import type { SourceTable, SourceTables } from './source-table.ts';

/** Checks across cells: keys, references and rules between columns. */
export function checkFeed(tables: SourceTables): void {
  for (const table of tables.values()) {
    checkKey(table);
    for (const { name, type } of gtfsSchema[table.name].columns)
      if (type.kind === 'reference') checkReference(table, name, [tables.get(type.to)]);
  }
  const [agency, stops, routes, trips] = (['agency', 'stops', 'routes', 'trips'] as const).map((name) =>
    tables.get(name),
  );
  if (agency) checkAgencies(agency);
  if (stops) checkStops(stops);
  if (routes) checkRoutes(routes, agency);
  if (trips) checkReference(trips, 'service_id', [tables.get('calendar'), tables.get('calendar_dates')]);
  checkPeriods(tables);
  checkStopTimes(tables);
  checkFrequencies(tables.get('frequencies'));
}

function checkKey(table: SourceTable): void {
  const { key } = gtfsSchema[table.name];
  if (key.length === 0 || !key.some((column) => table.columns.includes(column))) return;
  const seen = new Map<string, number>();
  for (let index = 0; index < table.rows.length; index++) {
    const value =
      key.length === 1 ? table.cell(index, key[0]!) : key.map((column) => table.cell(index, column)).join('\n');
    const first = seen.get(value);
    if (first === undefined) seen.set(value, index);
    else table.report(index, key.at(-1)!, 'E401', { form: 'same-key', line: table.lineNumber(first) });
  }
}

/** Each value must exist in the target's column of the same name, otherwise in the first column of its key. */
function checkReference(table: SourceTable, column: string, targets: readonly (SourceTable | undefined)[]): void {
  const present = targets.filter((target) => target !== undefined);
  if (present.length === 0 || present.some(({ isComplete }) => !isComplete)) return;
  const ids = new Set<string>();
  for (const target of present) {
    const [ownKey] = gtfsSchema[target.name].key;
    for (let index = 0; index < target.rows.length; index++) ids.add(target.cell(index, ownKey!));
  }
  const [first, second] = present;
  const params: ProblemParams = second
    ? { form: 'not-found-either', file: first!.file, other: second.file }
    : { form: 'not-found', file: first!.file };
  for (let index = 0; index < table.rows.length; index++) {
    const value = table.cell(index, column);
    if (value === '' || ids.has(value)) continue;
    const meant = ids.size > 2000 ? {} : suggestion(value, ids);
    table.report(index, column, 'E402', { ...params, value: quote(value), ...meant });
  }
}

/** Several agencies need ids and must share one time zone. */
function checkAgencies(agency: SourceTable): void {
  const zone = agency.rows.length > 0 ? agency.cell(0, 'agency_timezone') : '';
  for (let index = 0; index < agency.rows.length; index++) {
    const agencyZone = agency.cell(index, 'agency_timezone');
    if (agencyZone !== zone && agencyZone !== '')
      agency.report(index, 'agency_timezone', 'E501', {
        form: 'not-expected',
        expected: quote(zone),
        value: quote(agencyZone),
      });
    if (agency.rows.length > 1 && agency.cell(index, 'agency_id') === '')
      agency.report(index, 'agency_id', 'E301', { form: 'several-agencies' });
  }
}

function checkStops(stops: SourceTable): void {
  const types = new Map<string, string>();
  for (let index = 0; index < stops.rows.length; index++)
    types.set(stops.cell(index, 'stop_id'), stops.cell(index, 'location_type') || '0');
  for (let index = 0; index < stops.rows.length; index++) {
    const type = stops.cell(index, 'location_type') || '0';
    if (['0', '1', '2'].includes(type)) {
      for (const column of ['stop_name', 'stop_lat', 'stop_lon'])
        if (stops.cell(index, column) === '') stops.report(index, column, 'E301', { form: 'stop-incomplete' });
    }
    const parent = stops.cell(index, 'parent_station');
    if (parent === '') continue;
    const parentType = types.get(parent);
    if (parentType === undefined) {
      const meant = types.size > 2000 ? {} : suggestion(parent, types.keys());
      const params = { form: 'not-found', value: quote(parent), file: stops.file, ...meant } as const;
      stops.report(index, 'parent_station', 'E402', params);
    } else if (parentType !== (type === '4' ? '0' : '1')) {
      const form = type === '4' ? 'not-platform' : 'not-station';
      stops.report(index, 'parent_station', 'E403', { form, value: quote(parent) });
    }
  }
}

function checkRoutes(routes: SourceTable, agency: SourceTable | undefined): void {
  const agencies = new Set(agency?.rows.map((_, index) => agency.cell(index, 'agency_id')));
  for (let index = 0; index < routes.rows.length; index++) {
    if (routes.cell(index, 'route_short_name') === '' && routes.cell(index, 'route_long_name') === '')
      routes.report(index, 'route_short_name', 'E501', {
        form: 'needs-either',
        one: 'route_short_name',
        other: 'route_long_name',
      });
    const agencyId = routes.cell(index, 'agency_id');
    if (!agency?.isComplete) continue;
    if (agencyId === '' && agency.rows.length > 1)
      routes.report(index, 'agency_id', 'E301', { form: 'several-agencies' });
    if (agencyId !== '' && !agencies.has(agencyId)) {
      const params = {
        form: 'not-found',
        value: quote(agencyId),
        file: agency.file,
        ...suggestion(agencyId, agencies),
      } as const;
      routes.report(index, 'agency_id', 'E402', params);
    }
  }
}

/** A service period, or the feed's own period, must end after it starts. */
function checkPeriods(tables: SourceTables): void {
  for (const [name, from, to] of [
    ['calendar', 'start_date', 'end_date'],
    ['feed_info', 'feed_start_date', 'feed_end_date'],
  ] as const) {
    const table = tables.get(name);
    for (let index = 0; index < (table?.rows.length ?? 0); index++) {
      const [start, end] = [serviceDate(table!.cell(index, from)), serviceDate(table!.cell(index, to))];
      if (start !== undefined && end !== undefined && end < start)
        table!.report(index, to, 'E501', { form: 'end-before-start' });
    }
  }
}

/** The periods of a trip must end after they start and must not overlap. */
function checkFrequencies(frequencies: SourceTable | undefined): void {
  if (!frequencies) return;
  const periods = new Map<string, { start: number; end: number; index: number }[]>();
  for (let index = 0; index < frequencies.rows.length; index++) {
    const [start, end] = ['start_time', 'end_time'].map((column) => parseServiceTime(frequencies.cell(index, column)));
    if (start === undefined || end === undefined) continue;
    if (end <= start) frequencies.report(index, 'end_time', 'E501', { form: 'end-before-start' });
    const trip = frequencies.cell(index, 'trip_id');
    const earlier = periods.get(trip) ?? [];
    periods.set(trip, earlier);
    const clash = earlier.find((interval) => start < interval.end && interval.start < end);
    if (clash)
      frequencies.report(index, 'start_time', 'E501', {
        form: 'periods-overlap',
        line: frequencies.lineNumber(clash.index),
      });
    earlier.push({ start, end, index });
  }
}
