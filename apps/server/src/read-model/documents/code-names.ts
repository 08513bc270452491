import type { Presenter } from '../program/presenter.ts';

/** Properties of a document that may hold feed codes. */
const holders: ReadonlySet<string> = new Set(['code', 'value', 'result', 'add', 'period', 'role', 'position']);
/** Excludes codes such as `1` or `W`, which are ambiguous. */
const readableName = /^[A-Za-z][A-Za-z0-9_.-]+$/;

/**
 * The feed's own names for codes in a document that the sport has no phrase for.
 *
 * @returns names by code; undefined if the feed named none of the codes used
 */
export function readCodeNames(
  presenter: Presenter,
  feedCode: string | null | undefined,
  body: object,
): Record<string, string> | undefined {
  const { sportCodes } = presenter.snapshot.reference;
  // A Games folder may define a code for all disciplines.
  const [codes, common] = [sportCodes.get(feedCode ?? ''), sportCodes.get('')];
  if (!codes && !common) return undefined;
  const namesByCode = new Map<string, string>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === 'object') look(value);
      else if (holders.has(key) && typeof value === 'string' && readableName.test(value)) {
        const name = presenter.text((codes?.get(value) ?? common?.get(value))?.name);
        if (name) namesByCode.set(value, name);
      }
    }
  };
  look(body);
  return namesByCode.size > 0 ? Object.fromEntries(namesByCode) : undefined;
}
