import { useSuspenseQuery } from '@tanstack/react-query';
import { usePage } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { StartListTable } from '../../shared/results/result/start-list-table.tsx';
import { Lineups } from './parts/lineups.tsx';
import { OfficialList } from './parts/unit-extras.tsx';
import { UnitFrame } from './parts/unit-frame.tsx';
import type { UnitAnswer } from '@podium/contract';

/** The start list in order, or the lineups of two teams. */
export function StartListScreen({ unitId, isWhole }: { unitId: string; isWhole: boolean }) {
  const { language } = usePage();
  const { data: unit } = useSuspenseQuery(queries.unit(language, { id: unitId }));
  return (
    <UnitFrame unit={unit} tab="startlist">
      {hasTeams(unit) ? <Lineups unit={unit} /> : <StartListTable unit={unit} isWhole={isWhole} />}
      <OfficialList unit={unit} />
    </UnitFrame>
  );
}

const hasTeams = ({ isHeadToHead, startList }: UnitAnswer): boolean =>
  isHeadToHead && startList.some(({ competitor }) => (competitor.members?.length ?? 0) > 0);
