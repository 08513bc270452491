import type { DeskQuiz, QuizChange } from '@podium/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RequestError } from '../api/request.ts';
import type { ItemData } from '../fields/form-values.ts';
import { removeText, saveText, savedText } from '../items/saved-text.ts';
import { gamesOffset } from '../language/games-store.ts';
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
  seen: SeenVersion;
  isDirty: boolean;
}

export interface QuizConflict {
  mine: QuizChange;
  base: QuizChange;
  theirs: DeskQuiz;
}

export interface QuizState extends Editing {
  kept: DeskQuiz;
  isRestored: boolean;
  isSaving: boolean;
  /** Error of the last attempt to save. */
  failure: unknown;
  conflict: QuizConflict | undefined;
  change: (part: Partial<QuizForm>) => void;
  /** @returns the saved quiz; undefined if saving failed, which the page shows */
  save: () => Promise<DeskQuiz | undefined>;
  /** Saves the merged version over theirs. */
  settle: (quiz: QuizChange) => Promise<void>;
  /** Shows the server's response to another change. */
  put: (answer: DeskQuiz) => void;
  /** Removes the cached data of a deleted quiz. */
  forget: () => void;
}

const itemKey = (id: string): { kind: string; id: string } => ({ kind: 'trivia', id });

/** A quiz being edited. Unsaved changes stay on the device, so that leaving the page loses nothing. */
export function useQuiz(kept: DeskQuiz): QuizState {
  const { id } = kept;
  const queries = useQueryClient();
  const [restored] = useState(() => savedText(localStorage, itemKey(id)));
  const [editing, setEditing] = useState<Editing>(() =>
    restored
      ? {
          form: restored.data as unknown as QuizForm,
          seen: { version: restored.version, quiz: restored.base as unknown as QuizChange },
          isDirty: true,
        }
      : fresh(kept),
  );
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [conflict, setConflict] = useState<QuizConflict>();
  const { form, seen, isDirty } = editing;
  // A newer version has loaded, and the form has no unsaved changes.
  if (!isDirty && kept.version !== seen.version) setEditing(fresh(kept));

  useEffect(() => {
    if (!isDirty) return undefined;
    saveText(localStorage, itemKey(id), {
      version: seen.version,
      base: seen.quiz,
      data: form as unknown as ItemData,
      order: null,
    });
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [form, id, isDirty, seen]);

  const put = (answer: DeskQuiz): void => {
    removeText(localStorage, itemKey(id));
    queries.setQueryData(quizKey(id), answer);
    void queries.invalidateQueries({ queryKey: listKey, exact: true });
    setEditing(fresh(answer));
    setFailure(undefined);
  };
  const send = async (quiz: QuizChange, { version, quiz: base }: SeenVersion): Promise<DeskQuiz | undefined> => {
    setIsSaving(true);
    try {
      const answer = await triviaApi.save(id, version, quiz);
      put(answer);
      return answer;
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
    kept,
    isRestored: restored !== undefined && isDirty,
    isSaving,
    failure,
    conflict,
    change: (part) => setEditing((old) => ({ ...old, form: { ...old.form, ...part }, isDirty: true })),
    async save() {
      const quiz = toQuizChange(form, gamesOffset, seen.quiz);
      return quiz && send(quiz, seen);
    },
    async settle(quiz) {
      const theirs = conflict!.theirs;
      setConflict(undefined);
      const base = { version: theirs.version, quiz: theirs.quiz };
      setEditing({ form: toQuizForm(quiz, gamesOffset), seen: base, isDirty: true });
      await send(quiz, base);
    },
    put,
    forget() {
      removeText(localStorage, itemKey(id));
      queries.removeQueries({ queryKey: quizKey(id) });
      void queries.invalidateQueries({ queryKey: listKey, exact: true });
    },
  };
}

const fresh = ({ version, quiz }: DeskQuiz): Editing => ({
  form: toQuizForm(quiz, gamesOffset),
  seen: { version, quiz },
  isDirty: false,
});

export const isConflict = (error: unknown): boolean =>
  error instanceof RequestError && error.status === 409 && error.fields.some(({ field }) => field === 'version');

/** Whether a change was refused because players have started the quiz in the meantime. */
export const isStarted = (error: unknown): boolean =>
  error instanceof RequestError && error.fields.some(({ message }) => message === 'answered');
