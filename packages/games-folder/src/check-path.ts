import type { Column } from './column.ts';
import { leavesFolder } from './folder-source.ts';
import type { FolderCheck } from './folder-check.ts';
import { folderLimits } from './folder-limits.ts';
import { mediaTypeOf } from './media-type.ts';
import { quote } from './problems.ts';
import type { ProblemCode, ProblemParams } from './problems.ts';
import { isFlagCode } from './flag-code.ts';

export function checkPath(
  check: FolderCheck,
  { type: { kind } }: Column,
  value: string,
): { code: ProblemCode; params: ProblemParams } | undefined {
  if (kind !== 'path' && (kind !== 'flag' || isFlagCode(value))) return undefined;
  if (leavesFolder(value)) return { code: 'E104', params: { form: 'path-leaves' } };
  if (check.source.links.has(value)) return { code: 'E104', params: { form: 'path-link' } };
  const bytes = check.source.files.get(value);
  if (!bytes) return { code: 'E104', params: { form: 'path-missing', value: quote(value) } };
  const megabyte = 1024 * 1024;
  if (bytes.length > folderLimits.attachmentBytes) {
    const limit = folderLimits.attachmentBytes / megabyte;
    return { code: 'E103', params: { form: 'file-too-large', size: Math.ceil(bytes.length / megabyte), limit } };
  }
  return mediaTypeOf(bytes) === undefined ? { code: 'E305', params: { form: 'not-media' } } : undefined;
}
