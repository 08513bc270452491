import { uploadFormats } from '@podium/content';
import type { FilePurpose, StoredRef } from '@podium/content';
import type { StoredFile } from '@podium/contract';
import { request } from '../api/request.ts';

/** Formats accepted for a purpose, for the browser's file picker. */
export const acceptedFormats = (purpose: FilePurpose): string => uploadFormats(purpose).join(',');

/**
 * @returns a path in the exported folder: `bulletin/heat-plan-1a2b3c4d.pdf`. Part of the hash distinguishes two files
 * with the same name.
 */
export function storedPath(kind: string, fileName: string, sha256: string): string {
  const plain = fileName.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  const [, stem = '', ending = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/u.exec(plain) ?? [];
  const clean =
    stem
      .replaceAll(/[^a-z0-9]+/gu, '-')
      .replaceAll(/^-+|-+$/gu, '')
      .slice(0, 60) || 'file';
  return `${kind}/${clean}-${sha256.slice(0, 8)}${ending}`;
}

export async function upload(kind: string, file: File, purpose: FilePurpose): Promise<StoredRef> {
  const { sha256, mediaType, size, width, height } = await request<StoredFile>('/api/v1/files', {
    method: 'POST',
    body: file,
    query: { purpose },
  });
  return {
    sha256,
    mediaType,
    size,
    ...(width !== null && { width }),
    ...(height !== null && { height }),
    path: storedPath(kind, file.name, sha256),
  };
}
