import { codeText, oneOf } from '../../shared/shell/search-text.ts';
import type { TriviaType } from '@podium/contract';

export const types = ['sport', 'games', 'safe-sport', 'health'] as const satisfies readonly TriviaType[];

export interface TriviaSearch {
  discipline?: string;
  type?: TriviaType;
}

export function readTriviaSearch(search: Record<string, unknown>): TriviaSearch {
  return {
    discipline: codeText(search.discipline)?.toLowerCase(),
    type: oneOf(search.type, types),
  };
}
