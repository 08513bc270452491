/**
 * Only answers of our server are used and kept. A network's sign-in page, a filter, a challenge or a maintenance page
 * can answer any address with any status, and counts as no network.
 */
import { isOurs } from '@podium/contract/served-by';

/** Media type of the files that the app consists of, by the ending of their names. */
const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  mjs: 'text/javascript',
  svg: 'image/svg+xml',
};

type Answer = Pick<Response, 'ok' | 'redirected' | 'headers'>;

/**
 * Returns whether a response is the file that its name promises, judged by its headers.
 * @param path path of the file: `/assets/p1a2b3c4.js`
 */
export function isFile(path: string, { ok, redirected, headers }: Answer): boolean {
  if (!ok || redirected || !isOurs({ headers })) return false;
  const expected = mediaTypes[/\.(\w+)$/u.exec(path)?.[1] ?? ''];
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim();
  return expected === undefined ? type !== 'text/html' : type === expected;
}

/** A strong tag of a prepared answer begins with the hash of its content; a weak one allows changes on the way. */
const contentTag = /^"([\w-]{22})(?:-\w+)?"$/u;

/**
 * Returns whether the content of a file is what the server sent.
 * @param answer consumed
 */
export async function isIntact(answer: Response): Promise<boolean> {
  const expected = contentTag.exec(answer.headers.get('etag') ?? '')?.[1];
  if (expected === undefined) return true;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  const base64 = btoa(String.fromCharCode(...hash));
  return base64.replaceAll('+', '-').replaceAll('/', '_').startsWith(expected);
}

/** A file of the build that names the current one: small, and answered from memory. */
const probe = '/builds/latest.json';

/** A browser does not reveal where the redirect of a page leads, so the server is asked for something else. */
async function isServerThere(): Promise<boolean> {
  return isOurs(await fetch(probe, { cache: 'no-store' }));
}

/**
 * Fetches from our server.
 * @throws TypeError like `fetch` without a network if something else answers
 */
export async function fetchOurs(input: Request | string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init);
  if (await isFromServer(answer)) return answer;
  // The browser's own cache may contain an earlier answer of a network, so ask the server.
  if (typeof input !== 'string' && input.cache === 'default') {
    const { url, headers, redirect } = input;
    const again = await fetch(url, { headers, redirect, cache: 'reload' });
    if (await isFromServer(again)) return again;
  }
  throw foreign(input);
}

const isFromServer = async (answer: Response): Promise<boolean> =>
  answer.type === 'opaqueredirect' ? isServerThere() : isOurs(answer);

/**
 * Fetches a file of the app; from the network if the browser's own cache holds something else in its place.
 *
 * @returns the file, or the server's refusal
 * @throws TypeError if something else answers
 */
export async function fetchFile(input: Request | string, init?: RequestInit): Promise<Response> {
  const path = typeof input === 'string' ? input : new URL(input.url).pathname;
  const first = await fetch(input, init);
  if (await isWanted(path, first)) return first;
  const again = await fetch(path, { cache: 'reload' });
  if (await isWanted(path, again)) return again;
  throw foreign(input);
}

async function isWanted(path: string, answer: Response): Promise<boolean> {
  if (!answer.ok) return isOurs(answer);
  return isFile(path, answer) && isIntact(answer.clone());
}

const foreign = (input: Request | string): TypeError =>
  new TypeError(`${typeof input === 'string' ? input : input.url} was not answered by our server.`);
