/**
 * The app without a network. Pages and public documents come from the server while it is reachable; otherwise the
 * last response or the empty shell is used. Personal data is never stored.
 */
import { isOurs } from '@podium/contract/served-by';
import {
  fileCache,
  forgetOldFiles,
  freshOrPacked,
  keepFiles,
  keptOrFresh,
  removeDamagedFiles,
  shell,
} from './app-files.ts';
import { fetchOurs } from './our-answer.ts';
import { fileFromPack, removeOldNames, fromPack, storePack, refreshPack, removePack } from './pack.ts';
import { packCacheName } from './pack-index.ts';
import type { PackAnswer } from './pack-index.ts';
import { sendWaiting } from './queue-sender.ts';
import { queueName } from './queued-request.ts';
import './push.ts';
import { sendScores } from './score-sender.ts';
import { requestKind, isHelpPage, isCacheable, isRecent, maxKept } from './rules.ts';
import type { Build, WorkerMessage } from './rules.ts';
import { scope } from './scope.ts';

/** Replaced by the build. */
declare const builtFiles: Build;
const build = builtFiles;

const pageCache = 'pages';
const documentCache = 'documents';
const ownCaches: ReadonlySet<string> = new Set([fileCache, pageCache, documentCache, packCacheName]);

/** Time for which a slow response is preferred over a cached one. */
const patienceMs = 4000;

scope.addEventListener('install', (event) => event.waitUntil(install()));

async function install(): Promise<void> {
  await keepFiles([...build.core, shell]);
  // Files that an earlier worker received from another server would break pages until the user accepts the update.
  await removeDamagedFiles();
  // On a page broken by the previous worker, the user cannot confirm an update.
  if (await isAnyPageBroken()) await scope.skipWaiting();
}

const answerMs = 5000;

/** Returns whether pages of an earlier worker are open and none of them responds. */
async function isAnyPageBroken(): Promise<boolean> {
  if (!scope.registration.active) return false;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 0) return false;
  const answers = pages.map(
    (page) =>
      new Promise<true>((resolve) => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => resolve(true), { once: true });
        channel.port1.start();
        page.postMessage({ type: 'are-you-there' }, [channel.port2]);
      }),
  );
  return !(await Promise.race([...answers, pause(answerMs)]));
}

scope.addEventListener('activate', (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !ownCaches.has(name)).map((name) => caches.delete(name)));
  await forgetOldFiles(build);
  await removeOldNames(Date.now());
  await scope.clients.claim();
}

/**
 * Returns whether a newer worker is waiting. It cannot start until this one is idle, so caching this one's files would
 * only delay it.
 */
const isReplaced = (): boolean => scope.registration.waiting !== null;

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  switch (message.type) {
    case 'use-now':
      event.waitUntil(scope.skipWaiting());
      break;
    // Sent by idle pages. Files that cannot be fetched now are fetched after the next page load.
    case 'keep-parts':
      event.waitUntil(keepFiles(message.files ?? build.parts, isReplaced).catch(() => undefined));
      break;
    // A failed download is retried after the next page load.
    case 'keep-help':
      event.waitUntil(keepHelp(message.pages).catch(() => undefined));
      break;
    case 'keep-pack': {
      const [port] = event.ports;
      const reply = (answer: PackAnswer): void => port?.postMessage(answer);
      const progress = (done: number, total: number): void => reply({ state: 'loading', done, total });
      event.waitUntil(storePack(message.wish, keepApp, progress).then(reply));
      break;
    }
    case 'remove-pack':
      event.waitUntil(removePack().then(() => event.ports[0]?.postMessage({ state: 'removed' } satisfies PackAnswer)));
      break;
    case 'forget-pages':
      event.waitUntil(forgetPages());
      break;
    case 'check-files':
      event.waitUntil(removeDamagedFiles());
      break;
    case 'reconnected':
      event.waitUntil(revalidate());
      break;
  }
});

const keepApp = async (files: readonly string[]): Promise<void> => keepFiles([...build.parts, ...build.maps, ...files]);

async function keepHelp(pages: readonly string[]): Promise<void> {
  const cache = await caches.open(pageCache);
  for (const page of pages) {
    const kept = await cache.match(page);
    if (kept && isOurs(kept) && isRecent(kept.headers.get('date'), Date.now())) continue;
    const answer = await fetchOurs(page);
    if (isCacheable(answer)) await cache.put(page, answer);
  }
}

