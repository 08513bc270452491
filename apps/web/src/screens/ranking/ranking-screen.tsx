import '../../shared/elements/card/card.css';
import './ranking.css';
import { EmptyState, ErrorState, Skeleton } from '@podium/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../../shared/shell/page-context.tsx';
import { TableTools } from '../../shared/elements/table-tools/table-tools.tsx';
import { useUser } from '../../shared/reader/user-store.ts';
import { MyCard } from './parts/my-card.tsx';
import { MyLine } from './parts/my-line.tsx';
import { RankingFilters } from './parts/ranking-filters.tsx';
import { RankingPages } from './parts/ranking-pages.tsx';
import { RankingTable } from './parts/ranking-table.tsx';
import { rankingQuery } from './ranking-query.ts';
import { isNarrowed } from './state.ts';
import type { RankingSearch } from './search.ts';

export function RankingScreen({ search }: { search: RankingSearch }) {
  const t = useText();
  const isUser = useUser()?.loginType === 'user';
  return (
    <div className="screen ranking-screen">
      <h1 className="text-title">{t('screens.ranking.menu')}</h1>
      <p className="unscripted">{t('screens.ranking.needsScripts')}</p>
      {isUser && <MyCard search={search} />}
      <RankingFilters search={search} />
      <Found search={search} isUser={isUser} />
    </div>
  );
}

function Found({ search, isUser }: { search: RankingSearch; isUser: boolean }) {
  const t = useText();
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...rankingQuery(search),
    placeholderData: keepPreviousData,
  });
  if (isError && (!data || isPlaceholderData)) {
    return (
      <ErrorState
        title={t('state.loadError')}
        text={t('state.tryLater')}
        retryLabel={t('action.retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton label={t('state.loading')} heights={['row', 'row', 'row', 'row', 'row', 'row']} />;
  return (
    <div className={isPlaceholderData ? 'ranking-found is-old' : 'ranking-found'} data-tables="">
      <div className="list-bar">
        <output className="text-second text-ink2">{t('screens.ranking.count', { count: data.total })}</output>
        {data.items.length > 0 && <TableTools fileName="ranking" />}
      </div>
      {data.items.length > 0 && <RankingTable items={data.items} />}
      {data.items.length === 0 && <Nobody search={search} />}
      <RankingPages search={search} total={data.total} />
      {isUser && <MyLine search={search} items={data.items} />}
    </div>
  );
}

function Nobody({ search }: { search: RankingSearch }) {
  const t = useText();
  return (
    <EmptyState icon="people" title={isNarrowed(search) ? t('state.noMatch') : t('screens.ranking.empty')}>
      {isNarrowed(search) ? (
        <Link to="/{-$locale}/ranking" search={{}} preload={false} resetScroll={false} className="button">
          {t('action.clear')}
        </Link>
      ) : (
        <p>{t('screens.ranking.emptyHint')}</p>
      )}
    </EmptyState>
  );
}
