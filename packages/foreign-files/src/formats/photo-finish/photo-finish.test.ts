import { describe, expect, test } from 'vitest';
import { ForeignFileError } from '../../foreign-error.ts';
import { smallRace, smallWideRace } from '../../testing/small-race.ts';
import { readLif } from './lif-file.ts';
import { lynxBytes, lynxFields } from './lynx-fields.ts';
import { findRace, numberRaces, readRaceNumbers, writeRaceNumbers } from './race-numbers.ts';
import { raceMarks, roundUp } from './race-marks.ts';
import { writeLynx } from './write-lynx.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (content: Uint8Array): string => new TextDecoder('windows-1252').decode(content);

describe('results of a race', () => {
  const race = readLif(smallRace);

  test('the first line has the numbers of the race and its wind', () => {
    expect({ ...race, lines: [] }).toEqual({
      event: 3,
      round: 1,
      heat: 2,
      name: 'Girls 100 m Heats',
      wind: '-0.4',
      lines: [],
    });
  });

  test('a line has place, number, lane, name, time and reaction time', () => {
    expect(race.lines[0]).toEqual({
      place: 1,
      id: '114',
      lane: '4',
      family: 'Conceição',
      given: 'Rosa',
      affiliation: 'Sal Mar',
      time: '12.341',
      reaction: '0.142',
    });
  });

  test.each([
    ['DNS', 'DNS'],
    ['SCR', 'DNS'],
    ['DNF', 'DNF'],
    ['DQ', 'DSQ'],
    ['FS', 'DSQ'],
  ])('%s in place of a rank is the mark %s, and its time does not count', (word, irm) => {
    const [line] = readLif(bytes(`1,1,1,100\n${word},7,3,A,B,C,12.34`)).lines;
    expect([line?.irm, line?.time, line?.place]).toEqual([irm, undefined, undefined]);
  });

  test('letters of Windows and of Unicode are read', () => {
    expect(readLif(smallWideRace).lines.map(({ family }) => family)).toEqual(race.lines.map(({ family }) => family));
  });

  test('a round and a heat that are left out are the first', () => {
    expect(readLif(bytes('7,,,1500\n1,5,,A'))).toMatchObject({ event: 7, round: 1, heat: 1 });
  });

  test.each(['NWI', '', 'm/s'])('"%s" is no wind', (wind) => {
    expect(readLif(bytes(`1,1,1,100,${wind}\n1,5,1`)).wind).toBeUndefined();
  });

  test.each([
    ['a number of the event', 'A,1,1,100\n1,5,1', 'foreign-value'],
    ['a time', '1,1,1,100\n1,5,1,A,B,C,12;34', 'foreign-value'],
    ['lines', '1,1,1,100\n', 'foreign-nothing'],
    ['everything', '', 'foreign-nothing'],
  ])('a file without %s is refused with one reason', (_, text, form) => {
    expect(() => readLif(bytes(text))).toThrow(
      expect.toSatisfy((error: unknown) => error instanceof ForeignFileError && error.fault.form === form) as Error,
    );
  });

  test('a comma inside quotation marks separates nothing', () => {
    expect(lynxFields('1,"Costa, Lia ""Li""",5,')).toEqual(['1', 'Costa, Lia "Li"', '5', '']);
  });
});

describe('marks of a race', () => {
  test.each([
    ['12.341', 2, '12.35'],
    ['12.340', 2, '12.34'],
    ['12.34', 2, '12.34'],
    ['59.991', 2, '1:00.00'],
    ['1:59.991', 2, '2:00.00'],
    ['9:59.01', 1, '9:59.1'],
    ['1:02:03.4', 0, '1:02:04'],
    ['8.2', 2, '8.20'],
  ])('%s with %i decimals is %s', (time, decimals, mark) => {
    expect(roundUp(time, decimals)).toBe(mark);
  });

  test('thousandths stay where they separate two places', () => {
    const lines = readLif(bytes('1,1,1,100\n1,5,1,,,,12.341\n2,6,2,,,,12.349\n3,7,3,,,,12.351')).lines;
    expect(raceMarks({ lines }, 2).map(({ mark }) => mark)).toEqual(['12.341', '12.349', '12.36']);
  });

  test('two who share a place have the same mark', () => {
    const lines = readLif(bytes('1,1,1,100\n1,5,1,,,,12.341\n1,6,2,,,,12.349')).lines;
    expect(raceMarks({ lines }, 2).map(({ mark }) => mark)).toEqual(['12.35', '12.35']);
  });
});

describe('start lists', () => {
  const heat = (contest: string, of: string, round: number, number: number) => ({
    contest,
    of,
    round,
    heat: number,
    name: `${of} ${round}/${number}`,
  });
  const first = numberRaces([], [heat('A1', 'A', 1, 1), heat('A2', 'A', 1, 2), heat('AF', 'A', 2, 1)]);

  test('contests of an event share its number', () => {
    expect(first.map(({ event, round, heat: number }) => [event, round, number])).toEqual([
      [1, 1, 1],
      [1, 1, 2],
      [1, 2, 1],
    ]);
  });

  test('a contest keeps its numbers, and a new event gets the next free one', () => {
    const later = numberRaces(first, [heat('B1', 'B', 1, 1), heat('A1', 'A', 1, 1), heat('A3', 'A', 1, 2)]);
    expect(later.map(({ contest, event, round, heat: number }) => [contest, event, round, number])).toEqual([
      ['A1', 1, 1, 1],
      ['A2', 1, 1, 2],
      ['AF', 1, 2, 1],
      ['B1', 2, 1, 1],
      ['A3', 1, 1, 3],
    ]);
  });

  test('the table is read as it was written, with separators and line ends of any spreadsheet', () => {
    expect(readRaceNumbers(writeRaceNumbers(first))).toEqual(first);
    expect(readRaceNumbers(writeRaceNumbers(first).replaceAll(',', ';').replaceAll('\r\n', '\n'))).toEqual(first);
    expect(readRaceNumbers('event,round\r\n1,1,,A\r\nx,1,1,A\r\n')).toEqual([]);
  });

  test('a result finds its contest by its numbers', () => {
    expect(findRace(first, { event: 1, round: 2, heat: 1 })?.contest).toBe('AF');
    expect(findRace(first, { event: 2, round: 1, heat: 1 })).toBeUndefined();
  });

  test('a camera gets the races with their starters, the competitors and the order', () => {
    const files = writeLynx([
      {
        event: 1,
        round: 1,
        heat: 2,
        name: 'Girls 100 m, Heat 2',
        meters: 100,
        starters: [
          { id: '114', lane: '4', family: 'Conceição', given: 'Rosa', affiliation: 'Sal Mar' },
          { lane: '5', family: 'Əliyeva, L.', given: undefined },
        ],
      },
    ]);
    expect(Object.fromEntries([...files].map(([name, content]) => [name, textOf(content)]))).toEqual({
      'lynx.evt': '1,1,2,Girls 100 m Heat 2,,,,,,100\r\n,114,4,Conceição,Rosa,Sal Mar\r\n,,5,Eliyeva L.,,\r\n',
      'lynx.ppl': '114,Conceição,Rosa,Sal Mar\r\n',
      'lynx.sch': '1,1,2\r\n',
    });
  });

  test('a letter that a camera does not know loses its accent, or is a question mark', () => {
    expect(textOf(lynxBytes('Čović ş € ليلى'))).toBe('Covic s € ????');
  });
});
