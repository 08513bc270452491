import { ageGroupRankings } from '@podium/contract/age-groups';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { UnitChart } from '../../shared/results/charts/unit-chart.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { ResultLines, ResultTable } from '../../shared/results/result/result-table.tsx';
import { useSport } from '../../shared/results/sport/use-sport.ts';
import { ContestAside } from './parts/contest-aside.tsx';
import { OfficialList, StandingLinks } from './parts/unit-extras.tsx';
import { UnitFrame } from './parts/unit-frame.tsx';
import { hasPeriods } from '../../shared/results/result/has-periods.ts';
import { hasSideSeries } from './side-series.ts';
import { hasContent, hasTotals, hasOwnSection } from './state.ts';
import { unitParts } from './unit-parts.ts';
import { isBeforeStart, showsPathHere } from './unit-tabs.ts';
import type { UnitAnswer } from '@podium/contract';
import type { ActionType } from '@podium/games';

const { Part: Rerun } = unitParts.rerun;
const { Part: Periods } = unitParts.periods;
const { Part: Before } = unitParts.before;
const { Part: Totals } = unitParts.totals;
const { Part: Corrections } = unitParts.corrections;
const { Part: Sides } = unitParts.sides;
const { Part: Actions } = unitParts.actions;
const { Part: PartList } = unitParts.parts;
const { Part: Way } = unitParts.wayHere;
const { Part: Content } = unitParts.content;

interface ResultsScreenProps {
  unitId: string;
  /** Show all rows of a long table. */
  isWhole: boolean;
  /** Show only this kind of action. */
  type?: ActionType;
}

/** One unit: its result, and how final that is. */
export function ResultsScreen({ unitId, isWhole, type }: ResultsScreenProps) {
  const { language } = usePage();
  const { data: unit } = useSuspenseQuery(queries.unit(language, { id: unitId }));
  // Undefined until loaded.
  const { data: content } = useQuery(queries.unitContent(language, { id: unitId }));
  const { discipline } = useSport(unit.discipline?.code);
  const isBefore = isBeforeStart(unit);
  return (
    <UnitFrame unit={unit} tab="results" aside={<ContestAside unit={unit} />}>
      {(unit.rerun ?? unit.repeats) && <Rerun unit={unit} />}
      {unit.corrections.length > 0 && <Corrections corrections={unit.corrections} />}
      {hasPeriods(unit, discipline) && <Periods unit={unit} />}
      {unit.overall && <OverallList unit={unit} overall={unit.overall} isWhole={isWhole} />}
      {isBefore && <Before unit={unit} isWhole={isWhole} />}
      {!isBefore && !hasOwnSection(unit) && <ResultTable unit={unit} isWhole={isWhole} />}
      {!isBefore && <AgeGroups unit={unit} isWhole={isWhole} />}
      <StandingLinks unit={unit} />
      <UnitChart unit={unit} />
      {hasSideSeries(unit) && <Sides unit={unit} />}
      {unit.actions.length > 0 && <Actions unit={unit} type={type} />}
      {!isBefore && showsPathHere(unit, discipline) && <Way unit={unit} />}
      {unit.children.length > 0 && <PartList parts={unit.children} />}
      {unit.startList.length === 0 && <OfficialList unit={unit} />}
      {content && hasContent(content) && <Content content={content} />}
    </UnitFrame>
  );
}

/** The result of each age group. Bibs identify the rows of the table above. */
function AgeGroups({ unit, isWhole }: { unit: UnitAnswer; isWhole: boolean }) {
  return ageGroupRankings(unit.results).map(({ name, lines }) => (
    <Fragment key={name}>
      <h2 className="section-title">
        <bdi>{name}</bdi>
      </h2>
      <ResultLines
        unit={{ ...unit, results: lines.map((line) => ({ ...line, bib: null })) }}
        isWhole={isWhole}
        caption={name}
      />
    </Fragment>
  ));
}

interface OverallListProps {
  unit: UnitAnswer;
  overall: NonNullable<UnitAnswer['overall']>;
  isWhole: boolean;
}

/** The outcome of the event, then the results of this unit. */
function OverallList({ unit, overall, isWhole }: OverallListProps) {
  const t = useText();
  const { lines, details } = overall;
  const name = overall.of === 'phase' ? t('parts.result.roundRanking') : t('parts.result.eventTotal');
  return (
    <>
      <h2 className="section-title">{name}</h2>
      {hasTotals(unit) ? (
        <Totals unit={unit} lines={lines} caption={name} />
      ) : (
        <ResultLines unit={{ ...unit, results: lines, details }} isWhole={isWhole} caption={name} />
      )}
      <h2 className="section-title">{t('parts.result.results')}</h2>
    </>
  );
}
