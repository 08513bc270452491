import type { NamedRef } from '@podium/contract';
import type { Presenter } from '../../read-model/program/presenter.ts';
import type { UnitInfo } from '../../read-model/program/program.ts';

/**
 * The round or group of a contest: all rounds of a Swiss tournament are one phase, and so are all groups of some feeds.
 * The names of their contests contain it: `Round 2, Board 1`.
 */
export function roundOf(presenter: Presenter, unit: UnitInfo): NamedRef | null {
  const { phaseId } = unit;
  if (phaseId === undefined) return null;
  const { name, phase } = presenter.item(unit);
  const [, round] = /^(.+)[,،] [^,،]+$/u.exec(name) ?? [];
  return { id: `${phaseId} ${round ?? ''}`, name: round ?? phase?.name ?? name };
}
