import type { DeskQuiz, QuizChange } from '@podium/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { RequestError } from '../../api/request.ts';
import { useRetryAfterSignIn } from '../../api/signed-in-again.ts';
import type { ItemData } from '../../fields/form-values.ts';
import { removeText, saveText, savedText } from '../../drafts/saved-text.ts';
import { gamesOffset } from '../../language/games-store.ts';
import { toQuizForm, toQuizChange } from './quiz-form.ts';
import type { QuizForm } from './quiz-form.ts';
import { triviaApi } from './trivia-api.ts';

export const listKey = ['trivia'];
export const quizKey = (id: string): string[] => ['trivia', id];

/** The quiz that the form was created from. */
interface SeenVersion {
  version: number;
  quiz: QuizChange;
}

interface Editing {
  form: QuizForm;
  seenVersion: SeenVersion;
  isDirty: boolean;
}

export interface QuizConflict {
  mine: QuizChange;
  base: QuizChange;
  theirs: DeskQuiz;
}

export interface QuizState extends Editing {
  savedQuiz: DeskQuiz;
  isRestored: boolean;
  isSaving: boolean;
  failure: unknown;
  conflict: QuizConflict | undefined;
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

const itemKey = (id: string): { kind: string; id: string } => ({ kind: 'trivia', id });

/** A quiz being edited. Unsaved changes stay on the device, so that leaving the page loses nothing. */
export function useQuiz(savedQuiz: DeskQuiz): QuizState {
  const { id } = savedQuiz;
  const queries = useQueryClient();
  const [restored] = useState(() => savedText(localStorage, itemKey(id)));
  const [editing, setEditing] = useState<Editing>(() =>
    restored
      ? {
          form: restored.data as unknown as QuizForm,
          seenVersion: { version: restored.version, quiz: restored.base as unknown as QuizChange },
          isDirty: true,
        }
      : newEditing(savedQuiz),
  );
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [conflict, setConflict] = useState<QuizConflict>();
  const { form, seenVersion, isDirty } = editing;
  const forgetFailure = useCallback(() => setFailure(undefined), []);
  useRetryAfterSignIn(failure, forgetFailure);
  // A newer version has loaded, and the form has no unsaved changes.
  if (!isDirty && savedQuiz.version !== seenVersion.version) setEditing(newEditing(savedQuiz));

  useEffect(() => {
    if (!isDirty) return undefined;
    saveText(localStorage, itemKey(id), {
      version: seenVersion.version,
      base: seenVersion.quiz,
      data: form as unknown as ItemData,
      order: null,
    });
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [form, id, isDirty, seenVersion]);

  const setSavedQuiz = (savedQuiz: DeskQuiz): void => {
    removeText(localStorage, itemKey(id));
    queries.setQueryData(quizKey(id), savedQuiz);
    void queries.invalidateQueries({ queryKey: listKey, exact: true });
    setEditing(newEditing(savedQuiz));
    setFailure(undefined);
  };
  const send = async (quiz: QuizChange, { version, quiz: base }: SeenVersion): Promise<DeskQuiz | undefined> => {
    setIsSaving(true);
    try {
      const savedQuiz = await triviaApi.save(id, version, quiz);
      setSavedQuiz(savedQuiz);
      return savedQuiz;
    } catch (error) {
      setFailure(error);
      if (isConflict(error)) {
        const theirs = await triviaApi.read(id).catch(() => undefined);
        if (theirs) setConflict({ mine: quiz, base, theirs });
      } else if (isStarted(error)) void queries.invalidateQueries({ queryKey: quizKey(id), exact: true });
      return undefined;
    } finally {
      setIsSaving(false);
    }
  };
  return {
    ...editing,
    savedQuiz,
    isRestored: restored !== undefined && isDirty,
    isSaving,
    failure,
    conflict,
    change: (part) => setEditing((old) => ({ ...old, form: { ...old.form, ...part }, isDirty: true })),
    async save() {
      const quiz = toQuizChange(form, gamesOffset, seenVersion.quiz);
      return quiz && send(quiz, seenVersion);
    },
    async settle(quiz) {
      const theirs = conflict!.theirs;
      setConflict(undefined);
      const base = { version: theirs.version, quiz: theirs.quiz };
      setEditing({ form: toQuizForm(quiz, gamesOffset), seenVersion: base, isDirty: true });
      await send(quiz, base);
    },
    setSavedQuiz,
    forget() {
      removeText(localStorage, itemKey(id));
      queries.removeQueries({ queryKey: quizKey(id) });
      void queries.invalidateQueries({ queryKey: listKey, exact: true });
    },
  };
}

const newEditing = ({ version, quiz }: DeskQuiz): Editing => ({
  form: toQuizForm(quiz, gamesOffset),
  seenVersion: { version, quiz },
  isDirty: false,
});

export const isConflict = (error: unknown): boolean =>
  error instanceof RequestError && error.status === 409 && error.fields.some(({ field }) => field === 'version');

/** Whether a change was refused because players have started the quiz in the meantime. */
export const isStarted = (error: unknown): boolean =>
  error instanceof RequestError && error.fields.some(({ message }) => message === 'answered');
