import {
  rowToItem,
  findKind,
  kindNames,
  columnName,
  dataSchema,
  perLanguage,
  pointColumns,
  itemToRow,
} from '@podium/content';
import type { Field, KindName } from '@podium/content';
import { arbitraryItem, files, knownIds } from '@podium/content/testing';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { contentTables } from './folder-tables.ts';
import type { FolderTables, GamesFacts, TableName } from './folder-tables.ts';
import { formatProblem } from './problems.ts';
import { readContent } from './read-folder.ts';
import { folderFiles } from './write-folder.ts';

const games: GamesFacts = {
  code: 'YG2026',
  name: { en: 'Youth Games' },
  start: '2026-10-10',
  end: '2026-10-25',
  timeZone: 'America/Bahia',
  dayEndsAt: '03:00',
  languages: ['en', 'pt'],
  adult: false,
  publicationDefault: 'basic',
  generatedAt: '2026-10-12T00:00:00Z',
};

const bytes: Readonly<Record<string, string>> = {
  photo: '\u0089PNG\r\n\u001A\n',
  logo: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  plan: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  document: '%PDF-1.7',
  captions: 'WEBVTT\n',
  video: '\0\0\0\u0018ftypmp42',
  map: '{"type":"FeatureCollection","features":[]}',
};
const contentFiles = Object.entries(files).map(([purpose, { path }]) => ({
  path,
  bytes: Buffer.from(bytes[purpose]!, 'latin1'),
}));

const ownIds = ['one', 'two'];
const known = new Map<TableName, ReadonlySet<string>>([
  ['venues', new Set(knownIds.venue)],
  ['disciplines', new Set(knownIds.discipline)],
  ['events', new Set(knownIds.event)],
  ['units', new Set(knownIds.unit)],
  ['organisations', new Set(knownIds.delegation)],
  ['participants', new Set(knownIds.person)],
  ['teams', new Set(knownIds.team)],
  ...[...contentTables.values()].map((table) => [table, new Set(ownIds)] as const),
]);

const read = (given: ReadonlyMap<string, Uint8Array>) =>
  readContent({ files: new Map(given), links: new Set(), problems: [] }, known, games);

describe.each(kindNames)('%s', (name: KindName) => {
  const kind = findKind(name)!;
  const table = contentTables.get(name)!;
  const byPath = new Map(Object.values(files).map((file) => [file.path, file]));

  it('is unchanged after writing and reading twice', () => {
    const items = fc.tuple(...ownIds.map((id) => arbitraryItem(kind, id, ownIds)));
    fc.assert(
      fc.property(items, (given) => {
        for (const { data } of given) dataSchema(kind).parse(data);
        const rows = given.map((item) => itemToRow(kind, item));
        const tables: FolderTables = {
          games,
          files: {},
          attachments: new Map(),
          content: new Map([[name, rows]]),
          contentFiles,
        };
        const written = folderFiles(tables);
        const { tables: once, report } = read(written);
        expect(report.problems.filter(({ severity }) => severity === 'error').map(formatProblem)).toEqual([]);
        expect(once!.content!.get(name)!.map((row) => rowToItem(kind, row, (path) => byPath.get(path)!))).toEqual(
          given,
        );
        const again = folderFiles({ ...tables, content: once!.content });
        expect(again.get(`${table}.csv`)).toEqual(written.get(`${table}.csv`));
      }),
      { numRuns: 25 },
    );
  });

  const cells = Object.entries<Field>(kind.fields).flatMap(([field, shape]) => badCells(field, shape));
  test.each(cells)('%s: %s is refused', (column, value, expected) => {
    const [header, ...record] = [
      ['id', 'x'],
      ['order', '1'],
      [column, value],
    ];
    const text = [header, ...record].map(([, cell]) => `"${cell!.replaceAll('"', '""')}"`).join(',');
    const { report } = read(new Map([[`${table}.csv`, Buffer.from(`id,order,${column}\n${text}\n`)], ...mediaFiles]));
    const found = report.problems.filter(({ line, columnName: at }) => line === 2 && at === column);
    expect(found.map(formatProblem)).toEqual([expect.stringMatching(expected)]);
    expect(found[0]).toMatchObject({ file: `${table}.csv`, line: 2, column: expect.any(Number), severity: 'error' });
  });
});

