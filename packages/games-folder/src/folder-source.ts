import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { folderLimits } from './folder-limits.ts';
import { problemMessage } from './problems.ts';
import type { ProblemCode, ProblemParams } from './problems.ts';

interface SourceProblem {
  file: string;
  code: ProblemCode;
  params: ProblemParams;
}

/** The files of a folder by relative path, with `/`; `links` exist but are never read. */
export interface FolderSource {
  /** Hosts whose streams the server's pages may play, such as `*.cdn.example.org`; if absent, not checked. */
  streamHosts?: readonly string[];
  files: Map<string, Uint8Array>;
  links: Set<string>;
  problems: SourceProblem[];
  /** Files that no format uses; they were not read. */
  others?: string[];
}

/** The message is for the user who specified the folder. */
export class FolderUnreadable extends Error {
  readonly params: ProblemParams;

  constructor(params: ProblemParams, path?: string) {
    super(path === undefined ? problemMessage(params) : `"${path}": ${problemMessage(params)}`);
    this.params = params;
  }
}

/** Reads a directory or a .zip of one. `isWanted` selects the files to read. */
export async function openFolder(
  path: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<FolderSource> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new FolderUnreadable({ form: 'no-path' }, path);
  if (found.isDirectory()) return checkLevel(path, await readDirectory(path, isWanted));
  if (!found.isFile()) throw new FolderUnreadable({ form: 'not-folder' }, path);
  const bytes = await readFile(path).catch((error: Error) => {
    throw new FolderUnreadable({ form: 'file-unreadable', reason: error.message }, path);
  });
  if (!isArchive(bytes)) throw new FolderUnreadable({ form: 'not-folder' }, path);
  const source = readArchive(bytes, isWanted);
  if (source.problems.some(({ params }) => params.form === 'zip-unreadable'))
    throw new FolderUnreadable({ form: 'zip-damaged' }, path);
  return checkLevel(path, source);
}

/**
 * @throws FolderUnreadable if games.json is in a subfolder; without this check, every other file would be reported
 * separately
 */
function checkLevel(path: string, source: FolderSource): FolderSource {
  const names = [...source.files.keys()];
  if (names.some((name) => isGamesJson.test(name))) return source;
  const inner = names.find((name) => /\/games\.json(\.txt)?$/i.test(name));
  if (inner === undefined) return source;
  const below = inner.slice(0, inner.lastIndexOf('/'));
  throw new FolderUnreadable({ form: 'games-below', folder: `"${below}"` }, path);
}
const isGamesJson = /^games\.json(\.txt)?$/i;

async function readDirectory(root: string, isWanted: (path: string) => boolean): Promise<FolderSource> {
  const others: string[] = [];
  const source: FolderSource = { files: new Map(), links: new Set(), problems: [], others };
  let total = 0;
  const visit = async (inside: string): Promise<void> => {
    for (const name of (await readdir(join(root, inside))).sort()) {
      const onDisk = inside === '' ? name : `${inside}/${name}`;
      if (isSystemFile(onDisk)) continue;
      // macOS stores names in decomposed form; tables mostly use composed characters.
      const path = onDisk.normalize('NFC');
      const info = await lstat(join(root, onDisk));
      if (info.isSymbolicLink()) source.links.add(path);
      else if (info.isDirectory()) await visit(onDisk);
      else if (info.isFile() && !isWanted(path)) others.push(path);
      else if (info.isFile()) {
        total += info.size;
        if (total > folderLimits.unpackedBytes) source.problems.push(tooLarge(path, total));
        else source.files.set(path, await readFile(join(root, onDisk)));
      }
    }
  };
  try {
    await visit('');
  } catch (error) {
    throw new FolderUnreadable({ form: 'file-unreadable', reason: (error as Error).message }, root);
  }
  return source;
}

