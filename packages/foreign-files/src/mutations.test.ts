/**
 * Fuzzing: changes bytes, pieces and values of a file of each format that is read. `PODIUM_MUTATIONS` sets the number of
 * files per format; it is small in the gate and 10,000 in a long run.
 */
import { zipSync } from 'fflate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ForeignFileError } from './foreign-error.ts';
import type { ForeignFormat } from './foreign-format.ts';
import { formats } from './formats.gen.ts';
import { readResultList } from './result-list/read-result-list.ts';
import { folderProblems } from './testing/check-reading.ts';
import { readLif } from './formats/photo-finish/lif-file.ts';
import { smallRace, smallWideRace } from './testing/small-race.ts';
import { samples } from './testing/samples.ts';
import { smallListResults, smallMatches, smallSchoolGames } from './testing/small-list.ts';
import { bytesOf } from './testing/small-meet.ts';

const count = Number(process.env['PODIUM_MUTATIONS'] ?? 120);
const readable = [...formats].filter(([, { read }]) => read !== undefined);
const readers: readonly (readonly [
  key: string,
  read: NonNullable<ForeignFormat['read']>,
  samples: readonly Uint8Array[],
])[] = [
  ...readable.map(([key, { read }]) => [key, read!, samples[key]!] as const),
  [
    'result-list',
    (bytes, options) => readResultList(bytes, 'list.csv', options),
    [bytesOf(smallListResults), bytesOf(smallSchoolGames), bytesOf(smallMatches)],
  ],
];

/** Endings of files in archives, by format. */
const endingsOfArchived: Readonly<Record<string, string>> = { 'hy-tek': 'hy3', lenex: 'lef' };

/** Values that programs and attackers write where another is expected. */
const odd = [
  '',
  '-1',
  'NT',
  '99999999999999999999',
  '__proto__',
  'constructor',
  'é\u202e',
  '../x',
  '&amp;',
  '=1+1',
  '0',
];

type Mutation =
  | { kind: 'byte'; at: number; byte: number }
  | { kind: 'cut'; at: number; length: number }
  | { kind: 'repeat'; at: number; length: number }
  | { kind: 'value'; at: number; value: string }
  | { kind: 'over'; at: number; value: string }
  | { kind: 'line'; at: number; isTwice: boolean }
  | { kind: 'end'; at: number };

const at = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const length = fc.integer({ min: 1, max: 200 });
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant('byte' as const), at, byte: fc.integer({ min: 0, max: 255 }) }),
  fc.record({ kind: fc.constant('cut' as const), at, length }),
  fc.record({ kind: fc.constant('repeat' as const), at, length }),
  fc.record({ kind: fc.constant('value' as const), at, value: fc.constantFrom(...odd) }),
  fc.record({ kind: fc.constant('over' as const), at, value: fc.constantFrom(...odd) }),
  fc.record({ kind: fc.constant('line' as const), at, isTwice: fc.boolean() }),
  fc.record({ kind: fc.constant('end' as const), at }),
);

function mutate(bytes: Uint8Array, change: Mutation): Uint8Array {
  const start = Math.floor(change.at * bytes.length);
  const join = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
  switch (change.kind) {
    case 'byte': {
      const copy = bytes.slice();
      copy[start] = change.byte;
      return copy;
    }
    case 'cut':
      return join(bytes.subarray(0, start), bytes.subarray(start + change.length));
    case 'repeat':
      return join(bytes.subarray(0, start + change.length), bytes.subarray(start));
    case 'value': {
      // Replaces the next quoted value, so that the file stays well formed.
      const [open, close] = [bytes.indexOf(0x22, start), bytes.indexOf(0x22, bytes.indexOf(0x22, start) + 1)];
      return open < 0 || close < 0
        ? bytes
        : join(bytes.subarray(0, open + 1), new TextEncoder().encode(change.value), bytes.subarray(close));
    }
    case 'over': {
      // Writes over columns, so that those behind them stay where they are.
      const value = new TextEncoder().encode(change.value);
      return join(bytes.subarray(0, start), value, bytes.subarray(start + value.length));
    }
    case 'line': {
      const end = bytes.indexOf(0x0a, start) + 1;
      const next = bytes.indexOf(0x0a, end) + 1;
      if (end === 0 || next === 0) return bytes;
      return join(bytes.subarray(0, change.isTwice ? next : end), bytes.subarray(change.isTwice ? end : next));
    }
    default:
      return bytes.subarray(0, start);
  }
}

test.each(readers)(
  'a changed %s file is read, refused with one reason, or refused by the checks of a folder',
  (_, read, ofFormat) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ofFormat),
        fc.array(mutation, { minLength: 1, maxLength: 3 }),
        (sample, changes) => {
          const bytes = changes.reduce(mutate, sample);
          try {
            folderProblems(read(bytes, { generatedAt: '2031-01-01T00:00:00Z' }));
          } catch (error) {
            expect(error).toBeInstanceOf(ForeignFileError);
          }
        },
      ),
      { numRuns: count },
    );
  },
  600_000,
);

test.each(readers)(
  'a changed archive of a %s file is read or refused with one reason',
  (key, read, ofFormat) => {
    const packed = zipSync({ [`meet.${endingsOfArchived[key] ?? 'txt'}`]: ofFormat[0]! });
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 2 }), (changes) => {
        const bytes = changes.reduce(mutate, packed);
        try {
          read(bytes, { generatedAt: '2031-01-01T00:00:00Z' });
        } catch (error) {
          expect(error).toBeInstanceOf(ForeignFileError);
        }
      }),
      { numRuns: Math.ceil(count / 4) },
    );
  },
  600_000,
);

test('a changed result of a race is read or refused with one reason', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(smallRace, smallWideRace),
      fc.array(mutation, { minLength: 1, maxLength: 3 }),
      (sample, changes) => {
        try {
          const { lines } = readLif(changes.reduce(mutate, sample));
          for (const { time } of lines) expect(time ?? '1').toMatch(/^[\d:.]+$/u);
        } catch (error) {
          expect(error).toBeInstanceOf(ForeignFileError);
        }
      },
    ),
    { numRuns: count },
  );
}, 600_000);

test('every format that can be read has a sample to change', () => {
  expect(readable.map(([key]) => key)).toEqual(Object.keys(samples));
});