const mediaFiles = contentFiles.map(({ path, bytes: content }) => [`content/${path}`, content] as const);

/** A line break in a name becomes a space. */
const twoLines = (column: string): [string, string, RegExp][] =>
  column.startsWith('name') ? [] : [[column, 'two\nlines', /error E307 .*: line break/]];

/** Cells that a field refuses, with the message that names file, line, column and expected value. */
function badCells(name: string, field: Field): [column: string, value: string, expected: RegExp][] {
  const column = columnName(name);
  const english = perLanguage(column)[0]!;
  switch (field.type) {
    case 'text':
      return [...twoLines(english), [english, 'a'.repeat(301), /error E307 .*: 301 characters, at most 300/]];
    case 'paragraphs':
      return [[english, 'a'.repeat(20_001), /error E307 .*: 20,001 characters, at most 20,000/]];
    case 'line':
      return [...twoLines(column), [column, 'a'.repeat(301), /error E307 .*at most 300/]];
    case 'date':
    case 'days':
      return [[column, '2026-13-01', /error E303 .* is not a date; write YYYY-MM-DD/]];
    case 'clock':
      return [[column, '25:00', /error E303 .* is not a time of day; write 03:00/]];
    case 'time':
      return [[column, 'noon', /error E303 .* is not a time; write/]];
    case 'phone':
      return [[column, 'call me', /error E305 .* is not a phone number; write \+55/]];
    case 'email':
      return [[column, 'info at example', /error E305 .* is not an email address/]];
    case 'url':
      return [
        [column, 'http://example.org', /error E305 .* addresses begin with https/],
        [column, 'javascript:alert(1)', /error E305 .* addresses begin with https/],
      ];
    case 'stream':
      return [
        [column, 'http://example.org/main.m3u8', /error E305 .* begins with https:\/\/, or a path on this server/],
        [column, '//example.org/main.m3u8', /error E305 .* is not an address of a stream/],
      ];
    case 'sitePath':
      return [[column, '//evil.example', /error E305 .* is not a path on this site/]];
    case 'destination':
      return [[column, '//evil.example', /error E305 .* write a path on this site/]];
    case 'color':
      return [
        [column, 'blue', /error E305 .* is not a color/],
        [column, '#ffcc00', /error E305 .* at least 4\.5 to 1 on white/],
      ];
    case 'point': {
      const { latitude, longitude } = pointColumns(name);
      return [
        [latitude, '91', /error E304 .* is outside -90\.\.90/],
        [longitude, '-181', /error E304 .* is outside -180\.\.180/],
      ];
    }
    case 'number':
      return [[column, 'many', /error E304 .* is not a number/]];
    case 'flag':
      return [[column, 'perhaps', /error E304 .* is not true or false/]];
    case 'choice':
    case 'language':
      return [[column, 'zzzz', /error E305 .* is not an allowed value/]];
    case 'reference':
    case 'references':
      return [[column, 'NOBODY', /error E402 /]];
    case 'image':
    case 'file':
      return [
        [column, 'files/gone.png', /error E104 .* is not in the folder/],
        [column, '../secret.png', /error E104 .*path points outside the folder/],
        [
          column,
          field.purpose === 'document' ? files.photo.path : files.document.path,
          /error E305 .*: the file has none of the formats /,
        ],
      ];
    case 'placePoints':
      return [
        [column, '5 8', /error E305 .*"5 8" is not a list of points by place/],
        [column, 'ten', /error E305 .*"ten" is not a list of points by place/],
      ];
    default:
      return [
        [
          english,
          field.purpose === 'document' ? files.photo.path : files.document.path,
          /error E305 .*: the file has none of the formats /,
        ],
      ];
  }
}

