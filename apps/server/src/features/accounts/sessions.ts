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
 * Sign-in is better-auth's, over our tables and our hash. None of its own addresses is open: our routes call it, so that
 * every answer has our shape and no token is in a body. Sessions are looked up and ended by our own statements: the
 * library answers 500 and logs the SQL while the database is away, and says that a session has ended when it has not.
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
    // Its own log lines contain addresses.
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
        // Names of before a rule changed stay good for signing in.
        usernameValidator: () => true,
      }),
      secondFactor({ issuer: 'Podium' }),
    ],
  });
}
