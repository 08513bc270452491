import './grid.css';
import { EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Front } from '../../shared/services/front/front.tsx';
import { GamesHead, useFeatured } from '../../shared/services/front/games-head.tsx';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { useContestNews } from '../../shared/program/use-contest-news.ts';
import { queries } from '../../shared/shell/queries/queries.ts';
import { ScheduleTabs } from '../../shared/program/schedule-tabs/schedule-tabs.tsx';
import { useGames } from '../../shared/shell/use-games.ts';
import { AskedNotice } from './parts/asked-notice.tsx';
import { GridControls } from './parts/grid-controls.tsx';
import { GridLegend } from './parts/grid-legend.tsx';
import { GridTable } from './parts/grid-table.tsx';
import { gridColumns, hasMarks } from './marks.ts';
import type { GridSearch } from './state.ts';

export function GridScreen({ search }: { search: GridSearch }) {
  const t = useText();
  const { language } = usePage();
  const { today } = useGames();
  const { data: grid } = useSuspenseQuery(queries.grid(language));
  const { data: live } = useSuspenseQuery(queries.live(language));
  useContestNews('grid', live, [...live.live, ...live.latest]);
  const featured = useFeatured(live.live);
  const types = search.type ? new Set(search.type.split(',')) : undefined;
  const columns = gridColumns(grid, types, search.days);
  const isEmpty = columns.length === 0 || !hasMarks(grid, types);
  const hasWeeks = columns.some(({ week }) => week === '2');
  const week = (hasWeeks && (search.week ?? columns.find(({ day }) => day === today)?.week)) || '1';
  return (
    <div className="screen">
      <GamesHead live={live} featured={featured}>
        <DataAgeLine asOf={grid.asOf} isLive={live.live.length > 0} />
      </GamesHead>
      <Front live={live} featured={featured} />
      <ScheduleTabs current="grid" />
      <GridControls search={search} week={week} hasWeeks={hasWeeks} />
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
      <AskedNotice />
    </div>
  );
}
