import { SegmentedLinks } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../shared/shell/page-context.tsx';
import { GridFilters } from './grid-filters.tsx';
import type { GridSearch } from '../state.ts';

/** The days and item types that the grid shows; on phones also the week, on one line with the filters. */
export function GridControls({ search, week, hasWeeks }: { search: GridSearch; week: '1' | '2'; hasWeeks: boolean }) {
  const t = useText();
  return (
    <div className="filter-bar">
      <div className="grid-days">
        <DaysChoice search={search} />
      </div>
      {hasWeeks && (
        <div className="grid-weeks">
          <SegmentedLinks label={t('screens.grid.weeks')}>
            {(['1', '2'] as const).map((number) => (
              <Link
                key={number}
                to="/{-$locale}/schedule/grid"
                search={(now) => ({ ...now, week: number })}
                aria-current={week === number ? 'true' : undefined}
                activeOptions={{ exact: true, includeSearch: true }}
                resetScroll={false}
              >
                {t('screens.grid.week', { number: Number(number) })}
              </Link>
            ))}
          </SegmentedLinks>
        </div>
      )}
      <GridFilters search={search}>
        <div className="grid-days-filter">
          <DaysChoice search={search} />
        </div>
      </GridFilters>
    </div>
  );
}

function DaysChoice({ search }: { search: GridSearch }) {
  const t = useText();
  return (
    <SegmentedLinks label={t('screens.grid.days')}>
      <Link
        to="/{-$locale}/schedule/grid"
        search={(now) => ({ ...now, days: undefined })}
        aria-current={search.days ? undefined : 'true'}
        activeOptions={{ exact: true, includeSearch: true }}
        resetScroll={false}
      >
        {t('screens.grid.allDays')}
      </Link>
      <Link
        to="/{-$locale}/schedule/grid"
        search={(now) => ({ ...now, days: 'event' })}
        aria-current={search.days ? 'true' : undefined}
        activeOptions={{ exact: true, includeSearch: true }}
        resetScroll={false}
      >
        {t('screens.grid.eventDays')}
      </Link>
    </SegmentedLinks>
  );
}
