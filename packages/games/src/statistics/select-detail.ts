import type { Detail } from '../model/detail.ts';

export interface SelectedDetail {
  /** The position that `[n]` matched: `3`. */
  pos?: string;
  value: string;
  /** The feed's additions to a value: the number of attempts, and the percentage. */
  of?: string;
  percent?: string;
}

interface Step {
  type?: string;
  code: string;
  pos?: string;
}

interface Selector {
  detail: Step;
  extension?: Step;
  attribute: string;
}

const step = String.raw`([A-Z0-9_/-]+#?)(?:\[([A-Z0-9_-]+|n)\])?`;
const grammar = new RegExp(String.raw`^(?:([A-Z]+):)?${step}(?: ext ${step})?(?:\.([A-Z]\w*))?$`, 'i');

/**
 * The value found by a selector, undefined if there is none: `ER:INTERMEDIATE[2]`, `ST:SHOT[TOT].Attempt`,
 * `ER:ROUND[1] ext TENS`. Without `[Pos]` it is the detail without a position, then `TOT`, then the only one. `A | B`
 * tries B if A finds nothing; a period is `PER:S1[H]`.
 */
export function selectDetail(details: readonly Detail[], selector: string): string | undefined {
  return selectDetails(details, selector)[0]?.value;
}

/**
 * All values of a selector whose position is `[n]` or whose code ends in `#`, by number: `ER:INTERMEDIATE[n]` finds
 * each numbered split, `PER:S#[H]` the home side's points in each set.
 */
export function selectDetails(details: readonly Detail[], selector: string): SelectedDetail[] {
  for (const alternative of selector.split('|')) {
    const found = selectWith(details, parseSelector(alternative.trim()));
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Returns the selector, so that records can be checked once.
 *
 * @throws RangeError if it is invalid
 */
export function checkSelector(selector: string): string {
  for (const alternative of selector.split('|')) parseSelector(alternative.trim());
  return selector;
}

function selectWith(details: readonly Detail[], { detail, extension, attribute }: Selector): SelectedDetail[] {
  return detailsMatching(details, detail).flatMap((found) => {
    const targets = extension ? detailsMatching(found.extensions ?? [], extension) : [found];
    return targets.flatMap((target): SelectedDetail[] => {
      const value = attribute === 'Value' ? target.value : target.attributes?.[attribute];
      if (value === undefined || value === '') return [];
      const pos = [numberIn(found, detail), numberIn(target, extension)].filter((part) => part !== undefined).join('_');
      return [{ ...(pos === '' ? {} : { pos }), value, ...(attribute === 'Value' ? shareOf(target) : {}) }];
    });
  });
}

function shareOf({ attributes: { Attempt, Percent } = {} }: Detail): Pick<SelectedDetail, 'of' | 'percent'> {
  return { ...(Attempt ? { of: Attempt } : {}), ...(Percent ? { percent: Percent } : {}) };
}

/** The number that a step's `n` or `#` matched in a detail. */
function numberIn(found: Detail, wanted: Step | undefined): string | undefined {
  if (wanted?.pos === 'n') return found.pos;
  return wanted?.code.endsWith('#') ? found.code.slice(wanted.code.length - 1) : undefined;
}

function detailsMatching(details: readonly Detail[], { type, code, pos }: Step): Detail[] {
  if (code.endsWith('#')) {
    const stem = code.slice(0, -1);
    const numbers = details
      .filter((one) => one.code.startsWith(stem))
      .map((one) => one.code.slice(stem.length))
      .filter((rest) => /^\d+$/.test(rest));
    const ascending = [...new Set(numbers)].sort((a, b) => Number(a) - Number(b));
    return ascending.flatMap((number) => detailsMatching(details, { type, code: stem + number, pos }));
  }
  const candidates = details.filter((one) => one.code === code && (type === undefined || one.type === type));
  if (pos === 'n') {
    const numbered = candidates.filter((one) => /^\d+$/.test(one.pos ?? ''));
    return numbered.sort((a, b) => Number(a.pos) - Number(b.pos));
  }
  if (pos !== undefined) return candidates.filter((one) => one.pos === pos).slice(0, 1);
  const best =
    candidates.find((one) => (one.pos ?? '') === '') ??
    candidates.find((one) => one.pos === 'TOT') ??
    (candidates.length === 1 ? candidates[0] : undefined);
  return best ? [best] : [];
}

function parseSelector(text: string): Selector {
  const [, type, code, pos, extension, extensionPos, attribute = 'Value'] = grammar.exec(text) ?? [];
  if (code === undefined) throw new RangeError(`not a selector: "${text}"`);
  return {
    detail: { type: type === 'PER' ? 'PERIOD' : type, code, pos },
    extension: extension === undefined ? undefined : { code: extension, pos: extensionPos },
    attribute,
  };
}
