/** Reads of the kinds of content that declare how they are read: their parameters and answers follow from the fields. */
import { findKind, kindNames } from '@podium/content';
import type { Kind, KindName, KindRead, kinds } from '@podium/content';
import { z } from 'zod';
import { asOf } from '../common.ts';
import { listSchema } from '../content/common.ts';
import type { ReadShape } from '../read-shape.ts';
import { fieldAnswers, fieldFilter } from './field-answers.ts';
import type { FieldAnswers } from './field-answers.ts';

type RecordOf<Name extends KindName> = (typeof kinds)[Name];
/** Kinds that declare how they are read. */
type ReadKind = { [Name in KindName]: RecordOf<Name>['read'] extends KindRead ? Name : never }[KindName];
type ReadOf<Name extends ReadKind> = Extract<RecordOf<Name>['read'], KindRead>;

type ItemShape<Name extends ReadKind> = { id: z.ZodString } & FieldAnswers<
  RecordOf<Name>['fields'],
  ReadOf<Name>['isAboutSport']
>;
type FilterName<Name extends ReadKind> = ReadOf<Name> extends { by: readonly (infer By extends string)[] } ? By : never;
type Filters<Name extends ReadKind> = { [Each in FilterName<Name>]: z.ZodOptional<z.ZodType<string>> };

interface ListRead<Name extends ReadKind> {
  summary: string;
  parameters: z.ZodObject<Filters<Name>>;
  answer: z.ZodObject<ReturnType<typeof listSchema<z.ZodObject<ItemShape<Name>>>>>;
}
interface ItemRead<Name extends ReadKind> {
  summary: string;
  parameters: z.ZodObject<{ id: z.ZodString }>;
  answer: z.ZodObject<ItemShape<Name> & { asOf: typeof asOf }>;
}
type ItemName<Name extends ReadKind> = ReadOf<Name> extends { item: infer Item extends string } ? Item : never;

type KindReads = { [Name in ReadKind as ReadOf<Name>['list']]: ListRead<Name> } & {
  [Name in ReadKind as ItemName<Name>]: ItemRead<Name>;
};

const capitalize = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

function kindReads({ fields }: Kind, { list, item, summary, by = [], isAboutSport }: KindRead): [string, ReadShape][] {
  const shape = { id: z.string(), ...fieldAnswers(fields, isAboutSport) };
  const filters = Object.fromEntries(by.map((name) => [name, fieldFilter(fields[name]!)]));
  const ofAll: ReadShape = {
    summary,
    parameters: z.object(filters),
    answer: z.object(listSchema(z.object(shape))).meta({ id: capitalize(list) }),
  };
  if (item === undefined) return [[list, ofAll]];
  const ofOne: ReadShape = {
    summary: `${summary}: one of them`,
    parameters: z.object({ id: z.string().min(1).max(80) }),
    answer: z.object({ ...shape, asOf }).meta({ id: capitalize(item) }),
  };
  return [
    [list, ofAll],
    [item, ofOne],
  ];
}

export const reads = Object.fromEntries(
  kindNames.flatMap((name) => {
    const kind = findKind(name)!;
    return kind.read ? kindReads(kind, kind.read) : [];
  }),
) as unknown as KindReads;
export type KindReadName = keyof KindReads;
