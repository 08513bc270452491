import type { Grant } from '@podium/contract';
import type { StaffRole, StaffScope } from '@podium/contract/staff-roles';
import { rolesOfGrants } from '@podium/contract/staff-roles';
import { languages } from '@podium/i18n';
import { useMemo } from 'react';
import { useText } from '../language/text.ts';
import { useKindTexts } from './kind-texts.ts';

/** A right with the name of its part, as the server sends it. */
export type NamedGrant = Grant & { scopeName?: string | null };

interface StaffTexts {
  /** `Venue manager · Ginásio Central`. @param name name of the part, if the server sends it */
  roleText: (role: StaffRole, scope: StaffScope, name?: string | null) => string;
  /** Name of a part that is not of the Games; undefined for sports, venues and delegations. */
  partText: (scope: StaffScope) => string | undefined;
  /** Names rights as roles; rights that belong to no role are named by `rightName`. */
  grantTexts: (grants: readonly NamedGrant[], rightName: (role: Grant['role']) => string) => string[];
}

export function useStaffTexts(): StaffTexts {
  const t = useText();
  const { kindsName } = useKindTexts();
  return useMemo(() => {
    const partText = ({ scope, scopeId }: StaffScope): string | undefined => {
      if (scope === 'kind') return kindsName(scopeId ?? '');
      if (scope === 'language') return languages.find(({ tag }) => tag === scopeId)?.ownName;
      return undefined;
    };
    const withPart = (role: string, scope: StaffScope, name?: string | null): string =>
      scope.scopeId === null
        ? role
        : t('frame.staff.roleAt', { role, part: `\u2068${name ?? partText(scope) ?? scope.scopeId}\u2069` });
    return {
      partText,
      roleText: (role, scope, name) => withPart(t(`staffRole.${role}`), scope, name),
      grantTexts(grants, rightName) {
        const { roles, rest } = rolesOfGrants(grants);
        return [
          ...roles.map((named) => withPart(t(`staffRole.${named.role}`), named.scope, nameOf(named.grants))),
          ...rest.map((grant) => withPart(rightName(grant.role), grant, grant.scopeName)),
        ];
      },
    };
  }, [t, kindsName]);
}

const nameOf = (grants: readonly NamedGrant[]): string | null | undefined =>
  grants.find(({ scopeName }) => typeof scopeName === 'string')?.scopeName;
