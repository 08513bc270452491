import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGamesFacts } from '../../../shared/shell/use-games.ts';
import { mineQuery } from '../mine-query.ts';
import { isShown } from '../state.ts';
import { DelegationName } from './delegation-name.tsx';
import type { RankedLine } from '@podium/contract';
import type { RankingSearch } from '../search.ts';

/** The user's own row, visible anywhere in the list: it floats unless the list shows it in view. Other users do not see it. */
export function MyLine({ search, items }: { search: RankingSearch; items: readonly RankedLine[] }) {
  const t = useText();
  const { format } = useGamesFacts();
  const { data } = useQuery(mineQuery(search));
  const isInView = useRowInView(items);
  if (!data) return null;
  const { username, organisation, points, generalPosition, listPosition, page } = data;
  const place = (position: number | null) => (position === null ? '–' : format.column(position));
  const isElsewhere = page !== null && !isShown(items, username);
  return (
    <section className={isInView ? 'ranking-mine is-in-view' : 'ranking-mine'} aria-label={t('screens.ranking.myLine')}>
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

/** Returns whether the user's row of the table is in view, where this one would cover it or its neighbors. */
function useRowInView(items: readonly RankedLine[]): boolean {
  /** The list whose row is in view. */
  const [seen, setSeen] = useState<readonly RankedLine[]>();
  useEffect(() => {
    const row = document.querySelector('.ranking-table .is-mine');
    if (!row) return undefined;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry!.isIntersecting ? items : undefined));
    observer.observe(row);
    return () => observer.disconnect();
  }, [items]);
  return seen === items;
}
