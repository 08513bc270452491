import type { ScheduleItemAnswer } from '@podium/contract';
import type { Competitors } from '../program/competing.ts';
import type { Presenter } from '../program/presenter.ts';
import { readOwnLines } from '../queries/own-lines.ts';
import type { OwnLine } from '../queries/own-lines.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import { medalsIn } from './deciding.ts';
import type { BuildContext } from './document.ts';

const maxOwn = 3;

/**
 * Schedule rows of units with the results of the given competitors, whatever their rank. A head-to-head row shows both
 * sides.
 */
export async function ownItems(
  { snapshot, pool }: BuildContext,
  presenter: Presenter,
  units: readonly UnitInfo[],
  competitors: Competitors,
): Promise<ScheduleItemAnswer[]> {
  const ofMany = units.filter(({ isHeadToHead }) => !isHeadToHead).map(({ id }) => id);
  const lines = await readOwnLines(pool, snapshot.partition, ofMany, competitors);
  return units.map((unit) => {
    const unitLines = (lines.get(unit.id) ?? []).toSorted((a, b) => rankOrder(a) - rankOrder(b));
    const medals = medalsIn(snapshot, unit);
    return {
      ...presenter.item(unit),
      own:
        unitLines.length > 0
          ? unitLines.slice(0, maxOwn).map((line) => presentOwn(presenter, line, medals))
          : undefined,
      ownMore: unitLines.length > maxOwn ? unitLines.length - maxOwn : undefined,
    };
  });
}

/** Lines without a rank come last. */
const rankOrder = ({ rank, irm }: OwnLine): number =>
  irm === null && rank !== null && /^\d+$/u.test(rank) ? Number(rank) : Number.MAX_SAFE_INTEGER;

function presentOwn(
  presenter: Presenter,
  line: OwnLine,
  medals: ReturnType<typeof medalsIn>,
): NonNullable<ScheduleItemAnswer['own']>[number] {
  const { competitor_id: id, competitor_type: type, organisation, name, members, rank, result, irm, diff } = line;
  return {
    competitor: presenter.competitor({ id, type, organisation, name, members }),
    rank,
    result,
    resultType: line.result_type,
    irm,
    diff,
    medal: medals.get(id),
  };
}
