import type { Presenter } from '../programme/presenter.ts';

/** Where the parts of a document have codes of the feed. */
const holders: ReadonlySet<string> = new Set(['code', 'value', 'result', 'add', 'period', 'role', 'position']);
/** `1`, `W` and the like are ambiguous codes. */
const readableName = /^[A-Za-z][A-Za-z0-9_.-]+$/;

/**
 * What the source itself calls the codes that stand in a document, for those that the sport has no word for.
 *
 * @returns names by code; undefined where the source has sent none that is needed
 */
export function codeNamesOf(
  presenter: Presenter,
  feedCode: string | null | undefined,
  body: object,
): Record<string, string> | undefined {
  const { sportCodes } = presenter.snapshot.reference;
  // A Games folder may name a code for all of its disciplines.
  const [codes, common] = [sportCodes.get(feedCode ?? ''), sportCodes.get('')];
  if (!codes && !common) return undefined;
  const found = new Map<string, string>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === 'object') look(value);
      else if (holders.has(key) && typeof value === 'string' && readableName.test(value)) {
        const name = presenter.text((codes?.get(value) ?? common?.get(value))?.name);
        if (name) found.set(value, name);
      }
    }
  };
  look(body);
  return found.size > 0 ? Object.fromEntries(found) : undefined;
}
