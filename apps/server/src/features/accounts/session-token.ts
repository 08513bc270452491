import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { parse } from 'hono/utils/cookie';
import type { BaseKit } from '../kit.ts';
import { nativeOrigins } from '../../access/cross-site.ts';
import { sessionCookie } from '../../access/session-cookie.ts';

/** Lifetime of a session after its last renewal (seconds). */
export const sessionS = 30 * 86_400;

type Kit = Pick<BaseKit, 'keys' | 'publicUrl'>;

/** The signing key in the form the session library expects. Rotating the key ends all sessions. */
export const sessionSecret = ({ keys }: Pick<Kit, 'keys'>): string =>
  keys.newest('sessions').secret.toString('base64url');

export const sessionCookieName = ({ publicUrl }: Pick<Kit, 'publicUrl'>): string => sessionCookie(publicUrl);

export const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

const signToken = (kit: Pick<Kit, 'keys'>, token: string): Buffer =>
  createHmac('sha256', sessionSecret(kit)).update(token).digest();

/** Reads the session token of a request, from its bearer header or cookie, if our signature is valid. */
export function readSessionToken(kit: Kit, headers: Headers): string | undefined {
  const bearer = /^bearer\s+(\S+)$/iu.exec(headers.get('authorization') ?? '')?.[1];
  const cookie = parse(headers.get('cookie') ?? '', sessionCookieName(kit))[sessionCookieName(kit)];
  return verify(kit, bearer) ?? verify(kit, cookie);
}

function verify(kit: Pick<Kit, 'keys'>, text: string | undefined): string | undefined {
  const [token, signature] = decode(text ?? '').split('.');
  if (!token || !signature) return undefined;
  const [actual, expected] = [Buffer.from(signature, 'base64'), signToken(kit, token)];
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? token : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Sends a session to its owner: as a cookie, and in a header for apps. The body contains no token. */
export function sendSessionToken(c: Context, kit: Kit, token: string): void {
  const value = encodeURIComponent(`${token}.${signToken(kit, token).toString('base64')}`);
  setSessionCookie(c, kit, value, sessionS);
  // A page of ours must not read its token. Every browser sends one of the two headers, the older ones only the first.
  const origin = c.req.header('origin');
  const isApp = origin === undefined ? c.req.header('sec-fetch-site') === undefined : nativeOrigins.has(origin);
  if (isApp) c.header('set-auth-token', value);
}

export const clearSessionCookie = (c: Context, kit: Kit): void => setSessionCookie(c, kit, '', 0);

function setSessionCookie(c: Context, kit: Kit, value: string, maxAgeS: number): void {
  const secure = isSecure(kit.publicUrl) ? '; Secure' : '';
  const line = `${sessionCookieName(kit)}=${value}; Max-Age=${maxAgeS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  c.header('set-cookie', line, { append: true });
}
