import { Icon } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePage, useText } from '../../shared/page-context.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { ResultTable } from '../../shared/result/result-table.tsx';
import { StartListTable } from '../../shared/result/start-list-table.tsx';
import { CorrectionTrail } from './parts/correction-trail.tsx';
import { OfficialList, PartList, UnitConditions } from './parts/unit-extras.tsx';
import { UnitFrame } from './parts/unit-frame.tsx';
import type { UnitAnswer } from '@podium/contract';

interface ResultsScreenProps {
  unitId: string;
  tab: 'results' | 'startlist';
  /** All rows of a long table. */
  isWhole: boolean;
}

/** One unit: what happened, and how sure it is. */
export function ResultsScreen({ unitId, tab, isWhole }: ResultsScreenProps) {
  const { language } = usePage();
  const { data: unit } = useSuspenseQuery(queries.unit(language, { id: unitId }));
  return (
    <UnitFrame unit={unit} tab={tab}>
      {unit.corrections.length > 0 && <CorrectionTrail corrections={unit.corrections} />}
      {tab === 'results' ? (
        <ResultTable unit={unit} isWhole={isWhole} />
      ) : (
        <StartListTable unit={unit} isWhole={isWhole} />
      )}
      <UnitConditions unit={unit} />
      {tab === 'results' && unit.actions.length > 0 && <SummaryLink unit={unit} />}
      <PartList unit={unit} />
      <OfficialList unit={unit} />
    </UnitFrame>
  );
}

/** The way to the play-by-play and the statistics, which have a page of their own. */
function SummaryLink({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  if (!unit.discipline) return null;
  return (
    <div className="neighbours">
      <Link
        to="/{-$locale}/discipline/$key/results/$unit/$tab"
        params={{ key: unit.discipline.key, unit: unit.id, tab: 'summary' }}
        search={{}}
        hash="actions"
        className="neighbour"
      >
        <span className="flex-1">{t('parts.result.actions')}</span>
        <span className="num text-second">{t('parts.result.actionCount', { count: unit.actions.length })}</span>
        <Icon name="chevron" isSmall />
      </Link>
    </div>
  );
}
