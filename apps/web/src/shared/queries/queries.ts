import { readNames } from '@podium/contract/paths';
import type { AskedParameters, ReadName } from '@podium/contract';
import type { LanguageTag } from '@podium/i18n';
import { documentQuery } from './document-query.ts';

type NothingNeeded<Name extends ReadName> = object extends AskedParameters<Name> ? Name : never;

type Queries = {
  [Name in ReadName]: (
    language: LanguageTag,
    ...[parameters]: Name extends NothingNeeded<Name> ? [AskedParameters<Name>?] : [AskedParameters<Name>]
  ) => ReturnType<typeof documentQuery<Name>>;
};

/** The query of each document by the name of its read: `queries.unit(language, { id })`. */
export const queries = Object.fromEntries(
  readNames.map((name) => [
    name,
    (language: LanguageTag, parameters?: AskedParameters<ReadName>) => documentQuery(name, language, parameters),
  ]),
) as Queries;

/** In loaders: what is known already is good enough, the screen refreshes it. */
export const fromCache = { staleTime: 'static' } as const;
