import { ErrorState, Skeleton } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { DOT } from '../../../shared/elements/dot.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { Progress } from '../../../shared/elements/progress/progress.tsx';
import { useGamesFacts } from '../../../shared/shell/use-games.ts';
import { mineQuery } from '../mine-query.ts';
import type { RankingSearch } from '../search.ts';

export function MyCard({ search }: { search: RankingSearch }) {
  const t = useText();
  const { format } = useGamesFacts();
  const { data, isError, refetch } = useQuery(mineQuery(search));
  if (!data && isError)
    return <ErrorState title={t('state.loadError')} retryLabel={t('action.retry')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={t('state.loading')} heights={['card']} />;
  const { username, points, level, progress, isRanked, generalPosition } = data;
  return (
    <section className="card" aria-labelledby="my-points">
      <h2 id="my-points" className="text-second strong text-ink2">
        {t('screens.ranking.mine')} <bdi>{username}</bdi>
      </h2>
      <p className="ranking-card-facts">
        <span className="ranking-points">{t('screens.ranking.pointCount', { count: points })}</span>
        <span className="strong">{t('screens.ranking.level', { level })}</span>
        {generalPosition !== null && (
          <span>{t('screens.ranking.positionOf', { position: format.number(generalPosition) })}</span>
        )}
      </p>
      <Progress max={progress.of} value={progress.points} aria-labelledby="my-progress" />
      <p id="my-progress" className="text-second text-ink2">
        {t('screens.ranking.inLevel', { points: progress.points, of: progress.of })}
        {DOT}
        {t('screens.ranking.toNext', { left: progress.of - progress.points, level: level + 1 })}
      </p>
      {!isRanked && <p className="notice tone-info">{t('screens.ranking.hidden')}</p>}
    </section>
  );
}
