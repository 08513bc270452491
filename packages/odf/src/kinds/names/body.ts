import type { Attributes } from '../../elements/basics.ts';

export interface NameElement {
  code: string;
  language?: string;
  attributes: Attributes;
}

export interface NamesBody {
  kind: 'names';
  names: NameElement[];
}
