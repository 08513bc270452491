/** Doubts about a list, for the organizer to look at. */

/**
 * `mark`, `place`, `score`, `birth`, `date`: a cell that cannot be read; `parts`: scores of sets or halves that do not fit the
 * score of the match; `noName`, `noSport`: a line
 * without these; `ownSport`: a sport that Podium does not know; `guessedSport`: the sport follows from the event;
 * `similar`: two delegations with almost the same name; `likely`: a delegation of the Games with almost this name;
 * `twice`: a competitor who is twice in a contest; `unread`: a line with a quotation mark too many; `noHeader`: a sheet
 * without titles of columns; `hidden`: a hidden sheet; `long`: a sheet with more lines than are read.
 */
export type DoubtCode =
  | 'mark'
  | 'place'
  | 'score'
  | 'parts'
  | 'birth'
  | 'date'
  | 'noName'
  | 'noSport'
  | 'ownSport'
  | 'guessedSport'
  | 'similar'
  | 'likely'
  | 'twice'
  | 'unread'
  | 'noHeader'
  | 'hidden'
  | 'long';

export interface ListDoubt {
  code: DoubtCode;
  sheet: string;
  /** Row of the sheet; 0 for a sheet as a whole. */
  line: number;
  /** Title of the column, if the doubt is about a cell. */
  column?: string;
  value: string;
}

const maxLetters = 80;
const maxListed = 200;

/** Collects doubts; those beyond the limit are counted. */
export class ListDoubts {
  readonly listed: ListDoubt[] = [];
  readonly #seen = new Set<string>();
  omitted = 0;

  /** @param once adds the same value a single time, whatever its line */
  add(doubt: ListDoubt, once = false): void {
    if (once) {
      const key = `${doubt.code} ${doubt.value}`;
      if (this.#seen.has(key)) return;
      this.#seen.add(key);
    }
    if (this.listed.length >= maxListed) this.omitted += 1;
    else this.listed.push({ ...doubt, value: doubt.value.slice(0, maxLetters) });
  }
}
