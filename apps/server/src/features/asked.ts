import type { Context } from 'hono';
import type { z } from 'zod';
import { ApiError } from '../api-error.ts';

/**
 * The body of a request, checked.
 *
 * @throws ApiError 415 where it is no JSON, 400 where it cannot be read, 422 with a code for each field that cannot be taken
 */
export async function bodyOf<Shape extends z.ZodType>(c: Context, shape: Shape): Promise<z.output<Shape>> {
  if (!c.req.header('content-type')?.startsWith('application/json'))
    throw new ApiError('unsupportedMediaType', 'Send JSON.');
  const json: unknown = await c.req.json().catch(() => {
    throw new ApiError('badRequest', 'The body is no JSON.');
  });
  const parsed = shape.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new ApiError('unprocessable', 'A field cannot be taken.', {
    fields: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  });
}

/** Nobody keeps an answer about a person. */
export const personal = { 'cache-control': 'no-store' } as const;

/**
 * The query of a request, checked; what is empty is not asked for.
 *
 * @throws ApiError 400 with each parameter that cannot be taken
 */
export function queryOf<Shape extends z.ZodType>(c: Context, shape: Shape): z.output<Shape> {
  const given = Object.entries(c.req.query()).filter(([, value]) => value !== '');
  const parsed = shape.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  throw new ApiError('badRequest', 'A parameter cannot be taken.', {
    fields: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  });
}
