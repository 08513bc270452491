/**
 * The offline pack: schedule, results, places and timetable of the whole Games, stored on request. Its parts are
 * compressed, and the index that lists them is written last, so that a failed download leaves the previous pack
 * unchanged. Only public documents are stored.
 */
import { servedBy } from '@podium/contract/served-by';
import { fetchOurs, isFile } from './our-answer.ts';
import { isRecent } from './rules.ts';
import { isPackFile, packCacheName, packIndexPath } from './pack-index.ts';
import type { PackAnswer, PackIndex, PackList, PackWish, StoredPart } from './pack-index.ts';

const atOnce = 3;
const dayMs = 24 * 3_600_000;

const openCache = async (): Promise<Cache> => caches.open(packCacheName);

let known: PackIndex | undefined;

async function readIndex(): Promise<PackIndex | undefined> {
  const answer = await caches.match(packIndexPath, { cacheName: packCacheName });
  known = answer && ((await answer.json()) as PackIndex);
  return known;
}

let refreshing: Promise<PackAnswer> | undefined;

/**
 * Downloads what has changed, or everything the first time.
 *
 * @param keepApp caches the files of all screens and the given ones
 * @param onProgress called with bytes received and total bytes
 */
export async function storePack(
  wish: PackWish,
  keepApp: (files: readonly string[]) => Promise<void>,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<PackAnswer> {
  refreshing ??= download(wish, keepApp, onProgress).finally(() => (refreshing = undefined));
  return refreshing;
}

export async function refreshPack(keepApp: (files: readonly string[]) => Promise<void>): Promise<void> {
  const index = await readIndex();
  if (index) await storePack(index.wish, keepApp);
}

export async function removePack(): Promise<void> {
  await refreshing;
  known = undefined;
  unpacked = undefined;
  await caches.delete(packCacheName);
}

async function download(
  wish: PackWish,
  keepApp: (files: readonly string[]) => Promise<void>,
  onProgress: (done: number, total: number) => void,
): Promise<PackAnswer> {
  const before = await readIndex();
  try {
    const answer = await fetchOk(wish.list);
    const list = (await answer.json()) as PackList;
    const cache = await openCache();
    const old = new Map((before?.wish.list === wish.list ? before.parts : []).map((part) => [part.hash, part]));
    // The flags of unchanged parts are stored already.
    const flags = new Set<string>();
    let done = 0;
    const note = (bytes: number): void => onProgress((done += bytes), list.bytes);
    const parts = await limit(list.parts, async ({ name, hash, bytes, hasPeople }): Promise<StoredPart> => {
      const same = old.get(hash);
      const part =
        same ??
        (await fetchPart(
          { cache, flags },
          wish.list.replace('/offline', `/offline/${encodeURIComponent(name)}`),
          name,
        ));
      note(bytes);
      return { ...part, name, hasPeople };
    });
    for (const { href, bytes } of list.files) {
      const kept = await cache.match(href);
      if (!kept || !isFile(href, kept)) await cache.put(href, await fetchOk(href));
      note(bytes);
    }
    const own = await fetchOwn(cache, wish, parts);
    await keepApp([...wish.files, ...flags]);
    const all = own ? [...parts, own] : parts;
    const index: PackIndex = {
      wish,
      refreshedAt: Date.parse(answer.headers.get('date') ?? ''),
      bytes: [...all, ...list.files].reduce((sum, { bytes }) => sum + bytes, 0),
      parts: all,
      files: list.files.map(({ href }) => href),
    };
    await cache.put(
      packIndexPath,
      new Response(JSON.stringify(index), { headers: { 'content-type': 'application/json' } }),
    );
    known = index;
    unpacked = undefined;
    await forgetUnnamed(cache, index);
    return { state: 'kept' };
  } catch (error) {
    // An incomplete first download is useless.
    if (before) await forgetUnnamed(await openCache(), before).catch(() => undefined);
    else await caches.delete(packCacheName);
    return {
      state: isFull(error) ? 'full' : error instanceof StillPreparing ? 'busy' : 'failed',
    };
  }
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

class StillPreparing extends Error {}

/** Time for which a device waits for the server to prepare the pack before it reports a failure. */
const maxPreparingMs = 120_000;

/** The server prepares the pack on the first request and answers 503 with Retry-After until then. */
async function fetchOk(path: string): Promise<Response> {
  for (const startedAt = Date.now(); ;) {
    const answer = await fetchOurs(path, { cache: 'no-cache' });
    if (answer.ok) return answer;
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.status !== 503 || !(seconds > 0)) throw failureOf(path, answer);
    if (Date.now() - startedAt > maxPreparingMs) throw new StillPreparing(`${path} is not prepared.`);
    await new Promise((resolve) => {
      setTimeout(resolve, seconds * 1000);
    });
  }
}

const failureOf = (path: string, { status }: Response): Error => new Error(`${path} answered with status ${status}.`);

async function fetchPart(
  { cache, flags }: { cache: Cache; flags: Set<string> },
  path: string,
  name: string,
): Promise<StoredPart> {
  const answer = await fetchOk(path);
  // The part may be newer than the list; it is then downloaded again with the next list.
  const hash = /"([\w-]{22})/u.exec(answer.headers.get('etag') ?? '')?.[1] ?? '';
  const text = await answer.text();
  for (const [, flag = ''] of text.matchAll(/"(\/flags\/[\w-]+\.svg)"/gu)) flags.add(flag);
  return storePart(cache, { name, hash, text });
}

async function storePart(
  cache: Cache,
  { name, hash, text }: { name: string; hash: string; text: string },
): Promise<StoredPart> {
  const key = `/pack/${name}/${hash}`;
  const addresses = [...text.matchAll(/^"([^"]+)":/gmu)].map(([, address = '']) => address);
  const packed = await pack(text);
  await cache.put(key, packed.answer);
  return { name, hash, key, hasPeople: true, bytes: packed.bytes, addresses };
}

/** Documents of followed competitors and their contests, which are not in the shared parts of the pack. */
async function fetchOwn(cache: Cache, wish: PackWish, parts: readonly StoredPart[]): Promise<StoredPart | undefined> {
  const shared = new Set(parts.flatMap(({ addresses }) => addresses));
  const found = new Map<string, string>();
  const add = async (address: string): Promise<void> => {
    if (found.has(address) || shared.has(address)) return;
    const answer = await fetchOurs(address, { cache: 'no-cache' });
    if (answer.ok) found.set(address, await answer.text());
    else if (answer.status >= 500) throw failureOf(address, answer);
  };
  await limit(wish.own, add);
  const contests = [...found.values()].flatMap((text) => {
    const { schedule } = JSON.parse(text) as { schedule?: readonly { id: string }[] };
    return (schedule ?? []).map(({ id }) => id);
  });
  const question = wish.list.slice(wish.list.indexOf('?'));
  await limit(contests, async (id) => add(`/api/v1/units/${encodeURIComponent(id)}${question}`));
  if (found.size === 0) return undefined;
  const lines = [...found].map(([address, text]) => `${JSON.stringify(address)}:${text}`);
  return storePart(cache, { name: 'own', hash: crypto.randomUUID(), text: `{"documents":{\n${lines.join(',\n')}\n}}` });
}

async function limit<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const next = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return results;
}

