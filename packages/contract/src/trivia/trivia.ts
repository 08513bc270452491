import { z } from 'zod';
import { disciplineRef, instant, languageCode } from '../common.ts';
import { maxNumber, maxOptions, maxQuestions, questionKinds, triviaTypes } from './words.ts';

export const triviaType = z.enum(triviaTypes);
export const questionKind = z.enum(questionKinds);

/** Extra time that a player can choose before the clock starts. */
export const timeFactors = [1, 2, 10] as const;
export type TimeFactor = (typeof timeFactors)[number];

/** `GET /api/v1/trivia?discipline=&type=&lang=`. */
export const triviaFilter = z.object({
  discipline: z
    .string()
    .regex(/^[a-z0-9]{2,8}$/)
    .optional(),
  type: triviaType.optional(),
  lang: languageCode.default('en'),
});
export type TriviaFilter = z.infer<typeof triviaFilter>;

export const triviaScore = z.object({ right: z.number().int(), total: z.number().int() });
export type TriviaScore = z.infer<typeof triviaScore>;

const myTrivia = z.object({
  startedAt: instant,
  endsAt: instant,
  /** Null until answers are submitted. */
  submittedAt: instant.nullable(),
  /** Submitted after the time limit: closed and not counted. */
  isLate: z.boolean(),
  score: triviaScore.nullable(),
  points: z.number().int().nullable(),
});
export type MyTrivia = z.infer<typeof myTrivia>;

/** Public data of a quiz before it starts, without questions. */
const triviaHead = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Language of the title: the requested one, or another if a translation is missing. */
  lang: languageCode,
  descriptionLang: languageCode,
  author: z.string(),
  /** Time limit. */
  minutes: z.number().int(),
  discipline: disciplineRef.nullable(),
  type: triviaType,
  /** Points if all answers are correct; proportional otherwise. */
  points: z.number().int(),
  questions: z.number().int(),
  opensAt: instant,
  closesAt: instant.nullable(),
  state: z.enum(['open', 'soon', 'closed']),
});
export type TriviaHead = z.infer<typeof triviaHead>;

/** `GET /api/v1/trivia/{id}?lang=`. */
export const triviaAnswer = triviaHead
  .extend({
    /** Progress of the signed-in user, if started. */
    mine: myTrivia.nullable(),
    serverNow: instant,
  })
  .meta({ id: 'Trivia' });
export type TriviaAnswer = z.infer<typeof triviaAnswer>;

export const triviaListAnswer = z
  .object({
    items: z.array(triviaHead.extend({ mine: myTrivia.nullable() })),
    total: z.number().int(),
    serverNow: instant,
  })
  .meta({ id: 'TriviaList' });
export type TriviaListAnswer = z.infer<typeof triviaListAnswer>;

const triviaQuestion = z.object({
  /** Position in the quiz, from 1. */
  position: z.number().int(),
  kind: questionKind,
  text: z.string(),
  /** Language of text, options and unit. */
  lang: languageCode,
  /** Ids are positions within this attempt, because each attempt has its own order. */
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  /** Unit of a number: `m`, `seconds`. */
  unit: z.string().nullable(),
});
export type TriviaQuestion = z.infer<typeof triviaQuestion>;

/** `POST /api/v1/trivia/{id}/start?lang=`: repeated requests get the same response. */
export const triviaStartRequest = z.strictObject({
  timeFactor: z.literal(timeFactors).default(1),
});
export type TriviaStartRequest = z.input<typeof triviaStartRequest>;

export const triviaStartAnswer = z
  .object({
    startedAt: instant,
    endsAt: instant,
    serverNow: instant,
    questions: z.array(triviaQuestion),
  })
  .meta({ id: 'TriviaStart' });
export type TriviaStartAnswer = z.infer<typeof triviaStartAnswer>;

/** The answer to one question: options, in the chosen order, or a number. */
export const givenAnswer = z.strictObject({
  position: z.number().int().min(1).max(maxQuestions),
  options: z.array(z.string().min(1).max(2)).max(maxOptions).optional(),
  number: z.number().min(-maxNumber).max(maxNumber).optional(),
});
export type GivenAnswer = z.infer<typeof givenAnswer>;

/**
 * `POST /api/v1/trivia/{id}/submit?lang=`, once. Answers stored on a phone without network may be sent later, and
 * count only if they arrive within the limit by the server's clock.
 */
export const triviaSubmission = z.strictObject({
  answers: z
    .array(givenAnswer)
    .max(maxQuestions)
    .refine((answers) => new Set(answers.map(({ position }) => position)).size === answers.length, 'answeredTwice'),
});
export type TriviaSubmission = z.infer<typeof triviaSubmission>;

/** `GET /api/v1/trivia/{id}/result?lang=`, and the response to submitting. */
export const triviaResultAnswer = z
  .object({
    trivia: triviaHead,
    startedAt: instant,
    submittedAt: instant,
    isLate: z.boolean(),
    score: triviaScore,
    points: z.number().int(),
    /**
     * Time when the solutions appear, for a quiz with a closing time that is still open to other players; otherwise
     * null.
     */
    answersAt: instant.nullable(),
    questions: z.array(
      triviaQuestion.extend({
        given: givenAnswer.omit({ position: true }).nullable(),
        /** This and the next fields are null until `answersAt`; the explanation also if there is none. */
        right: givenAnswer.omit({ position: true }).nullable(),
        isRight: z.boolean().nullable(),
        explanation: z.string().nullable(),
        /** Null without an explanation. */
        explanationLang: languageCode.nullable(),
      }),
    ),
  })
  .meta({ id: 'TriviaResult' });
export type TriviaResultAnswer = z.infer<typeof triviaResultAnswer>;

/** Reasons for refusing a start or a submission: `{ field: 'trivia', message }`. */
export const triviaFaults = ['notOpen', 'notStarted', 'tooLate', 'alreadyAnswered'] as const;
export type TriviaFault = (typeof triviaFaults)[number];
