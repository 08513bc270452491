/** One line of cells, as displayed; dates as `2010-03-12`. */
export interface SheetLine {
  /** Number of the line in the file, from 1. */
  line: number;
  cells: readonly string[];
}

export interface OwnSheet {
  name: string;
  /** Lines that are not empty. */
  lines: readonly SheetLine[];
  /** Numbers of lines whose quotation marks make them unreadable. */
  unread: readonly number[];
  /** The sheet has more lines or columns than are read. */
  isTooLong: boolean;
}

export interface OwnSheets {
  sheets: readonly OwnSheet[];
  /** Names of the hidden sheets, which are left out. */
  hidden: readonly string[];
}

export type SheetsFault =
  | 'empty'
  | 'tooLarge'
  | 'protected'
  | 'oldWorkbook'
  | 'pdf'
  | 'picture'
  | 'document'
  | 'encoding'
  | 'damaged'
  | 'unknown';

export class SheetsUnreadable extends Error {
  readonly code: SheetsFault;

  constructor(code: SheetsFault) {
    super(`The sheets cannot be read: ${code}`);
    this.code = code;
  }
}
