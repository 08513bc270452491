import type { EnteredPerson } from '@podium/games-folder/own-sheets';
import type { EventSex } from './event-text.ts';
import type { ChosenColumns, ListColumn } from './list-columns.ts';
import type { ListDoubts } from './list-doubts.ts';
import type { MatchScore } from './list-scores.ts';
import type { ListSport, ListSports } from './list-sports.ts';
import type { RoundText } from './round-titles.ts';

/** A person or team as a line names it. */
export interface ListCompetitor {
  person?: EnteredPerson;
  team?: string;
  delegation?: string;
  school?: string;
  born?: string;
  sex?: 'M' | 'W';
  bib?: string;
  members: readonly string[];
}

export interface RecordFacts {
  sheet: string;
  line: number;
  sport: ListSport;
  event: {
    name: string;
    sex?: EventSex;
    class?: string;
    /** The sex is that of the person, in a column. */ isPersonSex?: true;
  };
  round?: RoundText;
  date?: string;
  time?: string;
  venue?: string;
}

/** One competitor in a contest. */
export interface ListLine extends RecordFacts {
  kind: 'line';
  competitor: ListCompetitor;
  lane?: string;
  /** Cells as written; the measure of the event decides how they are read. */
  mark?: string;
  markColumn?: string;
  status?: string;
  place?: string;
  placeColumn?: string;
  medal?: string;
  points?: string;
  wind?: string;
}

/** A match of two competitors. */
export interface ListMatch extends RecordFacts {
  kind: 'match';
  home: ListCompetitor;
  away: ListCompetitor;
  score?: MatchScore;
  /** The cell with the scores of sets or halves, and the title of its column. */
  partsCell?: { value: string; column?: string | undefined };
  winner?: string;
  number?: string;
}

export type ListRecord = ListLine | ListMatch;

export interface ReadRecordsOptions {
  sports: ListSports;
  doubts: ListDoubts;
  chosen: ChosenColumns;
  timeZone: string | undefined;
  year: number;
  /** The sport of lines that name none. */
  onlySport: ListSport | undefined;
}

export interface RecordReading {
  records: ListRecord[];
  sheets: { name: string; columns: readonly ListColumn[] }[];
  /** The title of the competition. */
  title?: string;
  /** Cells of columns without a content, by their title. */
  unread: Map<string, number>;
}
