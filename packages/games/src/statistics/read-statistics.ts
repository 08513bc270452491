import type { Better } from '../marks/mark.ts';
import type { DetailedLine } from '../model/detail.ts';
import { checkSelector, selectDetails } from './select-detail.ts';
import type { SelectedDetail } from './select-detail.ts';

/**
 * A statistic of a discipline: `{ key: 'split_n', selector: 'ER:INTERMEDIATE[n]' }`. The selectors `=`, `Diff` and
 * `WLT` read the line itself.
 */
export interface StatisticRule {
  key: string;
  selector: string;
  /** The better value in a comparison of two sides; if missing, neither side is ahead. */
  better?: Better;
}

export interface Statistic {
  /** Key with the number in place of `n`: `split_3`. */
  key: string;
  rule: StatisticRule;
  pos?: string;
  value: string;
  /** Number of attempts: 14 of 41 shots. */
  of?: string;
  percent?: string;
}

const lineFields = { '=': 'result', Diff: 'diff', WLT: 'wlt' } as const;

/** The statistics that a line has values for, in the order of the rules. */
export function readStatistics(line: DetailedLine, rules: readonly StatisticRule[]): Statistic[] {
  return rules.flatMap((rule) =>
    selectValues(line, rule.selector).map(({ pos, ...fields }) => {
      const key = pos === undefined ? rule.key : rule.key.replace(/(^|_)n(?=_|$)/, `$1${pos}`);
      return { key, rule, pos, ...fields };
    }),
  );
}

/** Throws a RangeError for an invalid rule, also if only one of key and selector has a number. */
export function checkStatisticRule(rule: StatisticRule): StatisticRule {
  if (!isLineField(rule.selector)) checkSelector(rule.selector);
  const isNumbered = /\[n\]|#/.test(rule.selector);
  if (isNumbered !== /(^|_)n(_|$)/.test(rule.key)) {
    throw new RangeError(`key "${rule.key}" and selector "${rule.selector}" disagree about n`);
  }
  return rule;
}

function selectValues(line: DetailedLine, selector: string): SelectedDetail[] {
  if (isLineField(selector)) {
    const value = line[lineFields[selector]] ?? '';
    return value === '' ? [] : [{ value }];
  }
  return selectDetails(line.details, withSide(selector, line.side));
}

/** A period's score is that of the line's own side unless the selector names one. */
function withSide(selector: string, side: DetailedLine['side']): string {
  if (side === undefined) return selector;
  return selector.replaceAll(/(PER:[A-Z0-9_-]+#?)(?![[#\w-])/gi, `$1[${side === 'home' ? 'H' : 'A'}]`);
}

function isLineField(selector: string): selector is keyof typeof lineFields {
  return Object.hasOwn(lineFields, selector);
}
