import type { Context } from 'hono';
import { ApiError } from '../../ground/api-error.ts';

/** Reads the version from `If-Match`. @throws ApiError 400 */
export function readVersion(c: Context): number {
  const version = /^"(\d{1,9})"$/u.exec(c.req.header('if-match') ?? '')?.[1];
  if (version === undefined)
    throw new ApiError('badRequest', 'If-Match: expected the version of the plan, such as "3".');
  return Number(version);
}
