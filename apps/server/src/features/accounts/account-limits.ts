import type { LimitRule } from '../../access/limits.ts';

/** What more than one part of the accounts counts together. */
export const accountLimits = {
  passwordAgain: { name: 'password again', points: 10, seconds: 900 },
  tokens: { name: 'token prefix', points: 300, seconds: 900 },
} as const satisfies Record<string, LimitRule>;