/** Reads an archive from memory; entries that exceed the limits are never unpacked. */
export function readArchive(bytes: Uint8Array, isWanted: (path: string) => boolean = () => true): FolderSource {
  const others: string[] = [];
  const source: FolderSource = { files: new Map(), links: new Set(), problems: [], others };
  const seen = new Set<string>();
  let total = 0;
  let isFull = false;
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(bytes, {
      filter: ({ name: packed, originalSize, size }) => {
        const name = archivePath(packed);
        const report = (code: ProblemCode, params: ProblemParams): false => {
          source.problems.push({ file: name, code, params });
          return false;
        };
        // Checked first, because a file that is skipped here may still be unpacked by another program.
        if (leavesFolder(name)) return report('E104', { form: 'path-leaves' });
        if (name.endsWith('/') || isSystemFile(name)) return false;
        if (seen.has(name)) return report('E105', { form: 'zip-duplicate' });
        if (seen.size === folderLimits.entries) {
          if (!isFull) report('E105', { form: 'zip-entries', limit: folderLimits.entries });
          isFull = true;
          return false;
        }
        seen.add(name);
        total += originalSize;
        if (total > folderLimits.unpackedBytes) return report('E103', tooLarge(name, total).params);
        if (originalSize > 1024 * 1024 && originalSize > size * folderLimits.packingRatio) {
          return report('E105', { form: 'zip-ratio', limit: folderLimits.packingRatio });
        }
        if (/\.(zip|gz|tgz|bz2|xz|7z|rar|tar)$/i.test(name)) return report('E105', { form: 'zip-nested' });
        return true;
      },
    });
  } catch (error) {
    source.problems.push({
      file: 'games.json',
      code: 'E105',
      params: { form: 'zip-unreadable', reason: (error as Error).message },
    });
    return source;
  }
  for (const name of linkNames(bytes)) source.links.add(archivePath(name));
  const root = commonFolder(Object.keys(unpacked).map(archivePath));
  for (const [packed, content] of Object.entries(unpacked)) {
    const name = archivePath(packed);
    const path = name.slice(root.length);
    if (source.links.delete(name)) source.links.add(path);
    else if (isArchive(content) && !/^[^/]+\.xls[xm]$/i.test(path))
      source.problems.push({ file: path, code: 'E105', params: { form: 'zip-nested' } });
    else if (isWanted(path)) source.files.set(path, content);
    else others.push(path);
  }
  return source;
}

/** Windows writes paths with backslashes, macOS names in decomposed form. */
function archivePath(name: string): string {
  return name.replaceAll('\\', '/').normalize('NFC');
}

/** Files created by macOS, Windows and office applications rather than by the user. */
function isSystemFile(path: string): boolean {
  return /(^|\/)(__MACOSX(\/|$)|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$|~\$|\.~lock\.)/i.test(path);
}

/** True for paths that could lead outside the folder: absolute ones, and those with a drive, `..` or a backslash. */
export function leavesFolder(path: string): boolean {
  return path.startsWith('/') || path.includes('\\') || /^[A-Za-z]:/.test(path) || path.split('/').includes('..');
}

/**
 * Removes the folder from the paths of a zip: a zip of a folder contains the folder itself, a zip of its files does
 * not, and both are accepted.
 */
function commonFolder(names: readonly string[]): string {
  if (names.some((name) => isGamesJson.test(name))) return '';
  const games = names.find((name) => /^[^/]+\/games\.json(\.txt)?$/i.test(name));
  const root = games?.slice(0, games.indexOf('/') + 1) ?? '';
  return names.every((name) => name.startsWith(root)) ? root : '';
}

function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05);
}

function tooLarge(file: string, total: number): SourceProblem {
  const megabyte = 1024 * 1024;
  return {
    file,
    code: 'E103',
    params: { form: 'file-too-large', size: Math.ceil(total / megabyte), limit: folderLimits.unpackedBytes / megabyte },
  };
}

const centralHeader = 0x02014b50;
const linkMode = 0o120000;

/** Names of symbolic links; only the archive's central directory distinguishes them from files. */
function linkNames(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  const names: string[] = [];
  let at = end < 0 ? bytes.length : view.getUint32(end + 16, true);
  while (at + 46 <= bytes.length && view.getUint32(at, true) === centralHeader) {
    const nameLength = view.getUint16(at + 28, true);
    const mode = view.getUint32(at + 38, true) >>> 16;
    if ((mode & 0o170000) === linkMode)
      names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}
