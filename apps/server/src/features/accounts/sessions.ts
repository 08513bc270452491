import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor as secondFactor, username as byUsername } from 'better-auth/plugins';
import { drizzle } from 'drizzle-orm/node-postgres';
import { nativeOrigins } from '../../access/cross-site.ts';
import type { BaseKit } from '../kit.ts';
import { deviceName } from './device-name.ts';
import type { Passwords } from './passwords.ts';
import { isSecure, sessionCookieName, sessionS, sessionSecret } from './session-token.ts';
import { account, session, twoFactor, user, verification } from './tables.ts';
import { usernameKey } from './username-key.ts';

export type Sessions = ReturnType<typeof openSessions>;

/**
 * Sign-in uses better-auth with our tables and our hash. None of its own routes is exposed: our routes call it, so
 * that every answer has our format and no body contains a token. Our own statements look up and end sessions: while
 * the database is unavailable the library answers 500, logs the SQL, and reports sessions as ended that are not.
 */
export function openSessions(
  { pool, keys, publicUrl }: Pick<BaseKit, 'pool' | 'keys' | 'publicUrl'>,
  passwords: Passwords,
) {
  return betterAuth({
    appName: 'Podium',
    baseURL: publicUrl,
    basePath: '/api/v1/auth',
    secret: sessionSecret({ keys }),
    database: drizzleAdapter(drizzle(pool), {
      provider: 'pg',
      schema: { user, session, account, verification, twoFactor },
      transaction: true,
    }),
    trustedOrigins: [publicUrl, ...nativeOrigins],
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    // The library's log entries contain addresses.
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: {
        hash: async (password) => passwords.hash(password),
        verify: async ({ hash, password }) => passwords.verify(hash, password),
      },
    },
    session: { expiresIn: sessionS, cookieCache: { enabled: false } },
    verification: { storeIdentifier: 'hashed' },
    databaseHooks: {
      session: {
        create: {
          before: async (one) => ({ data: { ...one, ipAddress: '', userAgent: deviceName(one.userAgent ?? '') } }),
        },
      },
    },
    advanced: {
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      cookies: { session_token: { name: sessionCookieName({ publicUrl }) } },
      defaultCookieAttributes: { secure: isSecure(publicUrl), httpOnly: true, sameSite: 'lax', path: '/' },
    },
    plugins: [
      byUsername({
        usernameNormalization: usernameKey,
        // Usernames chosen before a rule changed can still sign in.
        usernameValidator: () => true,
      }),
      secondFactor({ issuer: 'Podium' }),
    ],
  });
}
