import type { Attributes } from '../../elements/basics.ts';

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

export interface CodesBody {
  kind: 'codes';
  set: string;
  rows: CodeRow[];
}
