import { languageParameter } from '@podium/contract';
import type { LanguageCode } from '@podium/contract';
import type { z } from 'zod';
import { reads } from './reads.ts';
import type { Read } from './reads.ts';

/** A request for a public read, understood. */
export interface ReadRequest {
  read: Read;
  language: LanguageCode;
  parameters: Record<string, unknown>;
  /** The one name of this answer, whatever the order or spelling of the query. */
  key: string;
}

export type ReadAddress =
  | { kind: 'read'; request: ReadRequest }
  | { kind: 'invalid'; fields: { field: string; message: string }[] }
  | { kind: 'unknown' };

const patterns = reads.map((read) => ({
  read,
  names: [...read.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!),
  expression: new RegExp(`^${read.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
}));

/** Finds the read of a path and query and checks its parameters; of a repeated parameter the first counts. */
export function readAddress(path: string, query: URLSearchParams): ReadAddress {
  for (const { read, names, expression } of patterns) {
    const match = expression.exec(path);
    if (match) return understand(read, names, match.slice(1), query);
  }
  return { kind: 'unknown' };
}

function understand(
  read: Read,
  names: readonly string[],
  values: readonly string[],
  query: URLSearchParams,
): ReadAddress {
  const parts = new Map<string, string>();
  for (const [name, value] of query) if (value !== '' && !parts.has(name)) parts.set(name, value);
  for (const [index, name] of names.entries()) {
    const value = decode(values[index]!);
    if (value === undefined)
      return { kind: 'invalid', fields: [{ field: name, message: 'not a valid part of an address' }] };
    parts.set(name, value);
  }
  const given = Object.fromEntries(parts);
  const language = languageParameter.safeParse(given);
  const parameters = read.parameters.safeParse(given);
  if (!language.success || !parameters.success) {
    const issues: z.core.$ZodIssue[] = [...(language.error?.issues ?? []), ...(parameters.error?.issues ?? [])];
    return {
      kind: 'invalid',
      fields: issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })),
    };
  }
  const key = `${read.path} ${language.data.lang} ${JSON.stringify(Object.entries(parameters.data).sort(([one], [other]) => (one < other ? -1 : 1)))}`;
  return { kind: 'read', request: { read, language: language.data.lang, parameters: parameters.data, key } };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
