import { quizFaults, quizLanguage } from '@podium/contract';
import type { QuizFault, QuizFaultCode } from '@podium/contract';
import { problemMessage } from '@podium/games-folder';
import type { FolderProblem, FolderReading, ProblemCode, ProblemParams, TriviaName } from '@podium/games-folder';
import { refusedFields } from '../desk/quiz-changes.ts';
import type { StoredQuiz } from '../desk/quiz-store.ts';
import { normalQuestion } from '../desk/stored-quiz.ts';
import type { FolderQuiz } from './quiz-rows.ts';

type PlaceOf = FolderReading['placeOf'];

/**
 * Problems of the quizzes of a folder as a whole, by the rules of the console: those that prevent their publication,
 * and changes of questions that people have started to answer.
 */
export function quizProblems(
  quizzes: readonly FolderQuiz[],
  stored: ReadonlyMap<string, StoredQuiz>,
  placeOf: PlaceOf,
): FolderProblem[] {
  return quizzes.flatMap((each) => [
    ...quizFaults(each.quiz).map((fault) => faultProblem(each, fault, placeOf)),
    ...startedProblems(each, stored.get(each.id), placeOf),
  ]);
}

const forms: Readonly<Record<QuizFaultCode, { code: ProblemCode; form: ProblemParams['form'] }>> = {
  required: { code: 'E301', form: 'no-language' },
  languageRequired: { code: 'E301', form: 'quiz-language' },
  closesBeforeOpens: { code: 'E501', form: 'end-before-start' },
  noQuestions: { code: 'E402', form: 'quiz-no-questions' },
  tooFewOptions: { code: 'E301', form: 'quiz-options' },
  sameOption: { code: 'E401', form: 'quiz-same-option' },
  noSolution: { code: 'E301', form: 'quiz-no-answer' },
  unknownDiscipline: { code: 'E402', form: 'not-word' },
};

function faultProblem(folderQuiz: FolderQuiz, { field, message }: QuizFault, placeOf: PlaceOf): FolderProblem {
  const language = quizLanguage(folderQuiz.quiz);
  const { code, form } = forms[message];
  return problem(folderQuiz, field, { code, params: { form, language, file: 'trivia/questions.csv' } }, placeOf);
}

function startedProblems(folderQuiz: FolderQuiz, before: StoredQuiz | undefined, placeOf: PlaceOf): FolderProblem[] {
  if (!before || before.attempts === 0) return [];
  const { quiz } = folderQuiz;
  const changed = refusedFields(before.quiz, { ...quiz, questions: quiz.questions.map(normalQuestion) });
  return changed.map((field) =>
    problem(folderQuiz, field, { code: 'E312', params: { form: 'quiz-started' } }, placeOf),
  );
}

/** @param field of a quiz: `closesAt`, `questions.0.options.1` */
function problem(
  { quiz, row, questionRows }: FolderQuiz,
  field: string,
  { code, params }: { code: ProblemCode; params: ProblemParams },
  placeOf: PlaceOf,
): FolderProblem {
  const [first, question, part, option] = field.split('.');
  const questionRow = first === 'questions' && question !== undefined ? questionRows[Number(question)] : undefined;
  const table: TriviaName = questionRow ? 'trivia/questions' : 'trivia/quizzes';
  const columnName = questionRow ? questionColumn(part, option, quizLanguage(quiz)) : quizColumn(first!, quiz);
  const place = placeOf(table, questionRow ?? row, columnName);
  return { ...place, columnName, severity: 'error', code, params, message: problemMessage(params) };
}

function quizColumn(field: string, quiz: FolderQuiz['quiz']): string {
  if (field === 'title' || field === 'description') return `${field}_${quizLanguage(quiz)}`;
  return { opensAt: 'opens_at', closesAt: 'closes_at', questions: 'id' }[field] ?? field;
}

/** A changed question as a whole is reported at its kind. */
function questionColumn(part: string | undefined, option: string | undefined, language: string): string {
  if (part === undefined) return 'kind';
  if (part === 'options') return `option_${option === undefined ? 2 : Number(option) + 1}_${language}`;
  return part === 'right' || part === 'number' ? part : `${part}_${language}`;
}
