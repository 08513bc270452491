/** Quizzes as edited by organizers: `/api/v1/desk/trivia`. */
import { z } from 'zod';
import { instant, languageCode } from '../common.ts';
import { deskPerson } from '../desk/desk.ts';
import {
  longestQuizId,
  maxNumber,
  maxOptions,
  maxQuestions,
  quizFaultCodes,
  quizIdPattern,
  quizLimits,
  quizStates,
  triviaTypes,
} from './words.ts';

const texts = (longest: number) => z.partialRecord(languageCode, z.string().trim().min(1).max(longest));
const optionIndex = z
  .int()
  .min(0)
  .max(maxOptions - 1);
const questionTexts = { text: texts(quizLimits.text), explanation: texts(quizLimits.explanation) };
const options = z.array(texts(quizLimits.option)).max(maxOptions);

/** A question with its solution; in a draft, either may be incomplete. Options are identified by index. */
const quizQuestion = z.discriminatedUnion('kind', [
  z.strictObject({ ...questionTexts, kind: z.literal('one'), options, right: optionIndex.nullable() }),
  z.strictObject({
    ...questionTexts,
    kind: z.literal('several'),
    options,
    right: z
      .array(optionIndex)
      .max(maxOptions)
      .refine((all) => new Set(all).size === all.length, 'sameOption'),
  }),
  /** Options in the correct order. */
  z.strictObject({ ...questionTexts, kind: z.literal('order'), options }),
  z.strictObject({
    ...questionTexts,
    kind: z.literal('number'),
    number: z.number().min(-maxNumber).max(maxNumber).nullable(),
    /** Answers within this distance of the number are correct. */
    tolerance: z.number().min(0).max(maxNumber).default(0),
    unit: texts(quizLimits.unit),
  }),
]);
export type QuizQuestion = z.output<typeof quizQuestion>;

const quizFields = {
  title: texts(quizLimits.title),
  description: texts(quizLimits.description),
  /** Shown to players as the author. */
  author: z.string().trim().max(quizLimits.author),
  /** Key of a discipline, `jud`; null if the quiz is not about one. */
  discipline: z
    .string()
    .regex(/^[a-z0-9]{2,8}$/)
    .nullable(),
  type: z.enum(triviaTypes),
  minutes: z.int().min(quizLimits.minutes.from).max(quizLimits.minutes.to),
  /** Points if all answers are correct. */
  points: z.int().min(quizLimits.points.from).max(quizLimits.points.to),
  opensAt: instant,
  /** Null if the quiz stays open; solutions are then shown to each player immediately. */
  closesAt: instant.nullable(),
  questions: z.array(quizQuestion).max(maxQuestions),
};

/** `PUT /api/v1/desk/trivia/{id}`, with `If-Match: "<version>"`. */
export const quizChange = z.strictObject(quizFields);
export type QuizChange = z.output<typeof quizChange>;

export const quizId = z.string().regex(quizIdPattern).max(longestQuizId);

/** `POST /api/v1/desk/trivia`. */
export const newQuiz = z.strictObject({ id: quizId, ...quizFields });

/** `POST /api/v1/desk/trivia/{id}/withdraw`, with `If-Match`. */
export const quizWithdrawal = z.strictObject({ reason: z.string().trim().min(1).max(1000) });

const quizFault = z.object({ field: z.string(), message: z.enum(quizFaultCodes) });

const playedCounts = {
  /** Number of people who have started it; once one has, its questions, points and minutes are fixed. */
  attempts: z.int(),
  /** Number of people who have submitted answers. */
  answers: z.int(),
  /** Mean share of correct answers, 0 to 1, among those submitted in time; null if there are none. */
  averageRight: z.number().nullable(),
};
const edited = {
  state: z.enum(quizStates),
  /** Increases with every change; the next change has to send it in `If-Match`. */
  version: z.int(),
  editedBy: deskPerson,
  /** Null if no person has edited it. */
  editedAt: instant.nullable(),
};

/** `GET /api/v1/desk/trivia/{id}`; the version is also in `ETag`. */
export const deskQuiz = z
  .object({
    id: z.string(),
    ...edited,
    ...playedCounts,
    quiz: quizChange,
    /** Faults that keep it from being published. */
    faults: z.array(quizFault),
  })
  .meta({ id: 'DeskQuiz' });
export type DeskQuiz = z.infer<typeof deskQuiz>;

const deskQuizEntry = z.object({
  id: z.string(),
  title: texts(quizLimits.title),
  ...edited,
  ...playedCounts,
  discipline: z.string().nullable(),
  type: z.enum(triviaTypes),
  questions: z.int(),
  points: z.int(),
  opensAt: instant,
  closesAt: instant.nullable(),
  /** By the Games clock; null while it is not published. */
  opening: z.enum(['soon', 'open', 'closed']).nullable(),
  /** Languages with missing texts. */
  missing: z.array(languageCode),
  faults: z.int(),
});
export type DeskQuizEntry = z.infer<typeof deskQuizEntry>;

/** `GET /api/v1/desk/trivia`: quizzes within the caller's rights, last edited first. */
export const deskQuizzesAnswer = z
  .object({ items: z.array(deskQuizEntry), total: z.int() })
  .meta({ id: 'DeskQuizzes' });
export type DeskQuizzesAnswer = z.infer<typeof deskQuizzesAnswer>;
