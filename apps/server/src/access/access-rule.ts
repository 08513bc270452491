import type { Actor, SignedIn } from './actor.ts';
import { hasGrant } from './actor.ts';
import { ApiError } from '../ground/api-error.ts';
import type { GrantRole } from '@podium/contract';

/** Roles that may call a route. The feature checks conditions on the object itself (own account, own discipline). */
export type AccessRule =
  | 'everyone'
  /** Requests with the feed's API key. */
  | 'feedKey'
  | 'user'
  | {
      /** One of these rights over all of the Games. Admins have every right. */
      grants: readonly GrantRole[];
      /**
       * A right over a part of the Games (a discipline, a venue, a delegation) is enough. The handler compares it with
       * what the request is about.
       */
      isForPart?: true;
      /** Requires a recent sign-in. */
      isFresh?: true;
    }
  | { user: true; isFresh: true };

/** @throws ApiError 401 if the caller is not logged in, 403 if the caller lacks a required right */
export function permit(rule: AccessRule, actor: Actor): void {
  if (rule === 'everyone' || rule === 'feedKey') return;
  if (actor.kind === 'visitor') throw new ApiError('unauthorized', 'Log in first.');
  if (rule === 'user') return;
  const isGranted =
    !('grants' in rule) || hasGrant(actor, 'admin') || rule.grants.some((role) => isHeld(actor, role, rule.isForPart));
  if (!isGranted) throw new ApiError('forbidden', "You don't have permission to do this.");
  if (rule.isFresh && !actor.isFresh) throw new ApiError('signInAgain', 'Log in again to do this.');
}

const isHeld = ({ grants }: SignedIn, role: GrantRole, isForPart: true | undefined): boolean =>
  grants.some((grant) => grant.role === role && (isForPart || grant.scope === 'games'));
