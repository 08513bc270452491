import { openAccount } from './people.ts';
import type { ServerProcess } from './server-process.ts';

/** Sends a request to a server, with the cookies of a session. */
export type Ask = (
  server: Pick<ServerProcess, 'url'>,
  method: string,
  path: string,
  body?: object | Buffer,
  headers?: Record<string, string>,
) => Promise<Response>;

export const sendJson = async (
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: object | Buffer,
): Promise<Response> =>
  fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
  });

/**
 * Opens an account and logs in. @returns a function that sends requests with its session, also to another process on
 * the same database
 */
export async function session(server: ServerProcess, username: string): Promise<Ask> {
  const account = { username, password: 'quatro tucanos azuis' };
  await openAccount(server, { ...account, email: `${username}@example.org`, document: 'AB123456' });
  const response = await sendJson(`${server.url}/api/v1/auth/sign-in`, 'POST', { origin: server.url }, account);
  const cookie = response.headers
    .getSetCookie()
    .map((pair) => pair.split(';')[0])
    .join('; ');
  return async (asked, method, path, body, headers) =>
    sendJson(asked.url + path, method, { origin: asked.url, cookie, ...headers }, body);
}
