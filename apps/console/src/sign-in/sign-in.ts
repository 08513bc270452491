import type { SignInAnswer, SignInRequest } from '@podium/contract';
import { request } from '../api/request.ts';
import { refreshSession } from '../session/session-store.ts';

/** @returns whether an authenticator code is needed; there is no session until it is sent */
export async function signIn({ username, password, code }: SignInRequest): Promise<{ needsCode: boolean }> {
  const body = { username, password, ...(code !== undefined && { code }) };
  const { needsCode } = await request<SignInAnswer>('/api/v1/auth/sign-in', { method: 'POST', body });
  if (!needsCode) await refreshSession();
  return { needsCode };
}
