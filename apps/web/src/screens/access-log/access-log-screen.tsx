import './access-log.css';
import { Skeleton } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../shared/shell/page-context.tsx';
import { accessLogQuery } from './access-log-query.ts';
import { AccessLogFigures } from './parts/access-log-figures.tsx';
import { ChosenFilters } from './parts/chosen-filters.tsx';
import { LogFailure } from './parts/log-failure.tsx';
import { RangeBar } from './parts/range-bar.tsx';
import { hasRange } from './state.ts';
import type { AccessLogSearch } from './search.ts';

/** Request statistics for organizers, without any data about individual clients. */
export function AccessLogScreen({ search }: { search: AccessLogSearch }) {
  const t = useText();
  return (
    <div className="screen">
      <h1 className="text-title">{t('screens.access-log.title')}</h1>
      <RangeBar search={search} />
      <ChosenFilters search={search} />
      <Figures search={search} />
    </div>
  );
}

function Figures({ search }: { search: AccessLogSearch }) {
  const t = useText();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(accessLogQuery(search));
  if (!hasRange(search)) return <p className="text-ink2">{t('screens.access-log.chooseDays')}</p>;
  // A user who has lost the permission no longer sees the data.
  if (error) return <LogFailure error={error} onRetry={() => void refetch()} />;
  if (!data)
    return <Skeleton label={t('state.loading')} heights={['row', 'card', 'row', 'row', 'row', 'row', 'row', 'row']} />;
  return (
    <div className={isPlaceholderData ? 'log-figures is-old' : 'log-figures'} aria-busy={isFetching}>
      <AccessLogFigures figures={data} search={search} />
    </div>
  );
}
