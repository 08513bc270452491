/** Reasons to refuse a file; each is a text of `@podium/games-folder`, which names the values in braces. */
export type ForeignFault =
  /** Bytes that are no text in the encoding that the file names. */
  | { form: 'foreign-encoding' }
  | { form: 'foreign-xml'; line: number; reason: string }
  | { form: 'foreign-json' }
  | { form: 'foreign-declarations'; line: number }
  | { form: 'foreign-large'; limit: number }
  /** An archive that contains no file of the format. */
  | { form: 'foreign-empty-archive'; expected: string }
  /** Neither contests nor anything else to import. */
  | { form: 'foreign-nothing'; expected: string }
  /** A value that cannot be read; `expected` is an example of the form. */
  | { form: 'foreign-value'; line: number; element: string; value: string; expected: string }
  /** An element without a part that it needs. */
  | { form: 'foreign-missing'; line: number; element: string; expected: string }
  /** Sheets that cannot be opened: a password, another kind of file. */
  | { form: 'list-unreadable'; reason: string }
  /** No line of a sheet has titles of columns. */
  | { form: 'list-no-header'; sheet: string; line: number }
  /** Lines that name no sport that Podium knows. */
  | { form: 'list-no-sport'; sheet: string; line: number; value: string }
  | { form: 'list-no-lines'; sheet: string; line: number };

/** A file that cannot be read. It has one reason, so that a broken file gets one line. */
export class ForeignFileError extends Error {
  readonly fault: ForeignFault;

  constructor(fault: ForeignFault) {
    super(JSON.stringify(fault));
    this.fault = fault;
  }
}
