import { Icon, SearchField, chipClass } from '@podium/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { readRankingSearch, types } from '../search.ts';
import type { RankingSearch } from '../search.ts';

const PAUSE_MS = 350;

/** Filters of the list: types as chips, only users with points, a user name. */
export function RankingFilters({ search }: { search: RankingSearch }) {
  const t = useText();
  const { page: _page, ...otherSearch } = search;
  return (
    <search className="ranking-filters">
      <UserSearch search={search} />
      <nav aria-label={t('screens.ranking.type')} className="chips">
        {[undefined, ...types].map((type) => (
          <Link
            key={type ?? 'all'}
            to="/{-$locale}/ranking"
            search={{ ...otherSearch, type }}
            preload={false}
            resetScroll={false}
            className={chipClass}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={type === search.type ? 'true' : undefined}
          >
            {type ? t(`screens.ranking.many.${type}`) : t('screens.ranking.all')}
          </Link>
        ))}
      </nav>
      <nav aria-label={t('screens.ranking.points')} className="chips">
        <Link
          to="/{-$locale}/ranking"
          search={{ ...otherSearch, nonzero: search.nonzero ? undefined : '1' }}
          preload={false}
          resetScroll={false}
          className={chipClass}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={search.nonzero ? 'true' : undefined}
        >
          {search.nonzero && <Icon name="check" isSmall />}
          {t('screens.ranking.nonzero')}
        </Link>
      </nav>
    </search>
  );
}

/** The list is updated when typing pauses. */
function UserSearch({ search }: { search: RankingSearch }) {
  const t = useText();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(search.q ?? '');
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // While the user is typing, the field is newer than the address.
    if (document.activeElement !== field.current) setText(search.q ?? '');
  }, [search.q]);
  const find = (text: string) => {
    clearTimeout(timer.current);
    void navigate({
      to: '/{-$locale}/ranking',
      search: (now) => readRankingSearch({ ...now, q: text, page: undefined }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <form
      method="get"
      className="ranking-search"
      onSubmit={(event) => {
        event.preventDefault();
        find(text);
      }}
    >
      <SearchField
        ref={field}
        name="q"
        label={t('screens.ranking.search')}
        value={text}
        maxLength={30}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value;
          setText(text);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => find(text), PAUSE_MS);
        }}
      />
    </form>
  );
}
