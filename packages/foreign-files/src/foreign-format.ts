import type { FolderTables, GamesFacts } from '@podium/games-folder';

/** Facts that the file lacks, or that the organizer corrected. */
export interface ForeignOptions {
  /** Games that exist, whose facts replace those of the file. */
  games?: GamesFacts;
  /** Code of Games to make. */
  code?: string;
  /** IANA time zone in which the file's times are meant. */
  timeZone?: string;
  /** Time zones of a country by its three letters; one if all its clocks show the same time, none if it is unknown. */
  findTimeZones?: (country: string) => readonly string[];
  /** Three letters of a country by its two, as sport writes them: `GER` for `DE`. */
  findCountry?: (letters: string) => string | undefined;
  /** Name of a country by its three letters, in a language; without it, the letters are the name. */
  nameCountry?: (code: string, language: string) => string;
  /** Ids of events of earlier imports, to which a file without events of its own refers. */
  knownEvents?: ReadonlySet<string>;
  /** Time at which the tables are made: `2026-11-25T09:00:00Z`. */
  generatedAt: string;
}

/**
 * Reasons why a value has no place: `noPlace` (Podium does not show such values), `private` (contact details and
 * money), `technical` (a number or setting of the program), `unmatched` (about an event that is not in the Games),
 * `repeated` (another value of the file says the same).
 */
export type LostReason = 'noPlace' | 'private' | 'technical' | 'unmatched' | 'repeated';

/** Values without a place, counted by their name in the file: `MEET deadline`. */
export interface LostValues {
  name: string;
  count: number;
  reason: LostReason;
}

/**
 * Facts that the file does not contain and that were made up: `timeZone` is that of the country, `openZone` is UTC because
 * nothing tells the zone, `ranks` follow from marks.
 */
type MadeFact = 'code' | 'timeZone' | 'openZone' | 'codes' | 'times' | 'heats' | 'days' | 'ranks';

/** A made-up fact with its value, or with the number of rows that have one. */
export interface MadeValue {
  fact: MadeFact;
  value?: string;
  count?: number;
  /** Time zones of the country, of which an organizer should choose one. */
  zones?: string[];
}

/** The content of a file as tables of a Games folder. */
export interface ForeignReading {
  games: GamesFacts;
  tables: FolderTables['files'];
  made: MadeValue[];
  lost: LostValues[];
}

/** A file that was written, and the values of the Games that it has no place for, by table and column. */
export interface ForeignWriting {
  bytes: Uint8Array;
  lost: LostValues[];
}

/** The exported `format` of a folder. */
export interface ForeignFormat {
  /** Its own name, the same in every language: `LENEX`. */
  name: string;
  /** Endings of its files without the dot: `lef`. */
  endings: readonly string[];
  /** Returns whether a file has this format. `bytes` may be the first 64 kB of it. */
  detect: (bytes: Uint8Array, name: string) => boolean;
  /**
   * Absent: the format is recognized but not read.
   *
   * @throws ForeignFileError
   */
  read?: (bytes: Uint8Array, options: ForeignOptions) => ForeignReading;
  /** Each file is the result of one race, whose contest the file does not name. */
  isOfRaces?: true;
  /** Absent: the format is not written. Returns undefined for Games of which it can express nothing. */
  write?: (tables: FolderTables) => ForeignWriting | undefined;
  /** Ending of a file that is written. */
  writes?: string;
  /** Codes of the sports that a written file can contain: `SWM`. */
  writesSports?: readonly string[];
}
