/** The address, rights, author and units of decisions about the schedule. */
import type { SignedIn } from '../../../access/actor.ts';
import type { Decision } from '../../../feed/desk/desk-entry.ts';
import { ApiError } from '../../../ground/api-error.ts';
import type { Program, UnitInfo } from '../../../read-model/program/program.ts';
import { mayEditUnit } from '../../may-edit-unit.ts';

export const base = '/api/v1/desk/schedule';
export const ofSchedule = { tag: 'desk', access: { grants: ['manager', 'referee'], isForPart: true } } as const;

/** @throws ApiError 403, 422 */
export function unitFor({ units }: Program, id: string, user: SignedIn, field: string): UnitInfo {
  const unit = units.get(id);
  if (!unit) throw invalid(field, 'unknownUnit');
  if (!mayEditUnit(user, unit)) throw new ApiError('forbidden', 'Your rights do not include this unit.');
  return unit;
}

export const invalid = (field: string, message: string): ApiError =>
  new ApiError('unprocessable', 'Invalid field.', { fields: [{ field, message }] });

export const knownBy = (
  type: string,
  { nonce }: { nonce: string },
  user: SignedIn,
): Pick<Decision, 'type' | 'by' | 'nonce'> => ({
  type,
  by: { userId: user.userId, role: userRole(user) },
  nonce,
});

export const editDecision = (
  type: string,
  data: Decision['data'],
  { edits, reason, nonce }: { edits: readonly { unit: string }[]; reason?: string; nonce: string },
  user: SignedIn,
): Decision => ({ ...knownBy(type, { nonce }, user), data, about: aboutUnits(edits), reason });

function aboutUnits(edits: readonly { unit: string }[]): string {
  const ids = new Set(edits.map(({ unit }) => unit));
  return ids.size === 1 ? `unit/${edits[0]!.unit}` : `units/${ids.size}`;
}

const userRole = ({ grants }: SignedIn): string =>
  (['admin', 'manager', 'referee'] as const).find((role) => grants.some((grant) => grant.role === role)) ?? '';
