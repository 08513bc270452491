/** Answers of the fields of a kind by their type. The server's presenter of kinds fills them. */
import type { Field, Fields, ReferenceTarget } from '@podium/content';
import { z } from 'zod';
import { day, disciplineRef, eventRef, instant, languageCode, namedRef, organisationRef } from '../common.ts';
import { fileLink, localText, picture, pointAnswer, withoutText } from '../content/common.ts';
import { cutWhenVeiled, resultField } from '../veil.ts';

const anyLine = z.string();

const answersByType = {
  text: localText,
  paragraphs: localText,
  line: anyLine,
  date: day,
  days: z.array(day),
  clock: z.string().regex(/^\d{2}:\d{2}$/),
  time: instant,
  phone: anyLine,
  email: anyLine,
  url: anyLine,
  stream: anyLine,
  sitePath: anyLine,
  destination: anyLine,
  color: anyLine,
  placePoints: anyLine,
  point: pointAnswer,
  number: z.number(),
  flag: z.boolean(),
  language: languageCode,
  image: picture,
  file: fileLink,
  files: z.array(fileLink),
};

/** Targets that answers name; of all others they contain the id. */
const namedTargets = {
  venue: namedRef,
  discipline: disciplineRef,
  event: eventRef,
  delegation: organisationRef,
  /** The name follows the publication level. */
  person: namedRef,
  place: z.object({ id: z.string(), name: localText }),
};

type Target<To extends ReferenceTarget> = To extends keyof typeof namedTargets
  ? (typeof namedTargets)[To]
  : typeof anyLine;

type PresentAnswer<Own> = Own extends { type: 'choice'; words: readonly (infer Word extends string)[] }
  ? z.ZodType<Word>
  : Own extends { type: 'reference'; to: infer To extends ReferenceTarget }
    ? Target<To>
    : Own extends { type: 'references'; to: infer To extends ReferenceTarget }
      ? z.ZodArray<Target<To>>
      : Own extends { type: infer Type extends keyof typeof answersByType }
        ? (typeof answersByType)[Type]
        : never;

type AlwaysPresent = 'flag' | 'days' | 'files' | 'references';
type CutBySport = 'image' | 'file';

/** A missing list is empty, a missing flag is false; the target of a reference may be gone. */
type FieldAnswer<Own extends Field, AboutSport> = Own['type'] extends AlwaysPresent
  ? PresentAnswer<Own>
  : Own['type'] extends 'reference'
    ? z.ZodNullable<PresentAnswer<Own>>
    : [AboutSport, Own['type']] extends [true, CutBySport]
      ? z.ZodNullable<PresentAnswer<Own>>
      : Own['isRequired'] extends true
        ? PresentAnswer<Own>
        : z.ZodNullable<PresentAnswer<Own>>;

export type FieldAnswers<Own extends Fields, AboutSport> = {
  [Name in keyof Own]: FieldAnswer<Own[Name], AboutSport>;
};

/** @param isAboutSport whether texts, pictures and files may report results, and are left out for readers who hide them */
export const fieldAnswers = (fields: Fields, isAboutSport: boolean): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldAnswer(field, isAboutSport)]));

function fieldAnswer(field: Field, isAboutSport: boolean): z.ZodType {
  const { isRequired } = field;
  switch (field.type) {
    case 'flag':
    case 'days':
      return answersByType[field.type];
    case 'files':
      return isAboutSport ? resultField(answersByType.files) : answersByType.files;
    case 'references':
      return z.array(target(field.to));
    case 'reference':
      return target(field.to).nullable();
    case 'choice':
      return optional(wordOf(field.words), isRequired);
    case 'text':
    case 'paragraphs':
      return optional(isAboutSport ? cutWhenVeiled(localText, withoutText) : localText, isRequired);
    case 'image':
    case 'file': {
      const answer = answersByType[field.type];
      return isAboutSport ? resultField(answer.nullable()) : optional(answer, isRequired);
    }
    default:
      return optional(answersByType[field.type], isRequired);
  }
}

const wordOf = (words: readonly string[]): z.ZodType => z.enum(words as readonly [string, ...string[]]);

const target = (to: ReferenceTarget): z.ZodType =>
  Object.hasOwn(namedTargets, to) ? namedTargets[to as keyof typeof namedTargets] : anyLine;

const optional = (schema: z.ZodType, isRequired: boolean): z.ZodType => (isRequired ? schema : schema.nullable());

/** Parameter that filters a list by a field. */
export function fieldFilter(field: Field): z.ZodType {
  if (field.type === 'date' || field.type === 'days') return day.optional();
  if (field.type === 'choice') return wordOf(field.words).optional();
  return z.string().max(80).optional();
}
