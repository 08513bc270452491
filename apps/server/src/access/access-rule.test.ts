import { describe, expect, it } from 'vitest';
import type { Grant } from '@podium/contract';
import type { ApiError } from '../ground/api-error.ts';
import { permit } from './access-rule.ts';
import type { AccessRule } from './access-rule.ts';
import { hasGrant, visitor } from './actor.ts';
import type { Actor } from './actor.ts';

const user = (grants: Grant[], isFresh = false): Actor => ({
  kind: 'user',
  userId: 'u1',
  username: 'ana',
  userType: 'volunteer',
  grants,
  isFresh,
  sessionId: 's1',
});
const whole = (role: Grant['role']): Grant => ({ role, scope: 'games', scopeId: null });

const actors: Record<string, Actor> = {
  visitor,
  user: user([]),
  referee: user([{ role: 'referee', scope: 'discipline', scopeId: 'JUD' }]),
  publisher: user([whole('publisher')]),
  manager: user([whole('manager')]),
  admin: user([whole('admin')]),
  freshAdmin: user([whole('admin')], true),
};

const rules: Record<string, AccessRule> = {
  everyone: 'everyone',
  user: 'user',
  freshUser: { user: true, isFresh: true },
  referee: { grants: ['referee'] },
  refereeOfPart: { grants: ['referee'], isForPart: true },
  publisher: { grants: ['publisher'] },
  manager: { grants: ['manager'] },
  admin: { grants: ['admin'], isFresh: true },
};

/** Expected result for each actor by rule, in the order of `actors`. */
const truth: Record<string, string> = {
  everyone: 'ok ok ok ok ok ok ok',
  user: '401 ok ok ok ok ok ok',
  freshUser: '401 again again again again again ok',
  referee: '401 403 403 403 403 ok ok',
  refereeOfPart: '401 403 ok 403 403 ok ok',
  publisher: '401 403 403 ok 403 ok ok',
  manager: '401 403 403 403 ok ok ok',
  admin: '401 403 403 403 403 again ok',
};

const ruleNames = new Map([
  ['unauthorized', '401'],
  ['forbidden', '403'],
  ['signInAgain', 'again'],
]);

function answer(rule: AccessRule, actor: Actor): string {
  try {
    permit(rule, actor);
    return 'ok';
  } catch (error) {
    return ruleNames.get((error as ApiError).code) ?? String(error);
  }
}

describe('the right to call a route', () => {
  for (const [name, rule] of Object.entries(rules)) {
    it(`depends on the access rule of the route: ${name}`, () => {
      expect(
        Object.values(actors)
          .map((actor) => answer(rule, actor))
          .join(' '),
      ).toBe(truth[name]);
    });
  }

  it('a right over one discipline does not apply to another', () => {
    expect(hasGrant(actors['referee']!, 'referee', { scope: 'discipline', scopeId: 'JUD' })).toBe(true);
    expect(hasGrant(actors['referee']!, 'referee', { scope: 'discipline', scopeId: 'SWM' })).toBe(false);
    // A venue may have the code of a discipline.
    expect(hasGrant(actors['referee']!, 'referee', { scope: 'venue', scopeId: 'JUD' })).toBe(false);
    expect(hasGrant(actors['referee']!, 'referee')).toBe(false);
    expect(hasGrant(actors['manager']!, 'manager', { scope: 'discipline', scopeId: 'SWM' })).toBe(true);
  });
});
