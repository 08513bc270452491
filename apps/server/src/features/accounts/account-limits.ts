import type { LimitRule } from '../../access/limits.ts';

/** Limits shared by several parts of the accounts. */
export const accountLimits = {
  passwordAgain: { name: 'password again', points: 10, seconds: 900 },
} as const satisfies Record<string, LimitRule>;