describe('rules across the cells of a row', () => {
  const problemsOf = (table: string, text: string): string[] =>
    read(new Map([[`content/${table}.csv`, Buffer.from(text)], ...mediaFiles]))
      .report.problems.filter(({ code }) => code !== 'W103')
      .map(formatProblem);

  it('a required text is needed in any one language', () => {
    expect(problemsOf('volunteer_areas', 'id,name_pt,tasks_ar\nA,Acolhimento,استقبال\n')).toEqual([]);
    expect(problemsOf('volunteer_areas', 'id,name_pt,tasks_ar\nA,,استقبال\n')).toEqual([
      'content/volunteer_areas.csv:2:1 error E301 name_en: required in at least one language',
    ]);
  });

  it('a picture needs alternative text', () => {
    expect(problemsOf('places', 'id,type,name_en,photo\nA,hotel,Sea,files/photo.png\n')).toEqual([
      'content/places.csv:2:1 error E301 photo_alt_en: a picture needs alternative text in at least one language',
    ]);
  });

  it('a point has both coordinates', () => {
    expect(problemsOf('places', 'id,type,name_en,lat\nA,hotel,Sea,-12.9\n')).toEqual([
      'content/places.csv:2:1 error E301 lon: fill in both lat and lon, or neither',
    ]);
  });

  it.each(['', 'files/video.mp4,https://example.org/live.m3u8'])('a video has exactly one source: %s', (cells) => {
    const text = `id,state,title_en,file,hls\nA,live,Final,${cells || ','}\n`;
    expect(problemsOf('videos', text)).toEqual([
      expect.stringContaining('error E301 file: fill in exactly one of file, hls, external'),
    ]);
  });

  it('a redirect leads neither back to itself nor from the same address twice', () => {
    const rows = ['a,/a,/b', 'b,/b,/a', 'c,/c,/venues', 'd,/C,/medals'].join('\n');
    expect(problemsOf('route_rules', `id,from,to\n${rows}\n`)).toEqual([
      'content/route_rules.csv:2:6 error E501 to: the forwarding from "/a" leads back to itself',
      'content/route_rules.csv:3:6 error E501 to: the forwarding from "/b" leads back to itself',
      'content/route_rules.csv:5:3 error E401 from: another row forwards "/C" already',
    ]);
  });

  it('a stream from a host that pages may not use is reported at the cell of its address', () => {
    const text =
      'id,state,title_en,hls\nA,live,A,https://eu.cdn.example.org/a.m3u8\nB,live,B,https://other.example/b.m3u8\n';
    const source = {
      files: new Map([['content/videos.csv', Buffer.from(text)]]),
      links: new Set<string>(),
      problems: [],
    };
    const problems = (streamHosts?: string[]): string[] =>
      readContent({ ...source, streamHosts }, known, games).report.problems.map(formatProblem);
    expect(problems(['*.cdn.example.org', 'podium.example'])).toEqual([
      'content/videos.csv:3:10 warning W310 hls: pages may not play streams from other.example; add it to the setting STREAM_HOSTS',
    ]);
    expect(problems()).toEqual([]);
  });

  it('sport tables are reported as ignored, with a replacement', () => {
    const { tables, report } = read(
      new Map([
        ['games.json', Buffer.from('{}')],
        ['events.csv', Buffer.from('id\nA\n')],
        ['content/units.csv', Buffer.from('id\nA\n')],
        ['content/albums.csv', Buffer.from('id,title_en,day\nA,First day,2026-10-12\n')],
      ]),
    );
    const ignored = 'warning W103 not a table of content, ignored; use "podium import" for the tables of the sport';
    expect(report.problems.map(formatProblem)).toEqual([
      `content/units.csv:1:1 ${ignored}`,
      `events.csv:1:1 ${ignored}`,
      `games.json:1:1 ${ignored}`,
    ]);
    expect(tables?.content?.get('album')).toHaveLength(1);
  });

  it('an unused file is reported', () => {
    const { report } = read(new Map([['content/files/lost.pdf', Buffer.from('%PDF')]]));
    expect(report.problems.map(formatProblem)).toEqual([
      'content/files/lost.pdf:1:1 warning W103 not referenced by any cell, ignored',
    ]);
  });

  it('an unknown content table gets a suggestion', () => {
    const { report } = read(new Map([['content/place.csv', Buffer.from('id\nA\n')]]));
    expect(report.problems.map(formatProblem)).toEqual([
      'content/place.csv:1:1 warning W103 unknown file name, ignored; did you mean "content/places.csv"?',
    ]);
  });
});
