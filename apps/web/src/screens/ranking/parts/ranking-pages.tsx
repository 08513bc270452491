import { Icon, Pagination, SelectField } from '@podium/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useText } from '../../../shared/shell/page-context.tsx';
import { pageSizes, readRankingSearch } from '../search.ts';
import type { RankingSearch } from '../search.ts';

export function RankingPages({ search, total }: { search: RankingSearch; total: number }) {
  const t = useText();
  const navigate = useNavigate();
  const size = Number(search.size ?? 20);
  return (
    <div className="ranking-pages">
      <Pagination
        label={t('screens.ranking.pages')}
        page={Number(search.page ?? 1)}
        pages={Math.ceil(total / size)}
        previous={<PageArrow name={t('action.previous')} isBack />}
        next={<PageArrow name={t('action.next')} />}
        link={(page, name, isCurrent) => (
          <Link
            to="/{-$locale}/ranking"
            search={{ ...search, page: page > 1 ? String(page) : undefined }}
            preload={false}
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {name}
          </Link>
        )}
      />
      {total > 20 && (
        <SelectField
          label={t('shared.pageSize')}
          name="size"
          value={search.size ?? '20'}
          options={pageSizes.map((value) => ({ value, label: t('screens.ranking.perPage', { count: Number(value) }) }))}
          onChange={(value) =>
            void navigate({
              to: '/{-$locale}/ranking',
              search: readRankingSearch({ ...search, size: value, page: undefined }),
              resetScroll: false,
            })
          }
        />
      )}
    </div>
  );
}

function PageArrow({ name, isBack = false }: { name: string; isBack?: boolean }) {
  return (
    <span className={isBack ? 'ranking-arrow is-back' : 'ranking-arrow'}>
      <Icon name="chevron" isSmall />
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
