/** Parts that the routes of the desk share. */
import { itemId, kindNames } from '@podium/content';
import type { KindName } from '@podium/content';
import { deskItemAnswer } from '@podium/contract';
import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../../../ground/api-error.ts';

export const deskBase = '/api/v1/desk';

export const kindName = z.enum(kindNames as readonly [KindName, ...KindName[]]);
export const ofDesk = { tag: 'desk', access: { grants: ['publisher'], isForPart: true } } as const;
export const ofItem = {
  ...ofDesk,
  params: z.object({ kind: kindName, id: itemId }),
  answer: deskItemAnswer,
  answers: 'The item as it is now',
} as const;
export const itemPath = `${deskBase}/content/{kind}/{id}`;
export const changes = {
  description: '`If-Match` names the version of the draft that was seen: `"3"`, or `"0"` if there was none.',
  errors: {
    badRequest: '`If-Match` is missing',
    conflict: 'Field `version` or `published`: somebody else was faster',
    forbidden: 'Your rights do not include this item',
  },
} as const;

/** Reads the version from `If-Match`. @throws ApiError 400 */
export function seenVersion(c: Context): number {
  const version = /^"(\d{1,9})"$/u.exec(c.req.header('if-match') ?? '')?.[1];
  if (version === undefined)
    throw new ApiError('badRequest', 'If-Match: expected the version of the draft, such as "3".');
  return Number(version);
}
