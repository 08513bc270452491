import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, use } from 'react';
import { UnitCharts } from '../../shared/charts/unit-charts.tsx';
import { usePage } from '../../shared/page-context.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { ActionLog } from '../../shared/result/action-log.tsx';
import { useSport } from '../../shared/sport/use-sport.ts';
import { ActionFilter } from './parts/action-filter.tsx';
import { hasRareParts, hasTable, loadLaterParts, loadRareParts, loadTable } from './later-parts.ts';
import { UnitConditions } from './parts/unit-extras.tsx';
import { UnitFrame } from './parts/unit-frame.tsx';
import type { UnitAnswer } from '@podium/contract';
import type { ActionType } from '@podium/games';

interface ResultsScreenProps {
  unitId: string;
  /** All rows of a long table. */
  isWhole: boolean;
  /** One kind of action only. */
  type?: ActionType;
}

/** One unit: what happened, and how sure it is. */
export function ResultsScreen({ unitId, isWhole, type }: ResultsScreenProps) {
  const { language } = usePage();
  const { data: unit } = useSuspenseQuery(queries.unit(language, { id: unitId }));
  const isRare = hasRareParts(unit);
  // Beside the sport, not after it. What cannot be loaded is told where it is used.
  loadLaterParts(unit).catch(() => undefined);
  const { protestWindowMinutes } = useSport(unit.discipline?.code).discipline;
  return (
    <UnitFrame unit={unit} tab="results">
      <Suspense>{isRare && <RareHead unit={unit} windowMinutes={protestWindowMinutes} />}</Suspense>
      {hasTable(unit) && <LateTable unit={unit} isWhole={isWhole} />}
      {unit.isHeadToHead && <UnitCharts unit={unit} />}
      <UnitConditions unit={unit} />
      {unit.actions.length > 0 && (
        <ActionLog unit={unit} type={type} filter={<ActionFilter unit={unit} type={type} />} />
      )}
      <Suspense>{isRare && <RareFoot unit={unit} windowMinutes={protestWindowMinutes} />}</Suspense>
    </UnitFrame>
  );
}

function LateTable(props: { unit: UnitAnswer; isWhole: boolean }) {
  const { ResultTable } = use(loadTable());
  return <ResultTable {...props} />;
}

interface RareProps {
  unit: UnitAnswer;
  windowMinutes: number;
}

function RareHead(props: RareProps) {
  const parts = use(loadRareParts());
  return <parts.RareHead {...props} />;
}

function RareFoot(props: RareProps) {
  const parts = use(loadRareParts());
  return <parts.RareFoot {...props} />;
}
