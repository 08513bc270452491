import { startListKind } from '@podium/contract/start-list-kind';
import { useText } from '../../../shared/shell/page-context.tsx';
import { NoLines } from '../../../shared/results/result/no-lines.tsx';
import { StartListTable } from '../../../shared/results/result/start-list-table.tsx';
import { useSport } from '../../../shared/results/sport/use-sport.ts';
import { Lineups } from './lineups.tsx';
import { Meetings } from './meetings.tsx';
import { PathHere } from './path-here.tsx';
import type { UnitAnswer } from '@podium/contract';

/** Top of a contest's page before its start: the competitors, and the path of two sides to it. */
export function BeforeStart({ unit, isWhole }: { unit: UnitAnswer; isWhole: boolean }) {
  const t = useText();
  const { discipline } = useSport(unit.discipline?.code);
  const kind = startListKind(unit, discipline.contest);
  const isKnown = unit.startList.some(({ competitor }) => competitor.type !== 'placeholder');
  if (!isKnown && (!unit.isHeadToHead || !unit.competitors?.some(({ id }) => id !== null)))
    return (
      <NoLines
        unit={unit}
        awaited={t('parts.result.noStartList', { kind })}
        missing={t('parts.result.withoutStartList', { kind })}
      />
    );
  if (!unit.isHeadToHead) return <StartListTable unit={unit} isWhole={isWhole} />;
  return (
    <>
      <Meetings unit={unit} />
      <PathHere unit={unit} />
      <Lineups unit={unit} />
    </>
  );
}
