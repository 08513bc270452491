import { useSuspenseQuery } from '@tanstack/react-query';
import { UnitChart } from '../../shared/charts/unit-chart.tsx';
import { usePage, useText } from '../../shared/page-context.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { ResultLines, ResultTable } from '../../shared/result/result-table.tsx';
import { useSport } from '../../shared/sport/use-sport.ts';
import { UnitContent } from './parts/unit-content.tsx';
import { OfficialList, StandingLinks, UnitConditions } from './parts/unit-extras.tsx';
import { UnitFrame } from './parts/unit-frame.tsx';
import { hasSideSeries } from './side-series.ts';
import { isOpenToProtest, isToldElsewhere } from './state.ts';
import { unitParts } from './unit-parts.ts';
import { showsWayHere } from './unit-tabs.ts';
import type { UnitAnswer } from '@podium/contract';
import type { ActionType } from '@podium/games';

const { Part: Rerun } = unitParts.rerun;
const { Part: Ladder } = unitParts.ladder;
const { Part: Corrections } = unitParts.corrections;
const { Part: Sides } = unitParts.sides;
const { Part: Actions } = unitParts.actions;
const { Part: PartList } = unitParts.parts;
const { Part: Way } = unitParts.wayHere;

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
  const { discipline } = useSport(unit.discipline?.code);
  return (
    <UnitFrame unit={unit} tab="results">
      {(unit.rerun ?? unit.repeats) && <Rerun unit={unit} />}
      {isOpenToProtest(unit) && <Ladder unit={unit} windowMinutes={discipline.protestWindowMinutes} />}
      {unit.corrections.length > 0 && <Corrections corrections={unit.corrections} />}
      {unit.overall && <OverallList unit={unit} overall={unit.overall} isWhole={isWhole} />}
      {!isToldElsewhere(unit) && <ResultTable unit={unit} isWhole={isWhole} />}
      <StandingLinks unit={unit} />
      <UnitChart unit={unit} />
      {hasSideSeries(unit) && <Sides unit={unit} />}
      <UnitConditions unit={unit} />
      {unit.actions.length > 0 && <Actions unit={unit} type={type} />}
      {showsWayHere(unit, discipline) && <Way unit={unit} />}
      {unit.children.length > 0 && <PartList parts={unit.children} />}
      {unit.startList.length === 0 && <OfficialList unit={unit} />}
      <UnitContent unitId={unit.id} />
    </UnitFrame>
  );
}

interface OverallListProps {
  unit: UnitAnswer;
  overall: NonNullable<UnitAnswer['overall']>;
  isWhole: boolean;
}

/** What it came to comes first; the unit's own results stand below it. */
function OverallList({ unit, overall, isWhole }: OverallListProps) {
  const t = useText();
  const { lines, details } = overall;
  const name = overall.of === 'phase' ? t('parts.result.roundRanking') : t('parts.result.eventTotal');
  return (
    <>
      <h2 className="section-title">{name}</h2>
      <ResultLines unit={{ ...unit, results: lines, details }} isWhole={isWhole} caption={name} />
      <h2 className="section-title">{t('parts.result.results')}</h2>
    </>
  );
}
