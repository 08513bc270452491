import { nativeShell } from './native-shell.ts';

/**
 * Authentication: browsers use a cookie that scripts cannot read; the native apps, which have no cookies of the
 * server, send a token from the keychain.
 */
export async function sessionHeaders(): Promise<Record<string, string>> {
  const token = await nativeShell()?.session.read();
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

export async function saveSession({ headers }: Pick<Response, 'headers'>): Promise<void> {
  const token = headers.get('set-auth-token');
  if (token) await nativeShell()?.session.save(token);
}

export const clearSession = async (): Promise<void> => nativeShell()?.session.forget();
