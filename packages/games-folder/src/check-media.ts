import { formats, formatsByPurpose, maxBytesFor, sniffMediaType } from '@podium/content';
import type { MediaType } from '@podium/content';
import type { Column } from './column.ts';
import type { FolderCheck } from './folder-check.ts';
import type { FolderSource } from './folder-source.ts';
import { leavesFolder } from './folder-source.ts';
import { quote } from './problems.ts';
import type { ProblemCode, ProblemParams } from './problems.ts';

const megabyte = 1024 * 1024;

const formatNames = (types: readonly MediaType[]): string => types.map((type) => formats[type].name).join(', ');

/** The bytes of a path inside `content/`. */
export const contentBytes = (source: FolderSource, path: string): Uint8Array | undefined =>
  source.files.get(`content/${path}`);

/** Checks that a content file exists and has the right type; the file store checks the rest. */
export function checkMedia(
  check: FolderCheck,
  { type }: Column,
  value: string,
): { code: ProblemCode; params: ProblemParams } | undefined {
  if (type.kind !== 'media') return undefined;
  if (leavesFolder(value)) return { code: 'E104', params: { form: 'path-leaves' } };
  if (check.source.links.has(`content/${value}`)) return { code: 'E104', params: { form: 'path-link' } };
  const bytes = contentBytes(check.source, value);
  if (!bytes) return { code: 'E104', params: { form: 'path-missing', value: quote(value) } };
  const types = formatsByPurpose[type.purpose];
  const named = formatNames(types);
  const max = maxBytesFor(type.purpose);
  if (bytes.length > max) {
    const [size, limit] = [Math.ceil(bytes.length / megabyte), max / megabyte];
    return { code: 'E103', params: { form: 'media-too-large', size, limit, formats: named } };
  }
  const found = sniffMediaType(bytes);
  return found && types.includes(found)
    ? undefined
    : { code: 'E305', params: { form: 'not-content-media', formats: named } };
}
