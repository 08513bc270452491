import { readArchive } from '@podium/games-folder';
import { ForeignFileError } from './foreign-error.ts';
import { hasEnding, isZip, startBytes } from './file-start.ts';

const signature = [0x50, 0x4b, 0x03, 0x04];
const headerLength = 30;

/** Names of files at the beginning of an archive. */
function archivedNames(bytes: Uint8Array): string[] {
  const names: string[] = [];
  const start = bytes.subarray(0, startBytes);
  for (let at = start.indexOf(signature[0]!); at >= 0; at = start.indexOf(signature[0]!, at + 1)) {
    if (signature.some((byte, index) => start[at + index] !== byte) || at + headerLength > start.length) continue;
    const length = start[at + 26]! + start[at + 27]! * 256;
    names.push(new TextDecoder().decode(start.subarray(at + headerLength, at + headerLength + length)));
  }
  return names;
}

/** Returns whether an archive contains a file with one of the endings. */
export const archives = (bytes: Uint8Array, ...endings: readonly string[]): boolean =>
  isZip(bytes) && archivedNames(bytes).some((name) => hasEnding(name, ...endings));

/**
 * The files of an archive with one of the endings, in the order of the endings.
 *
 * @throws ForeignFileError if there is none
 */
export function unpackFiles(bytes: Uint8Array, ...endings: readonly string[]): Uint8Array[] {
  const { files } = readArchive(bytes, (path) => hasEnding(path, ...endings));
  const found = endings.flatMap((ending) =>
    [...files].filter(([path]) => hasEnding(path, ending)).map(([, content]) => content),
  );
  if (found.length === 0) throw new ForeignFileError({ form: 'foreign-empty-archive', expected: `.${endings[0]}` });
  return found;
}
