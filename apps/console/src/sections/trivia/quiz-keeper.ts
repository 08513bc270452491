import type { DeskQuiz, QuizChange } from '@podium/contract';
import { RequestError } from '../../api/request.ts';
import { Keeper } from '../../drafts/keeper.ts';
import type { KeptState } from '../../drafts/keeper.ts';
import { savedText } from '../../drafts/saved-text.ts';
import type { SavedText, TextStore } from '../../drafts/saved-text.ts';
import { toQuizChange, toQuizForm } from './quiz-form.ts';
import type { OffsetAt, QuizForm } from './quiz-form.ts';

/** The quiz that the form was created from. */
interface SeenVersion {
  version: number;
  quiz: QuizChange;
}

interface Editing {
  form: QuizForm;
  seenVersion: SeenVersion;
}

export interface QuizConflict {
  mine: QuizChange;
  base: QuizChange;
  theirs: DeskQuiz;
}

export type QuizEditing = KeptState<QuizConflict> & Editing;

interface QuizKeeperOptions {
  api: {
    read: (id: string) => Promise<DeskQuiz>;
    save: (id: string, version: number, quiz: QuizChange) => Promise<DeskQuiz>;
  };
  quiz: DeskQuiz;
  store: TextStore;
  offsetAt: OffsetAt;
  /** Receives each quiz that was saved. */
  onSaved: (quiz: DeskQuiz) => void;
}

/**
 * The quiz being edited. It is saved only on request of its author: players see changes of a published quiz at once,
 * and each of them is in the audit log.
 */
export class QuizKeeper extends Keeper<Editing, QuizConflict> {
  readonly #options: QuizKeeperOptions;

  constructor(options: QuizKeeperOptions) {
    const { quiz, store, offsetAt } = options;
    const key = { kind: 'trivia', id: quiz.id };
    super(newEditing(quiz, offsetAt), { delayMs: undefined }, { store, key });
    this.#options = options;
    const text = savedText<QuizForm, QuizChange>(store, key);
    // A newer version on the server is compared when the author saves.
    if (text) this.restore({ form: text.data, seenVersion: { version: text.version, quiz: text.base } });
  }

  readonly change = (part: Partial<QuizForm>): void => this.take({ form: { ...this.state().form, ...part } });

  /** Shows a quiz that was loaded, unless there are unsaved changes. */
  load(quiz: DeskQuiz): void {
    const { saving, seenVersion } = this.state();
    if (saving === 'saved' && quiz.version !== seenVersion.version)
      this.show(newEditing(quiz, this.#options.offsetAt), { isTyped: false });
  }

  /** Shows the server's response to another change than that of the form. */
  receive(quiz: DeskQuiz): void {
    this.forgetText();
    this.show(newEditing(quiz, this.#options.offsetAt), { isTyped: false });
    this.#options.onSaved(quiz);
  }

  /** Saves the merged version over theirs. */
  async settle(quiz: QuizChange): Promise<void> {
    const { conflict } = this.state();
    if (!conflict) return;
    const { version, quiz: base } = conflict.theirs;
    this.set({ conflict: undefined });
    this.take({ form: toQuizForm(quiz, this.#options.offsetAt), seenVersion: { version, quiz: base } });
    await this.flush();
  }

  /** Clears a failure that ended when the user signed in again. */
  readonly forgetFailure = (): void => this.set({ failure: undefined });

  /** Forgets the text of a quiz that was deleted. */
  forget(): void {
    this.forgetText();
  }

  /** @returns the quiz as typed; undefined if a field cannot be parsed */
  typedQuiz({ form, seenVersion }: Editing = this.state()): QuizChange | undefined {
    return toQuizChange(form, this.#options.offsetAt, seenVersion.quiz);
  }

  protected override async save(editing: Editing): Promise<Partial<Editing>> {
    const { api, quiz, offsetAt, onSaved } = this.#options;
    const typed = this.typedQuiz(editing);
    if (!typed) throw new RequestError(422, { code: 'unprocessable', message: 'A field cannot be parsed.' });
    const saved = await api.save(quiz.id, editing.seenVersion.version, typed);
    onSaved(saved);
    const { form, seenVersion } = newEditing(saved, offsetAt);
    // Text typed during the request stays in the form.
    return this.state().form === editing.form ? { form, seenVersion } : { seenVersion };
  }

  protected override isSameData(a: Editing, b: Editing): boolean {
    return a.form === b.form;
  }

  protected override unsavedText({ form, seenVersion }: Editing): SavedText<QuizForm, QuizChange> {
    return { version: seenVersion.version, base: seenVersion.quiz, data: form, order: null };
  }

  protected override async conflictOf(error: RequestError): Promise<QuizConflict | undefined> {
    const mine = this.typedQuiz();
    if (!isConflict(error) || !mine) return undefined;
    const theirs = await this.#options.api.read(this.#options.quiz.id);
    return { mine, base: this.state().seenVersion.quiz, theirs };
  }
}

const newEditing = ({ version, quiz }: DeskQuiz, offsetAt: OffsetAt): Editing => ({
  form: toQuizForm(quiz, offsetAt),
  seenVersion: { version, quiz },
});

export const isConflict = (error: unknown): boolean =>
  error instanceof RequestError && error.status === 409 && error.fields.some(({ field }) => field === 'version');

/** Returns whether a change was refused because players have started the quiz in the meantime. */
export const isStarted = (error: unknown): boolean =>
  error instanceof RequestError && error.fields.some(({ message }) => message === 'answered');
