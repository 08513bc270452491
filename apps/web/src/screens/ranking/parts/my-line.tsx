import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGamesFacts } from '../../../shared/shell/use-games.ts';
import { mineQuery } from '../mine-query.ts';
import { isShown } from '../state.ts';
import { DelegationName } from './delegation-name.tsx';
import type { RankedLine } from '@podium/contract';
import type { RankingSearch } from '../search.ts';

/** The user's own row, visible anywhere in the list; other users do not see it. */
export function MyLine({ search, items }: { search: RankingSearch; items: readonly RankedLine[] }) {
  const t = useText();
  const { format } = useGamesFacts();
  const { data } = useQuery(mineQuery(search));
  if (!data) return null;
  const { username, organisation, points, generalPosition, listPosition, page } = data;
  const place = (position: number | null) => (position === null ? '–' : format.column(position));
  const isElsewhere = page !== null && !isShown(items, username);
  return (
    <section className="ranking-mine" aria-label={t('screens.ranking.myLine')}>
      <dl className="ranking-mine-facts">
        <div>
          <dt>{t('screens.ranking.general')}</dt>
          <dd className="num">{place(generalPosition)}</dd>
        </div>
        <div>
          <dt>{t('screens.ranking.list')}</dt>
          <dd className="num">{place(listPosition)}</dd>
        </div>
        <div className="ranking-mine-name">
          <dt>{t('screens.ranking.username')}</dt>
          <dd>
            <bdi>{username}</bdi>
            {organisation && (
              <span className="text-ink2">
                {' '}
                <DelegationName code={organisation} />
              </span>
            )}
          </dd>
        </div>
        <div className="ranking-mine-points">
          <dt>{t('screens.ranking.points')}</dt>
          <dd className="num">{format.column(points)}</dd>
        </div>
      </dl>
      {isElsewhere && (
        <Link
          to="/{-$locale}/ranking"
          search={{ ...search, q: undefined, page: page > 1 ? String(page) : undefined }}
          preload={false}
          resetScroll={false}
          className="link"
        >
          {t('screens.ranking.toMyPage')}
        </Link>
      )}
    </section>
  );
}
