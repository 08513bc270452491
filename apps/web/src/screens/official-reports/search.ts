import { documentTypes } from '@podium/content/words';
import type { DocumentType } from '@podium/content/words';
import { readPaperSearch } from '../../shared/results/papers/paper-list.ts';
import type { PaperSearch } from '../../shared/results/papers/paper-list.ts';
import { oneOf } from '../../shared/shell/search-text.ts';

export interface OfficialReportsSearch extends PaperSearch {
  type?: DocumentType;
}

export function readOfficialReportsSearch(search: Record<string, unknown>): OfficialReportsSearch {
  return { ...readPaperSearch(search), type: oneOf(search.type, documentTypes) };
}
