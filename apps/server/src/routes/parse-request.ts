import type { Context } from 'hono';
import type { z } from 'zod';
import { ApiError } from '../ground/api-error.ts';

const issueFields = (error: z.ZodError): { field: string; message: string }[] =>
  error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));

/**
 * Validates path parameters.
 *
 * @throws ApiError 404 if a parameter is invalid, because nothing can exist at such an address
 */
export function parseParams<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(c.req.param());
  if (parsed.success) return parsed.data;
  throw new ApiError('notFound', 'There is nothing at this address.');
}

/**
 * Validates query parameters. Empty parameters count as absent; the first value of a repeated parameter counts.
 *
 * @throws ApiError 400 with each invalid parameter
 */
export function parseQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  const parameters = Object.entries(c.req.query()).filter(([, value]) => value !== '');
  const parsed = schema.safeParse(Object.fromEntries(parameters));
  if (parsed.success) return parsed.data;
  throw new ApiError('badRequest', 'Invalid query parameter.', { fields: issueFields(parsed.error) });
}

/**
 * Reads and validates a JSON body.
 *
 * @throws ApiError 415 if it is not JSON, 400 if it cannot be parsed or is nested too deeply, 422 with each invalid field
 */
export async function parseBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  if (!c.req.header('content-type')?.startsWith('application/json'))
    throw new ApiError('unsupportedMediaType', 'Send the body as JSON (Content-Type: application/json).');
  const json: unknown = await c.req.json().catch(() => {
    throw new ApiError('badRequest', 'The body is not valid JSON.');
  });
  const nul = fieldWithNul(json);
  if (nul !== undefined)
    throw new ApiError('unprocessable', 'Invalid field.', { fields: [{ field: nul, message: 'contains U+0000' }] });
  return validate(json, schema);
}

/**
 * Validates a value against a schema that depends on more than the request, such as today's year.
 *
 * @throws ApiError 422 with each invalid field
 */
export function validate<Schema extends z.ZodType>(value: unknown, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ApiError('unprocessable', 'Invalid field.', { fields: issueFields(parsed.error) });
}

/** Maximum nesting of a body: ours need four levels, but 64 KiB have room for 32,000. */
const maxLevels = 32;

/**
 * Finds the first text that contains U+0000, which PostgreSQL cannot store.
 *
 * @returns its path; undefined if there is none
 * @throws ApiError 400 if the body is nested too deeply to be walked recursively
 */
function fieldWithNul(value: unknown, path = '', level = 0): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (level >= maxLevels) throw new ApiError('badRequest', `The body has more than ${maxLevels} levels.`);
  for (const [name, inner] of Object.entries(value)) {
    if (name.includes('\0')) return path;
    const faultyField = fieldWithNul(inner, path === '' ? name : `${path}.${name}`, level + 1);
    if (faultyField !== undefined) return faultyField;
  }
  return undefined;
}
