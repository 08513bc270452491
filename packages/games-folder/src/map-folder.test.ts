import { expect, test } from 'vitest';
import { withMapFolder } from './map-folder.ts';
import { readContent } from './read-folder.ts';
import type { GamesFacts } from './folder-tables.ts';

const games = { code: 'YG2026', name: { en: 'Youth Games' }, languages: ['en'] } as GamesFacts;
const bytes = (text: string) => new TextEncoder().encode(text);
const city = bytes('{"type":"FeatureCollection","features":[]}');
const source = (files: Record<string, Uint8Array>) => ({
  files: new Map(Object.entries(files)),
  links: new Set<string>(),
  problems: [],
});

test('the maps in the folder map/ are the maps of the Games', () => {
  const reading = readContent(
    source({ 'map/Old Town.geojson': city, 'map/streets.pmtiles': bytes('PMTiles\u0003') }),
    new Map(),
    games,
  );
  expect(reading.report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(reading.tables!.content!.get('base-map')).toMatchObject([
    { id: 'old-town-1', file: 'files/map-1.geojson' },
    { id: 'streets-2', file: 'files/map-2.pmtiles' },
  ]);
  expect(reading.contentFiles!.map(({ path }) => path)).toEqual(['files/map-1.geojson', 'files/map-2.pmtiles']);
});

test('a file that is not a map is refused by its content', () => {
  const { report } = readContent(source({ 'map/city.geojson': bytes('hello') }), new Map(), games);
  expect(report.problems.filter(({ severity }) => severity === 'error')).toHaveLength(1);
});

test('a folder with a table of maps uses the table instead', () => {
  const given = source({ 'map/city.geojson': city, 'content/base_maps.csv': bytes('id,file\n') });
  expect(withMapFolder(given)).toBe(given);
});

test('names without Latin letters get an id', () => {
  const { files } = withMapFolder(source({ 'map/مدينة.geojson': city }));
  expect(new TextDecoder().decode(files.get('content/base_maps.csv'))).toBe('id,file\nmap-1,files/map-1.geojson\n');
});
