import type { UnitEditsAnswer, UnitField } from '@podium/contract';
import { toLogicalDay } from '@podium/games';
import type { Presenter } from '../../../read-model/program/presenter.ts';
import type { Program, UnitInfo } from '../../../read-model/program/program.ts';

/**
 * Units whose new start is before the first or after the last day of the Games: mostly a mistyped month or year. The
 * days are those that the Games name, otherwise those of all other units.
 */
export function unitsOutside(
  games: Program,
  changes: ReadonlyMap<string, ReadonlyMap<UnitField, unknown>>,
): UnitInfo[] {
  const { zone, dayEndsAt, firstDay, lastDay } = games.reference.games;
  const days = [...games.units.values()]
    .flatMap(({ id, day }) => (day === '' || changes.has(id) ? [] : day))
    .toSorted();
  const [first, last] = [firstDay ?? days[0], lastDay ?? days.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [...changes].flatMap(([id, fields]) => {
    const start = fields.get('start');
    if (typeof start !== 'string') return [];
    const day = toLogicalDay(Date.parse(start), zone, dayEndsAt);
    return day < first || day > last ? games.units.get(id)! : [];
  });
}

export const presentOutside = (presenter: Presenter, units: readonly UnitInfo[]): UnitEditsAnswer['clashes'] =>
  units.map((unit) => {
    const { id, name } = presenter.item(unit);
    return { kind: 'outside', unit: { id, name }, other: { id, name }, people: [] };
  });
