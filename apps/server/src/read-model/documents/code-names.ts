import type { Presenter } from '../program/presenter.ts';

/** Properties of a document that may hold feed codes. */
const holders: ReadonlySet<string> = new Set(['code', 'value', 'result', 'add', 'period', 'role', 'position']);
/** Excludes codes such as `1` or `W`, which are ambiguous. */
const readableName = /^(?=.*[A-Za-z])[A-Za-z0-9][A-Za-z0-9_.-]+$/;

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
  const keepName = (code: string): void => {
    const name = presenter.text((codes?.get(code) ?? common?.get(code))?.name);
    if (name) namesByCode.set(code, name);
  };
  /** `JUMP.value2` names the second value of the detail `JUMP`. */
  const lookAtAttributes = (part: { code?: unknown; attributes?: unknown }): void => {
    if (typeof part.code !== 'string' || typeof part.attributes !== 'object') return;
    for (const attribute of Object.keys(part.attributes ?? {})) keepName(`${part.code}.${attribute.toLowerCase()}`);
  };
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    lookAtAttributes(part);
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === 'object') look(value);
      else if (holders.has(key) && typeof value === 'string' && readableName.test(value)) {
        keepName(value);
      }
    }
  };
  look(body);
  return namesByCode.size > 0 ? Object.fromEntries(namesByCode) : undefined;
}
