import type { Grant, GrantRole, UserType } from '@podium/contract';

/** The caller of a request. Guests exist only on the device; to the server they are visitors. */
export type Actor = Visitor | SignedIn;

interface Visitor {
  kind: 'visitor';
}

export interface SignedIn {
  kind: 'user';
  userId: string;
  username: string;
  userType: UserType;
  grants: readonly Grant[];
  /** True if the user signed in with every factor within the last ten minutes. */
  isFresh: boolean;
  sessionId: string;
}

export const visitor: Actor = { kind: 'visitor' };

/** Returns whether an actor has a right for all of the Games, or for one part: `hasGrant(actor, 'referee', { scope: 'discipline', scopeId: 'JUD' })`. */
export function hasGrant(actor: Actor, role: GrantRole, part?: Pick<Grant, 'scope' | 'scopeId'>): boolean {
  if (actor.kind === 'visitor') return false;
  return actor.grants.some(
    (grant) =>
      grant.role === role &&
      (grant.scope === 'games' ||
        // A venue may have the code of a discipline.
        (part !== undefined && grant.scope === part.scope && grant.scopeId === part.scopeId)),
  );
}
