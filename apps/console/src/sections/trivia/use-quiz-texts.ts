import type { QuizFault } from '@podium/contract';
import { localizedText } from '@podium/content';
import type { Texts } from '@podium/games';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import type { QuizField } from './quiz-merge.ts';

interface QuizTexts {
  /** Readable name of a path: `questions.0.options.1` is “Question 1: Option 2”. */
  pathName: (path: string) => string;
  fieldName: (field: QuizField) => string;
  faultText: (fault: QuizFault) => string;
  /** Title in the language of the console, otherwise in another; the id if there is none. */
  quizTitle: (title: Texts, id: string) => string;
}

export function useQuizTexts(): QuizTexts {
  const t = useText();
  const language = useLanguage();
  const fieldName = (field: QuizField): string => t(`trivia.field.${field}`);
  return {
    fieldName,
    pathName(path) {
      const [field = '', index, part, option] = path.split('.');
      if (index === undefined) return fieldName(field as QuizField);
      const question = t('trivia.questionNumber', { number: Number(index) + 1 });
      if (part === undefined) return question;
      const name =
        option === undefined
          ? t(`trivia.part.${part as 'text'}`)
          : t('trivia.optionNumber', { number: Number(option) + 1 });
      return t('fields.labelled', { field: question, action: name });
    },
    faultText: ({ message }) => t(`trivia.fault.${message}`),
    quizTitle: (title, id) => localizedText(title, language)?.text ?? id,
  };
}
