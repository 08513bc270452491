import { parseCsv } from '../csv.ts';

export type ParisRow = Readonly<Record<string, string>>;

/** A unit, phase or event of the results, with its lines in file order. */
export interface Stage {
  code: string;
  rows: readonly [ParisRow, ...ParisRow[]];
}

/** The files of the data set as rows; blank cells are absent. */
export class ParisSet {
  readonly #files: ReadonlyMap<string, Uint8Array>;
  readonly #rows = new Map<string, ParisRow[]>();
  readonly stages: readonly Stage[];

  constructor(files: ReadonlyMap<string, Uint8Array>) {
    this.#files = files;
    const names = [...files.keys()].filter((name) => name.startsWith('results/')).sort();
    const stages = Map.groupBy(
      names.flatMap((name) => this.rows(name)),
      (row) => row['stage_code']!,
    );
    this.stages = [...stages].map(([code, rows]) => ({ code, rows: rows as unknown as Stage['rows'] }));
  }

  rows(name: string): readonly ParisRow[] {
    let rows = this.#rows.get(name);
    if (!rows) {
      rows = readRows(this.#files.get(name));
      this.#rows.set(name, rows);
    }
    return rows;
  }
}

function readRows(bytes: Uint8Array | undefined): ParisRow[] {
  const [header, ...records] = bytes ? parseCsv(new TextDecoder().decode(bytes)).records : [];
  return records.map(({ cells }) => {
    const row: Record<string, string> = {};
    for (const [index, column] of header!.cells.entries()) {
      const cell = cells[index]?.trim();
      if (cell) row[column] = cell;
    }
    return row;
  });
}

/** Key of an event in rows of any file: its discipline and name. */
export function eventKey(discipline: string | undefined, event: string | undefined): string {
  return `${discipline ?? ''}|${event ?? ''}`;
}

/** The code of a medalist; earlier states of the set have another name for the column. */
export const medallistCode = (medallist: ParisRow): string => medallist['code_athlete'] ?? medallist['code'] ?? '';

/** `1.0` becomes `1`: integers of a column with gaps were exported as floats. */
export function wholeNumber(text: string | undefined): string | undefined {
  return text?.replace(/\.0$/, '');
}

/** Last part of an address of the results site: the last twelve characters of the code in lower case. */
export function lastPart(url: string | undefined): string {
  return url?.split('/').at(-1) ?? '';
}
