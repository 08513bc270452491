import { servedBy } from '@podium/contract/served-by';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { request, RequestError } from './request.ts';

const fetched = vi.fn<typeof fetch>();
const response = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  fetched.mockResolvedValueOnce(
    new Response(JSON.stringify(body), {
      status,
      headers: { ...servedBy, ...headers },
    }),
  );
const failureOf = async (request: Promise<unknown>) => {
  const error = await request.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(RequestError);
  return error as RequestError;
};

vi.stubGlobal('fetch', fetched);
afterEach(() => void fetched.mockReset());

describe('a private request', () => {
  it('is sent with the cookie of our own site, as JSON, and past every cache', async () => {
    response(200, { needsCode: false });
    expect(await request('/api/v1/auth/sign-in', { method: 'POST', body: { username: 'ana' } })).toEqual({
      needsCode: false,
    });
    const [path, init] = fetched.mock.calls[0]!;
    expect(path).toBe('/api/v1/auth/sign-in');
    expect(init).toMatchObject({
      method: 'POST',
      body: '{"username":"ana"}',
      credentials: 'same-origin',
      cache: 'no-store',
    });
    expect(init?.headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' });
  });

  it('sends a picture unchanged', async () => {
    response(200, {});
    const body = new Blob(['x'], { type: 'image/webp' });
    await request('/api/v1/me/photo', { method: 'PUT', body });
    expect(fetched.mock.calls[0]![1]).toMatchObject({ body, headers: { 'content-type': 'image/webp' } });
  });

  it('reports the field that the server refuses', async () => {
    const fields = [{ field: 'username', message: 'usernameTaken' }];
    response(422, {
      error: { code: 'unprocessable', message: 'x', id: 'e1', fields: [...fields, null, { field: 'x' }] },
    });
    expect(await failureOf(request('/x', { method: 'POST', body: {} }))).toMatchObject({
      status: 422,
      code: 'unprocessable',
      id: 'e1',
      fields,
    });
  });

  it('reports how long to wait, and that no server was reached', async () => {
    response(429, { error: { code: 'tooManyRequests', id: 'e2' } }, { 'retry-after': '90' });
    expect(await failureOf(request('/x'))).toMatchObject({ code: 'tooManyRequests', retryAfterMs: 90_000, fields: [] });
    fetched.mockRejectedValueOnce(new TypeError('no network'));
    expect(await failureOf(request('/x'))).toMatchObject({ status: 0, code: 'offline' });
  });

  it.each([200, 401, 403, 503])(
    'does not end the session if a proxy in front of the server answers %i',
    async (status) => {
      fetched.mockResolvedValueOnce(Response.json({ user: null }, { status }));
      expect(await failureOf(request('/api/v1/session'))).toMatchObject({
        status: 0,
        code: 'offline',
      });
    },
  );

  it('that its caller aborts does not report a failure of the server', async () => {
    const aborted = new DOMException('gone', 'AbortError');
    fetched.mockRejectedValueOnce(aborted);
    await expect(request('/x', { signal: AbortSignal.abort() })).rejects.toBe(aborted);
  });
});
