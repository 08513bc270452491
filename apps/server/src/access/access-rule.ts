import type { Actor } from './actor.ts';
import { hasGrant } from './actor.ts';
import { ApiError } from '../api-error.ts';
import type { GrantRole } from '@podium/contract';

/** Who may call a route. Conditions on the object itself (my own, of my discipline) are checked by the feature. */
export type AccessRule =
  | 'everyone'
  /** Requests with the feed's API key, which the handler checks. */
  | 'feedKey'
  /** Any logged-in user. */
  | 'user'
  | {
      /** One of these rights, over any part of the Games. */
      grants: readonly GrantRole[];
      /** Only soon after signing in. */
      isFresh?: true;
    }
  | { user: true; isFresh: true };

/** @throws ApiError 401 if the caller is not logged in, 403 if the rule requires a right that the caller lacks */
export function permit(rule: AccessRule, actor: Actor): void {
  if (rule === 'everyone' || rule === 'feedKey') return;
  if (actor.kind === 'visitor') throw new ApiError('unauthorized', 'Log in first.');
  if (rule === 'user') return;
  const isGranted = !('grants' in rule) || rule.grants.some((role) => hasGrantAnywhere(actor, role));
  if (!isGranted) throw new ApiError('forbidden', "You don't have permission to do this.");
  if (rule.isFresh && !actor.isFresh) throw new ApiError('signInAgain', 'Log in again to do this.');
}

/** An admin may do what a manager may. */
function hasGrantAnywhere(actor: Actor, role: GrantRole): boolean {
  if (actor.kind === 'visitor') return false;
  return hasGrant(actor, 'admin') || actor.grants.some((grant) => grant.role === role);
}
