import type { ResultSheet } from '@podium/contract';
import type { FedValues } from '../../feed/sport-tables.ts';
import type { Presenter } from '../../read-model/program/presenter.ts';
import type { Contest } from './contest.ts';
import { lineValues } from './correctable.ts';

/** Corrections of a line that show another value than the feed. */
export function presentCorrections(
  contest: Contest,
  competitor: string,
  { presenter, people }: { presenter: Presenter; people: ReadonlyMap<string, string> },
): ResultSheet['lines'][number]['corrections'] {
  const line = contest.row.lines.find((line) => line.competitor === competitor);
  const fed: FedValues = line?.fed ?? {};
  const values = line ? lineValues(contest, line, presenter.language) : [];
  return contest.row.corrections
    .filter((correction) => correction.competitor === competitor && Object.hasOwn(fed, correction.field))
    .map(({ field, value, over, isLasting, by, reason, stamp }) => ({
      field,
      name: values.find((one) => one.field === field)?.name ?? null,
      value,
      feed: fed[field] ?? null,
      by: by === null ? null : (people.get(by) ?? null),
      at: presenter.asOf(stamp)!,
      reason,
      isLasting,
      isContradicted: isLasting && (fed[field] ?? null) !== over,
    }));
}
