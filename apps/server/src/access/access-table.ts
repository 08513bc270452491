import type { Actor } from './actor.ts';
import { hasGrant } from './actor.ts';
import { ApiError } from '../api-error.ts';
import type { GrantRole } from '@podium/contract';

/** Who may call a route. Conditions on the object itself (my own, of my discipline) are checked by the feature. */
export type AccessRule =
  | 'everyone'
  /** Whoever has signed in, of any type. */
  | 'user'
  | {
      /** One of these rights, over any part of the Games. */
      grants: readonly GrantRole[];
      /** Only soon after signing in. */
      isFresh?: true;
    }
  | { user: true; isFresh: true };

/** A line for each route: `'POST /api/v1/feedback': 'everyone'`. A route without one does not start. */
export type AccessTable = Readonly<Record<string, AccessRule>>;

/** @throws ApiError 401 where nobody has signed in, 403 where the rule asks for more than the actor is. */
export function permit(rule: AccessRule, actor: Actor): void {
  if (rule === 'everyone') return;
  if (actor.kind === 'visitor') throw new ApiError('unauthorized', 'Sign in first.');
  if (rule === 'user') return;
  const isGranted = !('grants' in rule) || rule.grants.some((role) => hasGrantAnywhere(actor, role));
  if (!isGranted) throw new ApiError('forbidden', 'This is for others.');
  if (rule.isFresh && !actor.isFresh) throw new ApiError('signInAgain', 'Sign in again for this.');
}

/** An admin may do what a manager may. */
function hasGrantAnywhere(actor: Actor, role: GrantRole): boolean {
  if (actor.kind === 'visitor') return false;
  return hasGrant(actor, 'admin') || actor.grants.some((grant) => grant.role === role);
}
