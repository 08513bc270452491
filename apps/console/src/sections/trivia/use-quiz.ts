import type { DeskQuiz, QuizChange } from '@podium/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRetryAfterSignIn } from '../../api/signed-in-again.ts';
import { gamesOffset } from '../../language/games-store.ts';
import type { QuizForm } from './quiz-form.ts';
import { QuizKeeper, isStarted } from './quiz-keeper.ts';
import type { QuizEditing } from './quiz-keeper.ts';
import { triviaApi } from './trivia-api.ts';

export const listKey = ['trivia'];
export const quizKey = (id: string): string[] => ['trivia', id];

export interface QuizState extends QuizEditing {
  savedQuiz: DeskQuiz;
  isDirty: boolean;
  isSaving: boolean;
  change: (part: Partial<QuizForm>) => void;
  /** @returns the saved quiz; undefined if saving failed, which the page shows */
  save: () => Promise<DeskQuiz | undefined>;
  /** Saves the merged version over theirs. */
  settle: (quiz: QuizChange) => Promise<void>;
  /** Shows the server's response to another change. */
  setSavedQuiz: (answer: DeskQuiz) => void;
  /** Removes the cached data of a deleted quiz. */
  forget: () => void;
}

/** A quiz being edited. Unsaved changes stay on the device, so that leaving the page loses nothing. */
export function useQuiz(savedQuiz: DeskQuiz): QuizState {
  const { id } = savedQuiz;
  const queries = useQueryClient();
  const [keeper] = useState(
    () =>
      new QuizKeeper({
        api: triviaApi,
        quiz: savedQuiz,
        store: localStorage,
        offsetAt: gamesOffset,
        onSaved: (saved) => {
          queries.setQueryData(quizKey(id), saved);
          void queries.invalidateQueries({ queryKey: listKey, exact: true });
        },
      }),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  const isDirty = state.saving !== 'saved';
  useRetryAfterSignIn(state.failure, keeper.forgetFailure);
  useEffect(() => keeper.load(savedQuiz), [keeper, savedQuiz]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  /** @returns whether it succeeded; the state has the failure */
  const attempt = async (send: () => Promise<void>): Promise<boolean> => {
    try {
      await send();
      return true;
    } catch (error) {
      if (isStarted(error)) void queries.invalidateQueries({ queryKey: quizKey(id), exact: true });
      return false;
    }
  };
  return {
    ...state,
    savedQuiz,
    isDirty,
    isSaving: state.saving === 'saving',
    change: keeper.change,
    async save() {
      if (!keeper.typedQuiz()) return undefined;
      const isSaved = await attempt(async () => keeper.flush());
      return isSaved ? queries.getQueryData<DeskQuiz>(quizKey(id)) : undefined;
    },
    async settle(quiz) {
      await attempt(async () => keeper.settle(quiz));
    },
    setSavedQuiz: (answer) => keeper.receive(answer),
    forget() {
      keeper.forget();
      queries.removeQueries({ queryKey: quizKey(id) });
      void queries.invalidateQueries({ queryKey: listKey, exact: true });
    },
  };
}
