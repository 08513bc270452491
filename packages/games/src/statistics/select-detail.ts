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
    const selected = selectWith(details, parseSelector(alternative.trim()));
    if (selected.length > 0) return selected;
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
  return detailsMatching(details, detail).flatMap((match) => {
    const targets = extension ? detailsMatching(match.extensions ?? [], extension) : [match];
    return targets.flatMap((target): SelectedDetail[] => {
      const value = attribute === 'Value' ? target.value : target.attributes?.[attribute];
      if (value === undefined || value === '') return [];
      const pos = [matchNumber(match, detail), matchNumber(target, extension)]
        .filter((part) => part !== undefined)
        .join('_');
      return [{ ...(pos === '' ? {} : { pos }), value, ...(attribute === 'Value' ? readShare(target) : {}) }];
    });
  });
}

function readShare({ attributes: { Attempt, Percent } = {} }: Detail): Pick<SelectedDetail, 'of' | 'percent'> {
  return { ...(Attempt ? { of: Attempt } : {}), ...(Percent ? { percent: Percent } : {}) };
}

/** The number that a step's `n` or `#` matched in a detail. */
function matchNumber(detail: Detail, step: Step | undefined): string | undefined {
  if (step?.pos === 'n') return detail.pos;
  return step?.code.endsWith('#') ? detail.code.slice(step.code.length - 1) : undefined;
}

function detailsMatching(details: readonly Detail[], { type, code, pos }: Step): Detail[] {
  if (code.endsWith('#')) {
    const stem = code.slice(0, -1);
    const numbers = details
      .filter((detail) => detail.code.startsWith(stem))
      .map((detail) => detail.code.slice(stem.length))
      .filter((rest) => /^\d+$/.test(rest));
    const ascending = [...new Set(numbers)].sort((a, b) => Number(a) - Number(b));
    return ascending.flatMap((number) => detailsMatching(details, { type, code: stem + number, pos }));
  }
  const candidates = details.filter((detail) => detail.code === code && (type === undefined || detail.type === type));
  if (pos === 'n') {
    const numbered = candidates.filter((candidate) => /^\d+$/.test(candidate.pos ?? ''));
    return numbered.sort((a, b) => Number(a.pos) - Number(b.pos));
  }
  if (pos !== undefined) return candidates.filter((candidate) => candidate.pos === pos).slice(0, 1);
  const best =
    candidates.find((candidate) => (candidate.pos ?? '') === '') ??
    candidates.find((candidate) => candidate.pos === 'TOT') ??
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
