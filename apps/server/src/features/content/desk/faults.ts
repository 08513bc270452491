/** Problems that prevent publication: the form, references and files. */
import { dataSchema, referencedFiles, findKind } from '@podium/content';
import type { Field, KindName, ReferenceTarget, RouteRule } from '@podium/content';
import type { DraftFault } from '@podium/contract';
import type pg from 'pg';
import type { z } from 'zod';
import type { Program } from '../../../read-model/program/program.ts';
import type { FeatureKit } from '../../kit.ts';
import { listItems } from '../items.ts';
import type { ItemName } from './drafts.ts';
import { forwardingFaults } from './forwarding-faults.ts';

type Data = Readonly<Record<string, unknown>>;
type Queries = Pick<pg.Pool, 'query'> | pg.ClientBase;

/** Faults of the form only. `findFaults` also checks the references. */
export function formFaults(kind: KindName, data: Data): DraftFault[] {
  const { error } = dataSchema(findKind(kind)!).safeParse(data);
  return (error?.issues ?? []).flatMap((issue) => faultsOfIssue(issue, data));
}

function faultsOfIssue(issue: z.core.$ZodIssue, data: Data): DraftFault[] {
  const field = issue.path.join('.');
  const { message } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), code: 'unknownField', message }));
  if (isEmpty(valueAt(data, issue.path))) return [{ field, code: 'required', message }];
  if (issue.code === 'too_big') {
    const isAmount = issue.origin === 'number' || issue.origin === 'int';
    return [{ field, code: isAmount ? 'outOfRange' : 'tooLong', message }];
  }
  if (issue.code === 'too_small') return [{ field, code: 'outOfRange', message }];
  return [{ field, code: 'format', message }];
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const part of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[part];
  return value;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.keys(value).length === 0);

type Kit = Pick<FeatureKit, 'program' | 'publicUrl' | 'redirectHosts'>;

/** All faults: those of the form or, if the form has none, those of references, files and redirects. */
export async function findFaults(
  client: Queries,
  kit: Kit,
  { kind, id }: Pick<ItemName, 'kind' | 'id'>,
  data: Data,
): Promise<DraftFault[]> {
  const faults = formFaults(kind, data);
  if (faults.length > 0) return faults;
  const program = kit.program();
  return [
    ...(await referenceFaults(client, program, kind, data)),
    ...(await fileFaults(client, kind, data)),
    ...(kind === 'route-rule'
      ? forwardingFaults(data as unknown as RouteRule, await otherRules(client, program, id), kit)
      : []),
  ];
}

async function otherRules(client: Queries, { partition }: Program, id: string): Promise<RouteRule[]> {
  const items = await listItems(client, partition, 'route-rule');
  return items.filter((item) => item.id !== id).map(({ data }) => data);
}

/** Returns whether the target exists in the sport's data; undefined for content targets. */
function isKnownToSport(
  { reference, people, units }: Program,
  target: ReferenceTarget,
  id: string,
): boolean | undefined {
  switch (target) {
    case 'venue':
      return reference.venues.has(id);
    case 'discipline':
      return reference.disciplines.has(id.toUpperCase());
    case 'event':
      return reference.events.has(id);
    case 'unit':
      return units.has(id);
    case 'delegation':
      return reference.organisations.has(id);
    case 'person':
      return people.persons.has(id);
    case 'team':
      return people.teams.has(id);
    default:
      return undefined;
  }
}

async function referenceFaults(client: Queries, program: Program, kind: KindName, data: Data): Promise<DraftFault[]> {
  const faults: DraftFault[] = [];
  for (const [field, record] of Object.entries<Field>(findKind(kind)!.fields)) {
    if ((record.type !== 'reference' && record.type !== 'references') || data[field] === undefined) continue;
    for (const id of [data[field]].flat() as string[]) {
      const isKnown = isKnownToSport(program, record.to, id);
      if (isKnown === false)
        faults.push({ field, code: 'unknownReference', message: `There is no ${record.to} "${id}".` });
      if (isKnown === undefined && !(await isPublished(client, program.partition, record.to, id)))
        faults.push({ field, code: 'unpublishedReference', message: `No ${record.to} "${id}" is published.` });
    }
  }
  return faults;
}

async function isPublished(client: Queries, partition: number, kind: string, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from content.items where partition = $1 and kind = $2 and id = $3',
    [partition, kind, id],
  );
  return rowCount === 1;
}

async function fileFaults(client: Queries, kind: KindName, data: Data): Promise<DraftFault[]> {
  const files = referencedFiles(findKind(kind)!, data);
  if (files.length === 0) return [];
  // The lock keeps the files until the publication that refers to them is complete.
  const { rows } = await client.query<{ sha256: string; mediaType: string }>(
    `select sha256, media_type as "mediaType" from files.objects where sha256 = any($1) and is_stored
     order by sha256 for share`,
    [files.map(({ sha256 }) => sha256)],
  );
  const stored = new Map(rows.map(({ sha256, mediaType }) => [sha256, mediaType]));
  return files
    .filter(({ sha256, mediaType }) => stored.get(sha256) !== mediaType)
    .map(({ path }) => ({
      field: fieldOfFile(data, path),
      code: 'fileGone',
      message: `The file ${path} is not stored. Upload it again.`,
    }));
}

const fieldOfFile = (data: Data, path: string): string =>
  Object.entries(data).find(([, value]) => JSON.stringify(value).includes(JSON.stringify(path)))?.[0] ?? '';
