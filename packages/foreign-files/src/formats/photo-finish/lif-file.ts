import { ForeignFileError } from '../../foreign-error.ts';
import { lookUp } from '../../look-up.ts';
import { readLines, refuse } from '../../text-lines.ts';
import type { TextLine } from '../../text-lines.ts';
import { lynxFields } from './lynx-fields.ts';

/** Reasons for a line without a time. */
type LifIrm = 'DNS' | 'DNF' | 'DSQ';

/** One competitor in a race. */
export interface LifLine {
  /** Place as the camera ranks it. */
  place?: number;
  irm?: LifIrm;
  /** Number of the competitor, or the code of a team. */
  id?: string;
  lane?: string;
  family?: string;
  given?: string;
  affiliation?: string;
  /** `12.345` or `1:52.34`, with the digits of the file. */
  time?: string;
  /** Seconds: `0.142`. */
  reaction?: string;
}

/** Results of one race. Numbers are those of the start lists that the camera has read. */
export interface LifFile {
  event: number;
  round: number;
  heat: number;
  name?: string;
  /** Meters per second: `-0.3`. */
  wind?: string;
  lines: LifLine[];
}

const irms: Readonly<Record<string, LifIrm>> = {
  DNS: 'DNS',
  SCR: 'DNS',
  NS: 'DNS',
  DNF: 'DNF',
  NF: 'DNF',
  DQ: 'DSQ',
  DSQ: 'DSQ',
  FS: 'DSQ',
};

const timeForm = /^(?:\d{1,2}:){0,2}\d{1,5}(?:\.\d{1,4})?$/u;

/**
 * Reads the results of a race: a line about the race, then one for each competitor.
 *
 * @throws ForeignFileError
 */
export function readLif(bytes: Uint8Array): LifFile {
  const [header, ...lines] = readLines(withoutWideLetters(bytes));
  if (!header) throw new ForeignFileError({ form: 'foreign-nothing', expected: '1,1,1,100 m' });
  const [event, round, heat, name, wind] = lynxFields(header.text);
  const read = {
    event: raceNumber(header, 'event', event),
    round: raceNumber(header, 'round', round, 1),
    heat: raceNumber(header, 'heat', heat, 1),
    ...(name && { name }),
    ...present('wind', windOf(wind ?? '')),
    lines: lines.flatMap(readLine),
  };
  if (read.lines.length === 0) throw new ForeignFileError({ form: 'foreign-nothing', expected: '1,101,4' });
  return read;
}

function readLine(line: TextLine): LifLine[] {
  const [place = '', id, lane, family, given, affiliation, time, , , reaction] = lynxFields(line.text);
  const irm = lookUp(irms, place.toUpperCase().replaceAll('.', ''));
  const isPlace = /^[1-9]\d{0,3}$/u.test(place);
  // Other words, such as that of a lane without an evaluation, say nothing about a result.
  const mark = irm === undefined ? timeOf(line, time) : undefined;
  // Without any of these, the line is about nobody.
  if (!id && !lane && !isPlace && irm === undefined && mark === undefined) return [];
  return [
    {
      ...(isPlace && { place: Number(place) }),
      ...present('irm', irm),
      ...present('id', id || undefined),
      ...present('lane', lane || undefined),
      ...present('family', family || undefined),
      ...present('given', given || undefined),
      ...present('affiliation', affiliation || undefined),
      ...present('time', mark),
      ...present('reaction', /^-?\d{1,2}\.\d{1,4}$/u.test(reaction ?? '') ? reaction : undefined),
    },
  ];
}

const present = <Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, NonNullable<Value>>> =>
  (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, NonNullable<Value>>>;

/** A number of the start lists; a round or heat that is left out is the first. */
function raceNumber(line: TextLine, element: string, text = '', absent?: number): number {
  if (text === '' && absent !== undefined) return absent;
  return /^\d{1,6}$/u.test(text) ? Number(text) : refuse(line, element, text, '1');
}

/** No wind was measured if the field has no number: `NWI`. */
function windOf(text: string): string | undefined {
  const [number] = /^[+-]?\d{1,2}(?:\.\d{1,2})?(?=$|\s|m)/iu.exec(text.replace(',', '.')) ?? [];
  return number;
}

function timeOf(line: TextLine, text = ''): string | undefined {
  // A camera may mark times taken by hand.
  const time = text.replace(/\s*[hH]$/u, '');
  if (time === '' || /[a-z]/iu.test(time)) return undefined;
  if (!timeForm.test(time)) return refuse(line, 'time', text, '12.345');
  return /[1-9]/u.test(time) ? time : undefined;
}

/** A camera that is set to Unicode writes two bytes a letter. */
function withoutWideLetters(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== 0xfe) return bytes;
  return new TextEncoder().encode(new TextDecoder('utf-16le').decode(bytes));
}
