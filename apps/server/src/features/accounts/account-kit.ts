import { grantRoles } from '@podium/contract';
import type { GrantRole } from '@podium/contract';
import { z } from 'zod';
import type { FeatureKit } from '../kit.ts';
import { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { findRequester } from './requester.ts';
import type { Requester } from './requester.ts';

export const accountSettings = {
  ACCOUNTS_PASSWORD_MB: {
    schema: z.coerce.number().int().min(19).max(1024).optional(),
    meaning:
      'Memory (MB) per password hash; default: calibrated at startup so that a hash takes about 80 ms (19 to 64).',
  },
  ACCOUNTS_TWO_FACTOR_FOR: {
    schema: z
      .string()
      .regex(/^\s*[a-z]+(\s*,\s*[a-z]+)*\s*$/u, 'expected comma-separated roles, such as "admin,manager", or "none"')
      .refine((text) => rolesIn(text).every((role) => (grantRoles as readonly string[]).includes(role)), {
        error: `the rights are ${grantRoles.join(', ')}`,
      })
      .default('admin,manager,referee'),
    meaning: 'Roles that require two-step verification at login; demo accounts are exempt.',
  },
  ACCOUNTS_ERASURE_DAYS: {
    schema: z.coerce.number().int().min(1).max(365).default(15),
    meaning: 'Days to answer a request to erase an account or to hide a participant; 15 by default.',
  },
};

const rolesIn = (text: string): string[] =>
  text
    .split(',')
    .map((role) => role.trim())
    .filter((role) => role !== 'none');

type Kit = Omit<FeatureKit<typeof accountSettings>, 'state'>;

/** State that the feature keeps while the server runs. */
interface AccountState {
  passwords: Passwords;
  /** The session library is loaded once, at the first sign-in. */
  sessions: () => Promise<Sessions>;
  /** Rights that are active only in sessions with two factors. */
  twoFactorFor: ReadonlySet<GrantRole>;
  asker: (request: Request) => Promise<Requester | undefined>;
}

export type AccountKit = Kit & AccountState;

export function openAccounts(kit: Kit): AccountState {
  const passwords = new Passwords(kit.settings.ACCOUNTS_PASSWORD_MB);
  void passwords.prepare();
  let opening: Promise<Sessions> | undefined;
  const sessions = async (): Promise<Sessions> =>
    (opening ??= import('./sessions.ts').then(({ openSessions }) => openSessions(kit, passwords)));
  const twoFactorFor = new Set(rolesIn(kit.settings.ACCOUNTS_TWO_FACTOR_FOR) as GrantRole[]);
  const requesters = new WeakMap<Request, Promise<Requester | undefined>>();
  const asker = async (request: Request): Promise<Requester | undefined> => {
    let answer = requesters.get(request);
    if (!answer) {
      answer = findRequester({ ...kit, twoFactorFor }, request.headers);
      requesters.set(request, answer);
    }
    return answer;
  };
  return { passwords, sessions, twoFactorFor, asker };
}