/** Removes files that are not in the index. */
async function forgetUnnamed(cache: Cache, { parts, files }: PackIndex): Promise<void> {
  const named = new Set([packIndexPath, ...parts.map(({ key }) => key), ...files]);
  for (const request of await cache.keys()) if (!named.has(new URL(request.url).pathname)) await cache.delete(request);
}

/** Browsers without compression streams store plain text. */
const canPack = typeof CompressionStream !== 'undefined';

async function pack(text: string): Promise<{ answer: Response; bytes: number }> {
  const blob = new Blob([text]);
  if (!canPack) return { answer: new Response(blob), bytes: blob.size };
  const packed = await new Response(blob.stream().pipeThrough(new CompressionStream('gzip'))).blob();
  return { answer: new Response(packed, { headers: { 'x-packed': 'gzip' } }), bytes: packed.size };
}

async function unpack(answer: Response): Promise<string> {
  if (answer.headers.get('x-packed') === null || !answer.body) return answer.text();
  return new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).text();
}

/** Cache of the last part: a screen reads several documents from one part. */
let unpacked: { key: string; text: string } | undefined;

/**
 * A document of the pack; undefined if it is missing or too old.
 * @param address path and query
 */
export async function fromPack(address: string, nowMs: number): Promise<Response | undefined> {
  const index = known ?? (await readIndex());
  const part = index?.parts.find(({ addresses }) => addresses.includes(address));
  if (!index || !part) return undefined;
  const date = new Date(index.refreshedAt).toUTCString();
  if (part.hasPeople && !isRecent(date, nowMs)) {
    await forgetPeople(index);
    return undefined;
  }
  if (unpacked?.key !== part.key) {
    const answer = await caches.match(part.key, { cacheName: packCacheName });
    if (!answer) return undefined;
    unpacked = { key: part.key, text: await unpack(answer) };
  }
  const { text } = unpacked;
  const name = `\n${JSON.stringify(address)}:`;
  const start = text.indexOf(name) + name.length;
  const json = text.slice(start, text.indexOf('\n', start)).replace(/,$/u, '');
  return new Response(json, {
    headers: { ...servedBy, 'content-type': 'application/json; charset=utf-8', date },
  });
}

/** A file of the pack, such as the map of the city. */
export async function fileFromPack(path: string): Promise<Response | undefined> {
  return isPackFile(path) ? caches.match(path, { cacheName: packCacheName }) : undefined;
}

/** Removes parts with names of minors, which are kept for a day. Places, timetable and help remain. */
async function forgetPeople(index: PackIndex): Promise<void> {
  const cache = await openCache();
  known = { ...index, parts: index.parts.filter(({ hasPeople }) => !hasPeople) };
  unpacked = undefined;
  await cache.put(
    packIndexPath,
    new Response(JSON.stringify(known), { headers: { 'content-type': 'application/json' } }),
  );
  await forgetUnnamed(cache, known);
}

/** Removes names cached for a day, even if no document is requested. */
export async function removeOldNames(nowMs: number): Promise<void> {
  const index = await readIndex();
  if (index && nowMs - index.refreshedAt >= dayMs && index.parts.some(({ hasPeople }) => hasPeople))
    await forgetPeople(index);
}
