/**
 * `npm run answers -- <url> <folder>`: what a running server answers to readers, one file per address, for a comparison
 * before and after a change that must not show: public documents, and the pages of screens and of the sitemap with
 * those that they link to, in English and Arabic. `npm run answers -- <folder> <folder>` lists the addresses whose
 * answers differ.
 *
 * The clock of the Games must be stopped: `podium start --still`.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addresses } from './harness/addresses.ts';
import { inLanguage, languageTags } from './harness/language-paths.ts';

/** Requests at the same time: enough for two cores, and fewer than pages may wait. */
const AT_ONCE = 4;
const INDEX = 'digests.tsv';
/** Languages that are read: one of each direction. */
const readTags = ['en', 'ar'];
const foreign = new RegExp(
  `^/(?:${Object.entries(languageTags)
    .flatMap(([prefix, tag]) => (prefix !== '' && !readTags.includes(tag) ? [prefix] : []))
    .join('|')})(?:/|$)`,
  'u',
);

type Digests = ReadonlyMap<string, string>;

/** Leaves out what differs from build to build or from request to request: scripts, links to assets, and times. */
const normalize = (body: string): string =>
  body
    .replaceAll(/<script.*?<\/script>/gsu, '')
    .replaceAll(/<link [^>]*\/assets\/[^>]*>/gu, '')
    .replaceAll(/\/assets\/[\w.-]+/gu, '/assets/')
    .replaceAll(/"(?:madeAt|serverNow)":(?:\d+|"[^"]*")/gu, '"now":""');

class Reading {
  readonly digests = new Map<string, string>();
  readonly #url: string;
  readonly #folder: string;

  constructor(url: string, folder: string) {
    this.#url = url;
    this.#folder = folder;
  }

  /** @returns the bodies of the addresses */
  async readAll(paths: Iterable<string>): Promise<string[]> {
    const queue = [...new Set(paths)].filter((path) => !this.digests.has(path)).toSorted();
    const bodies: string[] = [];
    const next = queue.values();
    const work = async (): Promise<void> => {
      for (const path of next) bodies.push(await this.read(path));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return bodies;
  }

  async read(path: string): Promise<string> {
    const response = await fetch(this.#url + path);
    const body = await response.text();
    const kept = `${response.status}\n${normalize(body)}`;
    const digest = createHash('sha256').update(kept).digest('hex').slice(0, 16);
    this.digests.set(path, digest);
    await writeFile(join(this.#folder, 'bodies', fileName(path)), kept);
    return body;
  }

  async json<Answer>(path: string): Promise<Answer> {
    return JSON.parse(await this.read(path)) as Answer;
  }
}

const fileName = (path: string): string =>
  `${path.replaceAll(/[^\w.-]+/gu, '_').slice(0, 120)}-${createHash('sha256').update(path).digest('hex').slice(0, 8)}`;

interface ApiDescription {
  paths: Record<
    string,
    { get?: { security?: unknown; parameters?: { name: string; in: string; required?: boolean }[] } }
  >;
}

/**
 * Collects identifiers in JSON at any depth, by the property that holds their object: `venue.id`, and by the list of an
 * answer.
 */
function collect(value: unknown, found: Map<string, Set<string>>, owner: string): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found, owner);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && /^(?:id|key|code|day)$/u.test(name)) {
        const group = name === 'day' ? 'day' : `${owner}.${name}`;
        found.set(group, (found.get(group) ?? new Set()).add(inner));
      }
      collect(inner, found, name === 'items' ? owner : name);
    }
}

/** Source of the identifier in an address: the property that holds the object, and the one that identifies it. */
const identifiers: Readonly<Record<string, string>> = {
  '/units/{id}': 'units.id',
  '/phases/{id}': 'phases.id',
  '/disciplines/{key}': 'disciplines.key',
  '/medals/{discipline}': 'disciplines.key',
  '/venues/{id}': 'venue.id',
  '/delegations/{code}': 'organisation.code',
  '/schedule/days/{day}': 'day',
  '/photos/albums/{id}': 'albums.id',
  '/transport/lines/{id}': 'transport/lines.id',
  '/transport/stops/{id}': 'stops.id',
};

async function readDocuments(reading: Reading): Promise<void> {
  const { paths } = await reading.json<ApiDescription>('/api/openapi.json');
  const reads = Object.entries(paths).flatMap(([path, { get }]) =>
    get && !get.security && /^\/api\/v1\/(?!live|health|session|certificates|prints|files|qr)/u.test(path)
      ? [{ path, query: (get.parameters ?? []).filter(({ in: where, required }) => where === 'query' && required) }]
      : [],
  );
  const queries: Readonly<Record<string, string>> = { day: '2026-11-20', query: 'mar' };
  const inLanguages = (path: string, names: readonly { name: string }[]): string[] =>
    readTags.map((lang) => {
      const search = new URLSearchParams(names.map(({ name }) => [name, queries[name] ?? '']));
      search.set('lang', lang);
      return `${path}?${search.toString()}`;
    });
  const found = new Map<string, Set<string>>();
  for (const { path, query } of reads.filter(({ path }) => !path.includes('{')))
    for (const body of await reading.readAll(inLanguages(path, query)))
      if (body.startsWith('{')) collect(JSON.parse(body), found, path.replace('/api/v1/', ''));
  const { disciplines } = await reading.json<{ disciplines: { key: string }[] }>('/api/v1/games');
  const events = disciplines.map(({ key }) => `/api/v1/disciplines/${key}/events?lang=en`);
  const eventIds = new Set<string>();
  for (const body of await reading.readAll(events)) {
    const answer = JSON.parse(body) as { items?: { id: string }[] };
    for (const { id } of answer.items ?? []) eventIds.add(id);
    collect(answer, found, 'events');
  }
  const valuesFor = (path: string): string[] => {
    if (path.includes('/events/{id}')) return [...eventIds];
    const items = /^\/api\/v1\/([\w-]+)\/\{id\}/u.exec(path)?.[1];
    const source = Object.entries(identifiers).find(([pattern]) => path.startsWith(`/api/v1${pattern}`))?.[1];
    return [...(found.get(source ?? `${items}.id`) ?? [])];
  };
  await reading.readAll(
    reads
      .filter(({ path }) => path.includes('{'))
      .flatMap(({ path, query }) =>
        valuesFor(path).flatMap((value) => inLanguages(path.replace(/\{\w+\}/u, encodeURIComponent(value)), query)),
      ),
  );
}

/** Links to pages of the same server, without their fragment. */
function linkedPages(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)/gu)]
    .map(([, path]) => path!.replaceAll('&amp;', '&'))
    .filter((path) => !/^\/(?:api|files|calendar|share|console|q|auth)(?:\/|$)/iu.test(path) && !foreign.test(path));
}

