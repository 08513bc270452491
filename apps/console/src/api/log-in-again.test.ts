import { servedBy } from '@podium/contract/served-by';
import { afterEach, expect, test, vi } from 'vitest';
import { LoginQuestion } from './log-in-again.ts';
import { onSessionTrouble, request } from './request.ts';

let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  vi.unstubAllGlobals();
});

/** A server whose session has ended until `logIn` is called. */
function endedSession(code: 'unauthorized' | 'signInAgain'): { logIn: () => void; bodies: unknown[] } {
  let isOpen = false;
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: unknown }) => {
    bodies.push(body);
    return isOpen
      ? Response.json({ ok: true }, { headers: servedBy })
      : Response.json({ error: { code, message: '' } }, { status: 401, headers: servedBy });
  });
  return { logIn: () => (isOpen = true), bodies };
}

const question = (): { reasons: string[]; login: LoginQuestion } => {
  const reasons: string[] = [];
  const login = new LoginQuestion((reason) => reasons.push(reason));
  end = onSessionTrouble(login.ask);
  return { reasons, login };
};

test.each(['unauthorized', 'signInAgain'] as const)(
  'after %s, a request continues once the user is logged in',
  async (code) => {
    const server = endedSession(code);
    const { reasons, login } = question();
    const answer = request('/api/v1/x', { method: 'POST', body: { a: 1 } });
    await vi.waitFor(() => expect(reasons).toEqual([code]));
    server.logIn();
    login.answer(true);
    expect(await answer).toEqual({ ok: true });
    expect(server.bodies).toEqual(['{"a":1}', '{"a":1}']);
  },
);

test('requests that wait for a login all continue after one login', async () => {
  const server = endedSession('unauthorized');
  const { reasons, login } = question();
  const answers = Promise.all([request('/api/v1/x'), request('/api/v1/y')]);
  await vi.waitFor(() => expect(reasons).toHaveLength(2));
  server.logIn();
  login.answer(true);
  expect(await answers).toEqual([{ ok: true }, { ok: true }]);
});

test('a request fails with its error if the user does not log in, and on pages that cannot ask for a login', async () => {
  endedSession('signInAgain');
  const { reasons, login } = question();
  const failed = request('/api/v1/x').catch((error: unknown) => error);
  await vi.waitFor(() => expect(reasons).toHaveLength(1));
  login.answer(false);
  expect(await failed).toMatchObject({ code: 'signInAgain' });
  end?.();
  await expect(request('/api/v1/x')).rejects.toMatchObject({ code: 'signInAgain' });
});

test('a request that fails again after the login does not ask twice', async () => {
  endedSession('unauthorized');
  const { reasons, login } = question();
  const failed = request('/api/v1/x').catch((error: unknown) => error);
  await vi.waitFor(() => expect(reasons).toHaveLength(1));
  login.answer(true);
  expect(await failed).toMatchObject({ code: 'unauthorized' });
  expect(reasons).toHaveLength(1);
});
