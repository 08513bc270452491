import './summary.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { isFinished } from '../../shared/elements/item-state.ts';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { LineDetails } from '../../shared/results/result/line-details.tsx';
import { readLines } from '../../shared/results/sport/fact-columns.ts';
import { useSport } from '../../shared/results/sport/use-sport.ts';
import { HiddenResults } from '../../shared/elements/veil/results-state.tsx';
import { useIsVeiled } from '../../shared/reader/veil.ts';
import { FieldLeaders } from './parts/field-leaders.tsx';
import { Lineups } from './parts/lineups.tsx';
import { Meetings } from './parts/meetings.tsx';
import { SideStatistics } from './parts/side-statistics.tsx';
import { UnitFrame } from './parts/unit-frame.tsx';
import { PathHere } from './parts/path-here.tsx';
import { Icon } from '@podium/ui';
import { unitTabs } from './unit-tabs.ts';
import type { UnitAnswer } from '@podium/contract';

/**
 * The contest in figures: statistics of sides and players, or intermediate leaders; and the path of the sides to this
 * contest.
 */
export function SummaryScreen({ unitId }: { unitId: string }) {
  const { language } = usePage();
  const { data: unit } = useSuspenseQuery(queries.unit(language, { id: unitId }));
  return (
    <UnitFrame unit={unit} tab="summary">
      <NoFigures unit={unit} />
      {unit.isHeadToHead ? <SideStatistics unit={unit} /> : <FieldLeaders unit={unit} />}
      {unit.isHeadToHead && <SideDetails unit={unit} />}
      {unit.isHeadToHead && <Lineups unit={unit} hasFigures />}
      <Meetings unit={unit} />
      {unit.isHeadToHead && <PathHere unit={unit} />}
    </UnitFrame>
  );
}

/** For visitors who open the address directly, because no tab leads to an empty page. */
function NoFigures({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const { discipline } = useSport(unit.discipline?.code);
  const isVeiled = useIsVeiled();
  if (!unit.isHeadToHead || unitTabs(unit, discipline, 'results').includes('summary')) return null;
  if (isVeiled) return <HiddenResults />;
  return <p className="text-ink2">{t(isFinished(unit) ? 'parts.result.noFigures' : 'parts.result.noStatistics')}</p>;
}

/** All data of each side, part by part. */
function SideDetails({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const sport = useSport(unit.discipline?.code);
  const lines = [...readLines(sport.discipline, unit)].filter(([, facts]) =>
    facts.some(({ number }) => number !== undefined),
  );
  return lines.map(([{ competitor }, facts]) => (
    <details key={competitor.id} className="fold">
      <summary className="fold-summary">
        <span className="fill">{t('shared.labelled', { name: t('action.details'), value: competitor.name })}</span>
        <Icon name="down" isSmall />
      </summary>
      <LineDetails sport={sport} facts={facts} members={[]} />
    </details>
  ));
}
