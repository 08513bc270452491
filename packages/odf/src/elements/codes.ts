import type { Attributes } from './basics.ts';

export interface CodeText {
  language: string;
  description?: string;
  longDescription?: string;
  shortDescription?: string;
}

export interface CodeRow {
  code: string;
  attributes: Attributes;
  texts: CodeText[];
}
