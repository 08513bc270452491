import { TabLinks } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePage, useText } from '../../shared/page-context.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { ActionLog } from '../../shared/result/action-log.tsx';
import { CorrectionTrail } from './parts/correction-trail.tsx';
import { ResultTable } from '../../shared/result/result-table.tsx';
import { ScoreHeader } from '../../shared/result/score-header.tsx';
import { StartListTable } from '../../shared/result/start-list-table.tsx';
import { UnitHeader } from './parts/unit-header.tsx';
import { DocumentList, NeighbourLinks, OfficialList, PartList, UnitConditions } from './parts/unit-extras.tsx';
import type { UnitAnswer } from '@podium/contract';

/** One unit: what happened, and how sure it is. */
export function ResultsScreen({ unitId, tab }: { unitId: string; tab: 'results' | 'startlist' }) {
  const { language } = usePage();
  const { data: unit } = useSuspenseQuery(queries.unit(language, unitId));
  return (
    <div className="screen">
      <UnitHeader unit={unit} />
      {unit.isHeadToHead && <ScoreHeader unit={unit} />}
      <UnitTabs unit={unit} tab={tab} />
      {unit.corrections.length > 0 && <CorrectionTrail corrections={unit.corrections} />}
      {tab === 'results' ? <ResultTable unit={unit} /> : <StartListTable unit={unit} />}
      <UnitConditions unit={unit} />
      {tab === 'results' && unit.actions.length > 0 && <ActionLog unit={unit} />}
      <PartList unit={unit} />
      <OfficialList unit={unit} />
      <DocumentList unit={unit} />
      <NeighbourLinks unit={unit} />
    </div>
  );
}

function UnitTabs({ unit, tab }: { unit: UnitAnswer; tab: 'results' | 'startlist' }) {
  const t = useText();
  if (!unit.discipline) return null;
  const { key } = unit.discipline;
  return (
    <TabLinks label={t('parts.result.tabs')}>
      {(['results', 'startlist'] as const).map((name) => (
        <Link
          key={name}
          to="/{-$locale}/discipline/$key/results/$unit/$tab"
          params={{ key, unit: unit.id, tab: name }}
          search={{}}
          resetScroll={false}
          aria-current={tab === name ? 'page' : undefined}
        >
          {t(name === 'results' ? 'parts.result.results' : 'parts.result.startList')}
        </Link>
      ))}
    </TabLinks>
  );
}
