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

/** The queries of all documents by read name: `queries.unit(language, { id })`. */
export const queries = Object.fromEntries(
  readNames.map((name) => [
    name,
    (language: LanguageTag, parameters?: AskedParameters<ReadName>) => documentQuery(name, language, parameters),
  ]),
) as Queries;

/** For loaders: cached data is good enough, because the screen refetches it. */
export const fromCache = { staleTime: 'static' } as const;
