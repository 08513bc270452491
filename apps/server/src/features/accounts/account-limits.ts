import type { LimitRule } from '../../access/limits.ts';

export const accountLimits = {
  passwordAgain: { name: 'password again', points: 10, seconds: 900 },
} as const satisfies Record<string, LimitRule>;
