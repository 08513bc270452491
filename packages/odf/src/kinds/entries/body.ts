import type { Attributes, Detail } from '../../elements/basics.ts';
import type { CompetitorElement } from '../../elements/competitors.ts';

export interface EntryElement {
  competitor: CompetitorElement;
  sortOrder?: string;
  bib?: string;
  status?: string;
  substitute?: string;
  class?: string;
  details: Detail[];
  attributes?: Attributes;
}

export interface EntriesBody {
  kind: 'entries';
  entries: EntryElement[];
}
