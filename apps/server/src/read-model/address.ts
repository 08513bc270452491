import { commonParameters, veil } from '@podium/contract';
import type { LanguageCode } from '@podium/contract';
import { canonicalKey } from '@podium/disciplines';
import type { z } from 'zod';
import type { Read } from './reads.ts';

export interface ReadRequest {
  read: Read;
  language: LanguageCode;
  /** The client asks for an answer without results (`veil`). */
  isVeiled: boolean;
  parameters: Record<string, unknown>;
  /** Canonical key of this answer: the same for any order or spelling of the query. */
  key: string;
}

export type ReadAddress =
  /** `isLasting` is false if an unknown filter value was dropped: the Games may know that value later. */
  | { kind: 'read'; request: ReadRequest; isLasting: boolean }
  /** The address uses the feed's code of a discipline; `to` is the same read under our key. */
  | { kind: 'moved'; to: string }
  | { kind: 'invalid'; fields: { field: string; message: string }[] }
  | { kind: 'unknown' };

/** Parameters for paging, search, language and veil. A wrong value is an error, not ignored as in a filter. */
const notFilters: ReadonlySet<string> = new Set(['lang', 'veil', 'query', 'page', 'pageSize', 'latest']);

type IsKnown = (name: string, value: string) => boolean;

/** Finds the read of a path and query; see `addressReader`. */
export type ReadAddressOf = (path: string, query: URLSearchParams, isKnown?: IsKnown) => ReadAddress;

/**
 * Resolves addresses of these reads and validates their parameters. The first occurrence of a repeated parameter
 * counts; a filter with an unknown value is ignored (0024).
 */
export function addressReader(reads: readonly Read[]): ReadAddressOf {
  const patterns = reads.map((read) => ({
    read,
    names: [...read.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!),
    expression: new RegExp(`^${read.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
  }));
  return (path, query, isKnown = () => true) => {
    for (const { read, names, expression } of patterns) {
      const match = expression.exec(path);
      if (match) return understand(read, { names, values: match.slice(1), query, isKnown });
    }
    return { kind: 'unknown' };
  };
}

interface AddressRequest {
  names: readonly string[];
  values: readonly string[];
  query: URLSearchParams;
  isKnown: IsKnown;
}

function understand(read: Read, { names, values, query, isKnown }: AddressRequest): ReadAddress {
  const parts = new Map<string, string>();
  for (const [name, value] of query) {
    if (value.includes('\0')) return { kind: 'invalid', fields: [{ field: name, message: noNul }] };
    if (value !== '' && !parts.has(name)) parts.set(name, value);
  }
  for (const [index, name] of names.entries()) {
    const value = decode(values[index]!);
    if (value?.includes('\0')) return { kind: 'unknown' };
    if (value === undefined)
      return { kind: 'invalid', fields: [{ field: name, message: 'not a valid part of an address' }] };
    parts.set(name, value);
  }
  const location = movedTo(read, parts, query);
  if (location !== undefined) return { kind: 'moved', to: location };
  const filters = [...parts].filter(([name]) => !names.includes(name) && !notFilters.has(name));
  for (const [name, value] of filters)
    if (parameterShape(read, name)?.safeParse(value).success === false) parts.delete(name);
  const unknown = filters.filter(([name, value]) => parts.has(name) && !isKnown(name, value));
  for (const [name] of unknown) parts.delete(name);
  const given = Object.fromEntries(parts);
  const common = commonParameters.safeParse(given);
  const parameters = read.parameters.safeParse(given);
  if (!common.success || !parameters.success) {
    const issues: z.core.$ZodIssue[] = [...(common.error?.issues ?? []), ...(parameters.error?.issues ?? [])];
    return {
      kind: 'invalid',
      fields: issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })),
    };
  }
  const { lang: language, veil: asked } = common.data;
  const isVeiled = asked !== undefined;
  // Filtering by medal would reveal who won.
  const used = isVeiled ? veil(read.parameters, parameters.data) : parameters.data;
  const key = `${read.path} ${language}${isVeiled ? ' veil' : ''} ${JSON.stringify(Object.entries(used).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
  return {
    kind: 'read',
    request: { read, language, isVeiled, parameters: used, key },
    isLasting: unknown.length === 0,
  };
}

/** PostgreSQL text cannot contain this character. */
const noNul = 'contains U+0000';

/** Schema of a read's parameter. Own properties only: the name comes from the client and may be `constructor`. */
const parameterShape = ({ parameters }: Read, name: string): z.ZodType | undefined =>
  Object.hasOwn(parameters.shape, name) ? parameters.shape[name] : undefined;

/** Parameters that hold a discipline key. */
const keyNames = ['key', 'discipline'] as const;

/** Name of the read's parameter that holds a discipline key. */
export const keyName = ({ parameters }: Read): string | undefined =>
  keyNames.find((name) => parameters.shape[name] !== undefined);

/**
 * Canonical address of a read that was requested with a feed code (`crd`); undefined if the key is already ours
 * (`cyc`).
 */
function movedTo(read: Read, parts: ReadonlyMap<string, string>, query: URLSearchParams): string | undefined {
  const name = keyName(read) ?? '';
  const value = parts.get(name) ?? '';
  const key = canonicalKey(value);
  if (key === value) return undefined;
  const filled = new Map(parts).set(name, key);
  const path = read.path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(filled.get(part)!));
  const ownQuery = new URLSearchParams(query);
  if (ownQuery.has(name)) ownQuery.set(name, key);
  return ownQuery.size > 0 ? `${path}?${ownQuery.toString()}` : path;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