/** Background sync: the network is available again, and the app may be closed. */
scope.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === queueName) sync.waitUntil(Promise.all([sendWaiting(), sendScores()]));
});

interface SyncEvent extends Event {
  readonly tag: string;
  waitUntil(work: Promise<unknown>): void;
}

async function forgetPages(): Promise<void> {
  const cache = await caches.open(pageCache);
  for (const request of await cache.keys()) if (!isHelpPage(pathOf(request))) await cache.delete(request);
}

const pathOf = ({ url }: Request): string => new URL(url).pathname;

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const kind = url.origin === scope.location.origin ? requestKind(request, url) : undefined;
  if (kind === 'page') event.respondWith(freshOrKept(event, pageCache, async () => caches.match(shell)));
  else if (kind === 'document') event.respondWith(freshOrKept(event, documentCache, async () => undefined));
  else if (kind === 'file') event.respondWith(keptOrFresh(request));
  else if (kind === 'upload') event.respondWith(freshOrPacked(request, fileFromPack));
});

/** The server's response; the cached one if there is none, or if it takes too long. */
async function freshOrKept(
  event: FetchEvent,
  cacheName: string,
  otherwise: () => Promise<Response | undefined>,
): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(cacheName);
  const fresh = fetchOurs(request).then(async (answer) => {
    if (isCacheable(answer)) await keep(cache, request, answer.clone());
    // A document that is gone, or must no longer be cached, is not served later.
    else if (answer.status < 500) await cache.delete(request);
    return answer;
  });
  // A response that is too late for this request is cached for the next one.
  event.waitUntil(fresh.catch(() => undefined));
  const keptResponse = async (): Promise<Response | undefined> => {
    const answer = await cache.match(request);
    const isUsable =
      answer !== undefined &&
      isOurs(answer) &&
      (isHelpPage(pathOf(request)) || isRecent(answer.headers.get('date'), Date.now()));
    if (answer && !isUsable) await cache.delete(request);
    const { pathname, search } = new URL(request.url);
    const packed = await fromPack(pathname + search, Date.now());
    const newest = newerOf(isUsable ? answer : undefined, packed);
    return newest && markKept(newest);
  };
  const first = await Promise.race([fresh.catch(() => undefined), pause(patienceMs)]);
  // On a server error, a cached page is more useful.
  if (first && first.status < 500) return first;
  const copy = await keptResponse();
  if (copy) return copy;
  if (first) return first;
  try {
    return await fresh;
  } catch (error) {
    const other = await otherwise();
    if (other) return other;
    throw error;
  }
}

/** The response that the server made later. */
function newerOf(one: Response | undefined, other: Response | undefined): Response | undefined {
  const madeAt = (answer: Response): number => Date.parse(answer.headers.get('date') ?? '');
  return one && other ? (madeAt(other) > madeAt(one) ? other : one) : (one ?? other);
}

const pause = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });

/** Marks a cached response, so that the page can show its age: `Date` is when the server made it. */
function markKept(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set('x-kept', headers.get('date') ?? '');
  // Pages read this through their navigation timing.
  headers.set('server-timing', 'kept');
  return new Response(answer.body, { status: answer.status, headers });
}

async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  // The last entry is the newest.
  await cache.delete(request);
  // If storage is full, the answer is not available offline.
  await cache.put(request, answer).catch(() => undefined);
  const entries = (await cache.keys()).filter((entry) => !isHelpPage(pathOf(entry)));
  for (const old of entries.slice(0, Math.max(0, entries.length - maxKept))) await cache.delete(old);
}

let revalidating: Promise<void> | undefined;

/**
 * After an outage, refetches cached documents: a name withdrawn in the meantime must not reappear during the next
 * outage.
 */
async function revalidate(): Promise<void> {
  revalidating ??= (async () => {
    for (const name of [documentCache, pageCache]) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        const etag = kept?.headers.get('etag');
        const answer = await fetchOurs(request.url, {
          headers: etag ? { 'if-none-match': etag } : {},
        });
        if (answer.status === 304) continue;
        if (isCacheable(answer)) await cache.put(request, answer);
        else if (answer.status < 500) await cache.delete(request);
      }
    }
  })()
    .then(async () => refreshPack(keepApp))
    // The network failed again: the next reconnection starts over.
    .catch(() => undefined)
    .finally(() => (revalidating = undefined));
  return revalidating;
}
