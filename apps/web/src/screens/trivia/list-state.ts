import type { DisciplineRef, TriviaListAnswer } from '@podium/contract';
import type { TriviaSearch } from './list-search.ts';

export type TriviaItem = TriviaListAnswer['items'][number];

/** Quizzes that the user can play, upcoming ones and finished ones. */
export type Group = 'open' | 'soon' | 'done';
export const groups: readonly Group[] = ['open', 'soon', 'done'];

export function quizGroup({ state, mine }: Pick<TriviaItem, 'state' | 'mine'>, now: string): Group {
  if (mine?.submittedAt || state === 'closed') return 'done';
  if (mine) return mine.endsAt > now ? 'open' : 'done';
  return state;
}

export const filterQuizzes = (items: readonly TriviaItem[], { discipline, type }: TriviaSearch): TriviaItem[] =>
  items.filter(
    (item) =>
      (discipline === undefined || item.discipline?.key === discipline) && (type === undefined || item.type === type),
  );

/** The distinct sports of the quizzes. */
export function listDisciplines(items: readonly TriviaItem[]): DisciplineRef[] {
  return [
    ...new Map(items.flatMap(({ discipline }) => (discipline ? [[discipline.key, discipline] as const] : []))).values(),
  ];
}
