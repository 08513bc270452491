import type { ResultSheet } from '@podium/contract';
import type { CorrectedField } from '@podium/games';
import type { FedValues } from '../../feed/sport-tables.ts';
import type { Presenter } from '../../read-model/program/presenter.ts';
import type { Contest } from './contest.ts';
import { lineValues, shownValue } from './line-values.ts';

type Correction = ResultSheet['lines'][number]['corrections'][number];

/** Corrections of a line that show another value than the feed. */
export function presentCorrections(
  contest: Contest,
  competitor: string,
  { presenter, people }: { presenter: Presenter; people: ReadonlyMap<string, string> },
): Correction[] {
  const { row } = contest;
  const line = row.lines.find((line) => line.competitor === competitor);
  const fed: FedValues = line?.fed ?? {};
  const values = line ? lineValues(contest, line, presenter.language) : [];
  const accountName = (by: string | null): string | null => (by === null ? null : (people.get(by) ?? null));
  const fieldName = (field: CorrectedField): string | null => values.find((one) => one.field === field)?.name ?? null;
  const byHand = fed.entered?.fields.map((field): Correction => ({
    field,
    name: fieldName(field),
    value: line ? (shownValue(contest, line, field) ?? null) : null,
    feed: fed[field] ?? null,
    by: accountName(row.steps.findLast(({ step }) => step.do === 'confirm')?.by ?? null),
    at: presenter.asOf(fed.entered!.stamp)!,
    reason: null,
    isLasting: true,
    isContradicted: true,
    isEntered: true,
  }));
  const decided = row.corrections
    .filter(
      (correction) =>
        correction.competitor === competitor &&
        Object.hasOwn(fed, correction.field) &&
        !fed.entered?.fields.includes(correction.field),
    )
    .map(({ field, value, over, isLasting, by, reason, stamp }): Correction => ({
      field,
      name: fieldName(field),
      value,
      feed: fed[field] ?? null,
      by: accountName(by),
      at: presenter.asOf(stamp)!,
      reason,
      isLasting,
      isContradicted: isLasting && (fed[field] ?? null) !== over,
      isEntered: false,
    }));
  return [...(byHand ?? []), ...decided];
}
