import { z } from 'zod';
import { disciplineRef, instant, languageCode } from './common.ts';
import { mostNumber, mostOptions, mostQuestions, questionKinds, triviaTypes } from './trivia-words.ts';

export const triviaType = z.enum(triviaTypes);
export const questionKind = z.enum(questionKinds);

/** Who needs more time takes it, before the clock starts. */
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

/** How far whoever asks has come with a trivia. */
const myTrivia = z.object({
  startedAt: instant,
  endsAt: instant,
  /** Null while nothing has been sent. */
  submittedAt: instant.nullable(),
  /** Sent after its time: closed, and not counted. */
  isLate: z.boolean(),
  score: triviaScore.nullable(),
  points: z.number().int().nullable(),
});
export type MyTrivia = z.infer<typeof myTrivia>;

/** What everyone may know of a trivia before it starts: none of its questions. */
const triviaHead = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  author: z.string(),
  /** Time limit. */
  minutes: z.number().int(),
  discipline: disciplineRef.nullable(),
  type: triviaType,
  /** For all answers right; for some, in proportion. */
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
    /** Of whoever has signed in and started. */
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
  /** Its place in the trivia, from 1. */
  position: z.number().int(),
  kind: questionKind,
  text: z.string(),
  /** Named by the place at which this attempt shows them: what a name means changes from attempt to attempt. */
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  /** Of a number: `m`, `seconds`. */
  unit: z.string().nullable(),
});
export type TriviaQuestion = z.infer<typeof triviaQuestion>;

/** `POST /api/v1/trivia/{id}/start?lang=`: the same answer however often it is asked. */
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

/** What somebody answers to one question: options, in the order chosen, or a number. */
export const givenAnswer = z.strictObject({
  position: z.number().int().min(1).max(mostQuestions),
  options: z.array(z.string().min(1).max(2)).max(mostOptions).optional(),
  number: z.number().min(-mostNumber).max(mostNumber).optional(),
});
export type GivenAnswer = z.infer<typeof givenAnswer>;

/**
 * `POST /api/v1/trivia/{id}/submit?lang=`, once. What is kept on a phone without network may be sent later, and counts only
 * if it arrives within the limit by the server's clock.
 */
export const triviaSubmission = z.strictObject({
  answers: z
    .array(givenAnswer)
    .max(mostQuestions)
    .refine((answers) => new Set(answers.map(({ position }) => position)).size === answers.length, 'answeredTwice'),
});
export type TriviaSubmission = z.infer<typeof triviaSubmission>;

/** `GET /api/v1/trivia/{id}/result?lang=`, and what submitting answers. */
export const triviaResultAnswer = z
  .object({
    trivia: triviaHead,
    startedAt: instant,
    submittedAt: instant,
    isLate: z.boolean(),
    score: triviaScore,
    points: z.number().int(),
    /** When the right answers appear, for a trivia with a closing time that others can still answer; else null. */
    answersAt: instant.nullable(),
    questions: z.array(
      triviaQuestion.extend({
        given: givenAnswer.omit({ position: true }).nullable(),
        /** This and the next two are null until `answersAt`; the explanation also if there is none. */
        right: givenAnswer.omit({ position: true }).nullable(),
        isRight: z.boolean().nullable(),
        explanation: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'TriviaResult' });
export type TriviaResultAnswer = z.infer<typeof triviaResultAnswer>;

/** What is wrong with a trivia where starting or submitting is refused: `{ field: 'trivia', message }`. */
export const triviaFaults = ['notOpen', 'notStarted', 'tooLate', 'alreadyAnswered'] as const;
export type TriviaFault = (typeof triviaFaults)[number];
