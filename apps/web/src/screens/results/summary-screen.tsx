import './summary.css';
import { chipClass } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePage, useText } from '../../shared/page-context.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { ActionLog } from '../../shared/result/action-log.tsx';
import { useSport } from '../../shared/sport/use-sport.ts';
import { useGames } from '../../shared/use-games.ts';
import { FieldLeaders } from './parts/field-leaders.tsx';
import { Lineups } from './parts/lineups.tsx';
import { ScoreLadder } from './parts/score-ladder.tsx';
import { SideStatistics } from './parts/side-statistics.tsx';
import { OfficialList, UnitConditions } from './parts/unit-extras.tsx';
import { UnitFrame } from './parts/unit-frame.tsx';
import { WayHere } from './parts/way-here.tsx';
import { countActions } from './state.ts';
import type { UnitAnswer } from '@podium/contract';
import type { ActionType } from '@podium/games';

/** How firm the result is, how it came about, who took part, and how they came here. */
export function SummaryScreen({ unitId, type }: { unitId: string; type?: ActionType }) {
  const { language } = usePage();
  const { data: unit } = useSuspenseQuery(queries.unit(language, { id: unitId }));
  const { discipline } = useSport(unit.discipline?.code);
  return (
    <UnitFrame unit={unit} tab="summary">
      <ScoreLadder unit={unit} windowMinutes={discipline.protestWindowMinutes} />
      {unit.isHeadToHead ? <SideStatistics unit={unit} /> : <FieldLeaders unit={unit} />}
      {unit.actions.length > 0 && (
        <ActionLog unit={unit} type={type} filter={<ActionFilter unit={unit} type={type} />} />
      )}
      {unit.isHeadToHead && <Lineups unit={unit} />}
      {unit.isHeadToHead && unit.event && unit.discipline && (
        <WayHere unit={unit} event={unit.event.id} disciplineKey={unit.discipline.key} />
      )}
      <UnitConditions unit={unit} />
      <OfficialList unit={unit} />
    </UnitFrame>
  );
}

/** One kind of action, or all: as links, so that the choice can be sent on. */
function ActionFilter({ unit, type }: { unit: UnitAnswer; type?: ActionType }) {
  const t = useText();
  const { format } = useGames();
  if (!unit.discipline) return null;
  const { key } = unit.discipline;
  const counts = countActions(unit.actions);
  const all = { type: undefined, count: unit.actions.length };
  return (
    <nav aria-label={t('parts.result.actionKinds')} className="chips action-kinds">
      {[all, ...counts].map((one) => (
        <Link
          key={one.type ?? 'all'}
          to="/{-$locale}/discipline/$key/results/$unit/summary"
          params={{ key, unit: unit.id }}
          search={{ type: one.type }}
          className={chipClass}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={one.type === type ? 'true' : undefined}
          preload={false}
          resetScroll={false}
        >
          {one.type ? t(`parts.result.action.${one.type}`) : t('action.all')}
          <span className="num action-kind-count">{format.number(one.count)}</span>
        </Link>
      ))}
    </nav>
  );
}