async function readPages(reading: Reading, url: string): Promise<void> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<url><loc>([^<]*)/gu)]
    .map(([, address]) => new URL(address!).pathname)
    .filter((path) => !foreign.test(path));
  const screens = addresses.filter(({ path, leadsOn }) => !leadsOn && !path.includes('$')).map(({ path }) => path);
  const pages = await reading.readAll([...listed, ...screens, ...screens.map((path) => inLanguage('ara', path))]);
  await reading.readAll(pages.flatMap(linkedPages));
}

async function readDigests(folder: string): Promise<Digests> {
  const lines = (await readFile(join(folder, INDEX), 'utf8')).trim().split('\n');
  return new Map(lines.map((line) => line.split('\t') as [string, string]));
}

async function compare(before: string, after: string): Promise<void> {
  const [old, now] = [await readDigests(before), await readDigests(after)];
  const differing = [...new Set([...old.keys(), ...now.keys()])].filter((path) => old.get(path) !== now.get(path));
  for (const path of differing) console.log(`${fileName(path)}\t${path}`);
  console.log(`${old.size} addresses before, ${now.size} after, ${differing.length} differ.`);
  process.exitCode = differing.length > 0 ? 1 : 0;
}

const [source = '', target = ''] = process.argv.slice(2);
if (source.startsWith('http')) {
  await mkdir(join(target, 'bodies'), { recursive: true });
  const reading = new Reading(source, target);
  await readDocuments(reading);
  const documents = reading.digests.size;
  await readPages(reading, source);
  const lines = [...reading.digests].toSorted(([a], [b]) => (a < b ? -1 : 1)).map((line) => line.join('\t'));
  await writeFile(join(target, INDEX), `${lines.join('\n')}\n`);
  console.log(`${documents} documents and ${reading.digests.size - documents} pages.`);
} else await compare(source, target);
