/** The files of the app on the device: its scripts, styles, phrases, flags, and the shell. */
import { fetchFile, fetchOurs, isFile, isIntact } from './our-answer.ts';
import type { Build } from './rules.ts';

export const fileCache = 'files';
export const shell = '/_shell.html';

/** Number of builds whose files are kept: an open page of an older build may still request its chunks. */
const maxBuilds = 3;
/** Written by the worker itself. */
const buildsPath = '/builds/kept.json';

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/**
 * File names contain a content hash, so files cached by an earlier build are still valid; the shell is not.
 *
 * @param isNeedless checked before each file; true skips the remaining files
 */
export async function keepFiles(paths: readonly string[], isNeedless: () => boolean = () => false): Promise<void> {
  const cache = await caches.open(fileCache);
  for (const path of paths) {
    if (isNeedless()) return;
    const kept = path === shell ? undefined : await cache.match(path);
    if (kept && isFile(path, kept)) continue;
    const answer = await fetchFile(path, { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`${path} answered with status ${answer.status}.`);
    await cache.put(path, answer);
  }
}

/** Phrases and flags are fetched on demand; those of an older build are used until there are newer ones. */
const isBuilt = (path: string): boolean => /\/assets\/[^/]+$|\.html$/u.test(path);

export async function forgetOldFiles(build: Build): Promise<void> {
  const cache = await caches.open(fileCache);
  const own = [...build.core, ...build.parts];
  // An unreadable list counts as none: then only the files of this build are kept.
  const before = (await (await cache.match(buildsPath))?.json().catch(() => undefined)) as string[][] | undefined;
  const builds = [own, ...(before ?? []).filter((one) => one.join() !== own.join())].slice(0, maxBuilds);
  await cache.put(buildsPath, new Response(JSON.stringify(builds)));
  const current: ReadonlySet<string> = new Set([...builds.flat(), shell]);
  for (const request of await cache.keys()) {
    const path = pathOf(request);
    if (isBuilt(path) && !current.has(path)) await cache.delete(request);
  }
}

/** The kept file, or the server's. A file that an earlier worker received from another server is fetched again. */
export async function keptOrFresh(request: Request): Promise<Response> {
  await checking;
  const cache = await caches.open(fileCache);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept && isFile(pathOf(request), kept)) return kept;
  if (kept) await cache.delete(request, { ignoreSearch: true });
  const answer = await fetchFile(request);
  // If storage is full, the page still gets its file.
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

/** A check in progress, during which no kept file is served. */
let checking: Promise<void> | undefined;

/** Removes files that are not what the server sent: the next request fetches them. */
export async function removeDamagedFiles(): Promise<void> {
  // A check that fails, for lack of a network, is repeated by the next unreadable module.
  checking ??= checkFiles()
    .catch(() => undefined)
    .finally(() => (checking = undefined));
  return checking;
}

async function checkFiles(): Promise<void> {
  const cache = await caches.open(fileCache);
  for (const request of await cache.keys()) {
    const path = pathOf(request);
    const kept = path === buildsPath ? undefined : await cache.match(request);
    if (kept && !(isFile(path, kept) && (await isIntact(kept)))) await cache.delete(request);
  }
}

/** A file that is not part of the app, such as a bulletin: from the server or, if that fails, from the pack. */
export async function freshOrPacked(
  request: Request,
  fromPack: (path: string) => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return await fetchOurs(request);
  } catch (error) {
    const packed = await fromPack(pathOf(request));
    if (packed) return packed;
    throw error;
  }
}
