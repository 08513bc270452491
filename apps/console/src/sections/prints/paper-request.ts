import type { PaperRequest } from './prints-api.ts';

/** A request without the choices that were left open. */
export function paperRequest(
  of: PaperRequest['of'],
  choices: Readonly<Record<string, string | readonly string[] | boolean | undefined>>,
): PaperRequest {
  const query = Object.entries(choices).flatMap(([name, value]) => {
    if (value === undefined || value === false || value === '' || (Array.isArray(value) && value.length === 0))
      return [];
    return [[name, Array.isArray(value) ? value.join(',') : String(value)] as const];
  });
  return { of, query: Object.fromEntries(query) };
}
