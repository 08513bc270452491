import type { QuizFaultCode } from '@podium/contract/trivia-words';
import type { Language } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import type { FormQuestion, QuizForm } from './quiz-form.ts';

export interface QuizInputs {
  form: QuizForm;
  change: (part: Partial<QuizForm>) => void;
  /** The language being edited. */
  language: Language;
  languages: readonly Language[];
  /** The error of a field, if it should be shown. */
  findFault: (field: string) => QuizFaultCode | 'unreadable' | undefined;
  /** True once a player has started the quiz: its questions can no longer change. */
  isFixed: boolean;
}

export interface QuestionInputs extends QuizInputs {
  question: FormQuestion;
  index: number;
  onChange: (question: FormQuestion) => void;
}

/**
 * @returns a function that explains a field's error; `unread` is the message for a text that is not a number or time
 */
export function useShownFault(
  findFault: QuizInputs['findFault'],
): (field: string, unread?: string) => string | undefined {
  const t = useText();
  return (field, unread) => {
    const fault = findFault(field);
    if (fault === undefined) return undefined;
    return fault === 'unreadable' ? unread : t(`trivia.fault.${fault}`);
  };
}
