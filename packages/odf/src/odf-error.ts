export type OdfErrorCode =
  | 'not-utf8'
  | 'not-xml'
  | 'wrong-root'
  | 'missing-attribute'
  | 'bad-attribute'
  | 'doctype'
  | 'processing-instruction'
  | 'too-deep'
  | 'too-many-elements'
  | 'too-many-attributes'
  | 'too-long'
  | 'too-large';

/** Position in the text, counted from 1. */
export interface TextPosition {
  line: number;
  column: number;
}

/** Reason for the refusal of a message: `line 3, column 14: attribute Date is "2026-13-01"; expected YYYY-MM-DD`. */
export class OdfError extends Error {
  readonly code: OdfErrorCode;
  readonly detail: string;
  readonly line?: number;
  readonly column?: number;

  constructor(code: OdfErrorCode, detail: string, position?: TextPosition) {
    super(position === undefined ? detail : `line ${position.line}, column ${position.column}: ${detail}`);
    this.name = 'OdfError';
    this.code = code;
    this.detail = detail;
    this.line = position?.line;
    this.column = position?.column;
  }
}
