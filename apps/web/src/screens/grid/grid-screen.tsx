import './grid.css';
import { EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Front } from '../../shared/services/front/front.tsx';
import { daysOf } from '../../shared/shell/games-time.ts';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { DOT } from '../../shared/elements/dot.ts';
import { ScheduleTabs } from '../../shared/program/schedule-tabs/schedule-tabs.tsx';
import { useGames } from '../../shared/shell/use-games.ts';
import { GridControls } from './parts/grid-controls.tsx';
import { GridLegend } from './parts/grid-legend.tsx';
import { GridTable } from './parts/grid-table.tsx';
import { gridColumns, hasMarks } from './marks.ts';
import type { GridSearch } from './state.ts';

export function GridScreen({ search }: { search: GridSearch }) {
  const t = useText();
  const { language } = usePage();
  const { games, format, today } = useGames();
  const { data: grid } = useSuspenseQuery(queries.grid(language));
  const { data: live } = useSuspenseQuery(queries.live(language));
  const days = daysOf(games);
  const number = days.indexOf(today) + 1;
  const types = search.type ? new Set(search.type.split(',')) : undefined;
  const columns = gridColumns(grid, types, search.days);
  const isEmpty = columns.length === 0 || !hasMarks(grid, types);
  const week = search.week ?? columns.find(({ day }) => day === today)?.week ?? '1';
  return (
    <div className="screen">
      <div className="band games-ground">
        <div className="grid-top">
          <h1 className="text-title">{t('screens.grid.title')}</h1>
          <DataAgeLine asOf={grid.asOf} isLive={live.live.length > 0} />
        </div>
        {number > 0 && (
          <p className="text-second text-ink2" suppressHydrationWarning>
            {t('shared.dayNumber', { number, total: days.length })}
            {DOT}
            {format.dateWithWeekday(today)}
          </p>
        )}
      </div>
      <Front live={live} />
      <ScheduleTabs current="grid" />
      <GridControls search={search} week={week} />
      {isEmpty && !search.type && !search.days ? (
        <EmptyState icon="calendar" title={t('screens.grid.noSchedule')} />
      ) : isEmpty ? (
        <EmptyState title={t('state.noMatch')}>
          <Link to="/{-$locale}/schedule/grid" search={{}} className="button">
            {t('action.clear')}
          </Link>
        </EmptyState>
      ) : (
        <GridTable grid={grid} columns={columns} types={types} week={week} today={today} />
      )}
      <GridLegend />
    </div>
  );
}
