import type { Context } from 'hono';
import type { z } from 'zod';
import { ApiError } from '../api-error.ts';

/**
 * The validated body of a request.
 *
 * @throws ApiError 415 where it is no JSON, 400 where it cannot be read or is nested too deeply, 422 with a code for each field that cannot be taken
 */
export async function bodyOf<Shape extends z.ZodType>(c: Context, shape: Shape): Promise<z.output<Shape>> {
  if (!c.req.header('content-type')?.startsWith('application/json'))
    throw new ApiError('unsupportedMediaType', 'Send JSON.');
  const json: unknown = await c.req.json().catch(() => {
    throw new ApiError('badRequest', 'The body is no JSON.');
  });
  const nul = fieldWithNul(json);
  if (nul !== undefined)
    throw new ApiError('unprocessable', 'A field cannot be taken.', {
      fields: [{ field: nul, message: 'contains U+0000' }],
    });
  const parsed = shape.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new ApiError('unprocessable', 'A field cannot be taken.', {
    fields: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  });
}

/** Levels of objects and lists in a body: none of ours has more than four, and a body has room for 32,000. */
const mostLevels = 32;

/**
 * The path of the first text that holds U+0000, which PostgreSQL cannot store; undefined where there is none.
 *
 * @throws ApiError 400 where the body is nested too deeply: whatever walks it level by level would run out of stack
 */
function fieldWithNul(value: unknown, path = '', level = 0): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (level >= mostLevels) throw new ApiError('badRequest', `The body has more than ${mostLevels} levels.`);
  for (const [name, inner] of Object.entries(value)) {
    if (name.includes('\0')) return path;
    const found = fieldWithNul(inner, path === '' ? name : `${path}.${name}`, level + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Nobody keeps an answer about a person. */
export const personal = { 'cache-control': 'no-store' } as const;

/**
 * The validated parameters of a request; if one occurs twice, the first counts.
 *
 * @throws ApiError 400 with what cannot be used
 */
export function queryOf<Shape extends z.ZodType>(c: Context, shape: Shape): z.output<Shape> {
  const parsed = shape.safeParse(c.req.query());
  if (parsed.success) return parsed.data;
  throw new ApiError('badRequest', 'A parameter cannot be used.', {
    fields: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  });
}
