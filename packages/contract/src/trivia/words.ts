/** Topic of a quiz (S16). */
export const triviaTypes = ['sport', 'games', 'safe-sport', 'health'] as const;
export type TriviaType = (typeof triviaTypes)[number];

/** One correct option, several correct options, a correct order, or a number. */
export const questionKinds = ['one', 'several', 'order', 'number'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const maxQuestions = 40;
export const maxOptions = 12;
export const maxNumber = 1e9;

/** A quiz is published from a draft or after it was withdrawn; it never becomes a draft again. */
export const quizStates = ['draft', 'published', 'withdrawn'] as const;
export type QuizState = (typeof quizStates)[number];

/** Limits of a quiz that the server enforces: characters, minutes, points. */
export const quizLimits = {
  title: 120,
  description: 1000,
  author: 80,
  text: 500,
  option: 200,
  unit: 40,
  explanation: 1000,
  minutes: { from: 1, to: 240 },
  points: { from: 0, to: 100_000 },
} as const;

/** Part of a quiz's address: `judo-words`. */
export const quizIdPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const longestQuizId = 60;

/** Faults that prevent the publication of a quiz; used as messages of field faults. */
export const quizFaultCodes = [
  'required',
  'languageRequired',
  'closesBeforeOpens',
  'noQuestions',
  'tooFewOptions',
  'sameOption',
  'noSolution',
  'unknownDiscipline',
] as const;
export type QuizFaultCode = (typeof quizFaultCodes)[number];
