import { expect, test } from 'vitest';
import { detectFormat } from './detect-format.ts';
import { bytesOf } from './testing/small-meet.ts';

/** The beginning of a file of each format. */
const files: readonly [key: string, name: string, start: string | Uint8Array][] = [
  ['lenex', 'meet.lef', '<?xml version="1.0"?><LENEX version="3.0">'],
  ['lenex', 'meet.xml', '\uFEFF<!-- a comment --><LENEX version="2.0">'],
  ['lenex', 'meet.lxf', 'PK\u0003\u0004'],
  ['hy-tek', 'Meet Results.hy3', 'A107Results From MM to TM    Hy-Tek, Ltd    MM5 7.0Gb  04052019'],
  ['hy-tek', 'meet.cl2', 'A01V3      02Meet Results'],
  ['fie', 'epee.xml', '<?xml version="1.0"?><!DOCTYPE CompetitionIndividuelle><CompetitionIndividuelle Version="3">'],
  ['fie', 'teams.xml', '<CompetitionParEquipes Championnat="X">'],
  ['tournament-software', 'open.TP', new Uint8Array([0, 1, 0, 0, ...Buffer.from('Standard Jet DB\u0000')])],
  ['opentrack', 'meet.json', '{"slug": "open", "competitors": [], "events": []}'],
  ['photo-finish', '001-1-01.lif', '1,1,1,100 m,1.2,,,,,,09:30:00.1\r\n1,12,4,Silva,Ana,CLB,12.34'],
  ['fide-trf', 'open.trf', '012 Chess Open\n001    1 m GM Silva'],
  ['iof', 'results.xml', '<ResultList xmlns="http://www.orienteering.org/datastandard/3.0" iofVersion="3.0">'],
  ['sportsml', 'news.xml', '<?xml version="1.0"?><sports-content xmlns="http://iptc.org/std/nar/2006-10-01/">'],
  ['wcif', 'competition.json', '{"formatVersion":"1.0","id":"X","persons":[{"wcaId":null}]}'],
];

test.each(files)('a file of the format %s is recognized: %s', (key, name, start) => {
  expect(detectFormat(typeof start === 'string' ? bytesOf(start) : start, name)?.key).toBe(key);
});

test('UTF-16 text is recognized in every format', () => {
  const wide = new Uint8Array([0xff, 0xfe, ...Buffer.from('<LENEX version="3.0">', 'utf16le')]);
  expect(detectFormat(wide, 'meet.lef')?.key).toBe('lenex');
});

test.each([
  ['games.json', '{"format": "podium-games-folder", "formatVersion": 1}'],
  ['participants.csv', 'id,role\n1,athlete'],
  ['folder.zip', 'PK\u0003\u0004'],
  ['feed.xml', '<OdfBody DocumentType="DT_RESULT">'],
  ['empty.lef', ''],
  ['001 notes.txt', '001 notes'],
])('%s is not recognized as a foreign file', (name, start) => {
  expect(detectFormat(bytesOf(start), name)).toBeUndefined();
});
