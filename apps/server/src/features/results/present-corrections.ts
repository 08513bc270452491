import type { ResultSheet } from '@podium/contract';
import type { FedValues } from '../../feed/sport-tables.ts';
import type { Presenter } from '../../read-model/program/presenter.ts';
import type { Contest } from './contest.ts';

/** Corrections of a line that show another value than the feed. */
export function presentCorrections(
  { row }: Contest,
  competitor: string,
  { presenter, people }: { presenter: Presenter; people: ReadonlyMap<string, string> },
): ResultSheet['lines'][number]['corrections'] {
  const fed: FedValues = row.lines.find((line) => line.competitor === competitor)?.fed ?? {};
  return row.corrections
    .filter((correction) => correction.competitor === competitor && Object.hasOwn(fed, correction.field))
    .map(({ field, value, over, isLasting, by, reason, stamp }) => ({
      field,
      value,
      feed: fed[field] ?? null,
      by: by === null ? null : (people.get(by) ?? null),
      at: presenter.asOf(stamp)!,
      reason,
      isLasting,
      isContradicted: isLasting && (fed[field] ?? null) !== over,
    }));
}
