/** Generates arbitrary items of a kind from its record, for tests. */
import fc from 'fast-check';
import { languages } from '@podium/games';
import type { Item } from '../cells.ts';
import type { Field, StoredRef } from '../field.ts';
import type { Kind } from '../kind.ts';

/** Ids that references may use. */
export const knownIds = {
  venue: ['CENTRO', 'ARENA-2'],
  discipline: ['SWM', 'JUD'],
  event: ['SWMM100MFR', 'JUDM66KG'],
  unit: ['SWMM100MFR-FNL-000100'],
  delegation: ['BAH', 'ACR'],
  person: ['1001', '1002', '1003'],
  team: ['T1', 'T2'],
} as const;

const word = fc.stringMatching(/^[a-zA-Zçãéñəıüğşöقمرв0-9][a-zçãéñəıüğşö'’.,()-]{0,11}$/);
const lineText = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const paragraphText = fc.array(lineText, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n\n'));
const day = fc
  .date({ min: new Date('2026-10-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const degrees = (max: number) => fc.integer({ min: -max * 10_000, max: max * 10_000 }).map((value) => value / 10_000);

const perLanguage = <Value>(value: fc.Arbitrary<Value>) =>
  fc
    .record(Object.fromEntries(languages.map((language) => [language, value])), { requiredKeys: [] })
    .filter((filled) => Object.keys(filled).length > 0);

function arbitraryValue(field: Field, ownIds: readonly string[]): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'text':
      return perLanguage(lineText);
    case 'paragraphs':
      return perLanguage(paragraphText);
    case 'line':
      return lineText;
    case 'date':
      return day;
    case 'days':
      return fc.uniqueArray(day, { minLength: 1, maxLength: 4 });
    case 'clock':
      return clock;
    case 'time':
      return fc.tuple(day, clock).map(([date, time]) => `${date}T${time}:00-03:00`);
    case 'phone':
      return fc.constantFrom('+55 71 3333-0100', '192', '(71) 98888-1234');
    case 'email':
      return fc.constantFrom('info@example.org', 'a.b+c@mail.example.com');
    case 'url':
      return fc.constantFrom('https://example.org/', 'https://example.org/a?b=c#d');
    case 'stream':
      return fc.constantFrom('https://live.example.org/pool/main.m3u8', '/streams/pool/main.m3u8');
    case 'sitePath':
      return fc.constantFrom('/old', '/old/*', '/antigo/endereço');
    case 'destination':
      return fc.constantFrom('/venues', '/new?day=1', '/new/*', 'https://example.org/a');
    case 'color':
      return fc.constantFrom('#0B5FA5', '#7a1f4e');
    case 'placePoints':
      return fc.constantFrom('13 10 8 7 6 5 4 3', '9', '4.5; 3; 1');
    case 'point':
      return fc.record({ latitude: degrees(90), longitude: degrees(180) });
    case 'number':
      return fc.integer({ min: field.from, max: field.to });
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.words);
    case 'language':
      return fc.constantFrom(...languages);
    case 'reference':
      return fc.constantFrom(...referable(field.to, ownIds));
    case 'references':
      return fc.uniqueArray(fc.constantFrom(...referable(field.to, ownIds)), { minLength: 1, maxLength: 3 });
    case 'image':
      return perLanguage(lineText).map((alt) => ({ ...files[field.purpose], alt }));
    case 'file':
      return fc.constant(files[field.purpose]);
    default:
      return perLanguage(fc.constant(files[field.purpose]));
  }
}

const referable = (to: string, ownIds: readonly string[]): readonly string[] =>
  Object.hasOwn(knownIds, to) ? knownIds[to as keyof typeof knownIds] : ownIds;

const storedRef = (path: string, mediaType: string): StoredRef => ({
  sha256: 'a'.repeat(64),
  mediaType,
  size: 10,
  path,
});

/** One file for each purpose. */
export const files = {
  photo: storedRef('files/photo.png', 'image/png'),
  logo: storedRef('files/logo.svg', 'image/svg+xml'),
  plan: storedRef('files/plan.svg', 'image/svg+xml'),
  document: storedRef('files/document.pdf', 'application/pdf'),
  captions: storedRef('files/captions.vtt', 'text/vtt'),
  video: storedRef('files/video.mp4', 'video/mp4'),
  map: storedRef('files/city.geojson', 'application/geo+json'),
} as const;

/** @param ownIds ids of the items of each kind, for references between them */
export function arbitraryItem(kind: Kind, id: string, ownIds: readonly string[]): fc.Arbitrary<Item> {
  const fields = Object.entries<Field>(kind.fields);
  const data = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, arbitraryValue(field, ownIds)])), {
    requiredKeys: fields.filter(([, { isRequired }]) => isRequired).map(([name]) => name),
  });
  return fc
    .record({ data, order: fc.option(fc.integer({ min: -5, max: 500 }), { nil: undefined }) })
    .map(({ data: filled, order }) => ({
      id,
      ...(order !== undefined && { order }),
      data:
        kind.name === 'video' ? withOneSource(filled) : kind.name === 'route-rule' ? fromItsOwn(id, filled) : filled,
    }));
}

/** A video has exactly one source. */
function withOneSource({ file, hls, external, ...rest }: Record<string, unknown>): Record<string, unknown> {
  if (file !== undefined) return { ...rest, file };
  if (hls !== undefined) return { ...rest, hls };
  return { ...rest, external: external ?? 'https://example.org/watch' };
}

/** Each address is forwarded once, and to one that is not forwarded. */
const fromItsOwn = (id: string, { from, ...rest }: Record<string, unknown>): Record<string, unknown> => ({
  ...rest,
  from: `/${id}${String(from)}`,
});
