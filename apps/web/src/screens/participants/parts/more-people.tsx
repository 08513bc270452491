import { Link, useNavigate } from '@tanstack/react-router';
import { describeFailure } from '../../../platform/read-error.ts';
import { RowsPerPage } from '../../../shared/elements/parts/rows-per-page.tsx';
import { pageSizes } from '../../../shared/shell/page-size.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { maxPages, pagesText, defaultPageSize } from '../pages.ts';
import { parsePages } from '../shown-pages.ts';
import type { MouseEvent } from 'react';
import type { ParticipantsSearch, Tab } from '../state.ts';

interface MorePeopleProps {
  tab: Tab;
  search: ParticipantsSearch;
  shownCount: number;
  total: number;
  isPending: boolean;
  /** The error that prevented loading the requested rows. */
  error: unknown;
  onRetry: () => void;
  onMore: () => void;
}

/**
 * The number of rows shown, the link to the next ones (appended with scripts; on a separate page without scripts or
 * once the list has its maximum length), and the rows per page.
 */
export function MorePeople(props: MorePeopleProps) {
  const { tab, search, shownCount, total, isPending, error, onRetry, onMore } = props;
  const t = useText();
  const navigate = useNavigate();
  const { first, last } = parsePages(search);
  const size = search.size ?? defaultPageSize;
  if (total <= pageSizes[0]) return null;
  const remainingCount = Math.max(0, total - last * size);
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (error) {
      event.preventDefault();
      onRetry();
    } else if (isPending) {
      event.preventDefault();
    } else if (last - first + 1 < maxPages(size)) {
      event.preventDefault();
      onMore();
      void navigate({
        to: '/{-$locale}/participants/$tab',
        params: { tab },
        search: { ...search, page: pagesText({ first, last: last + 1 }) },
        replace: true,
        resetScroll: false,
      });
    }
  };
  const name = isPending
    ? t('state.loading')
    : t('screens.participants.more', { count: Math.min(remainingCount, size) });
  return (
    <div className="people-more">
      {total > size && <output>{t('screens.participants.shown', { shown: shownCount, total })}</output>}
      {!!error && (
        <p role="alert" className="strong">
          {describeFailure(error).code === 'offline' ? t('error.offline') : t('screens.participants.loadError')}
        </p>
      )}
      {(remainingCount > 0 || isPending || !!error) && (
        <Link
          to="/{-$locale}/participants/$tab"
          params={{ tab }}
          search={{ ...search, page: String(last + 1) }}
          preload={false}
          className="button"
          aria-busy={isPending}
          onClick={handleClick}
        >
          {error ? t('action.retry') : name}
        </Link>
      )}
      <RowsPerPage
        size={size}
        total={total}
        link={(pageSize, label, isCurrent) => (
          <Link
            to="/{-$locale}/participants/$tab"
            params={{ tab }}
            search={{ ...search, size: pageSize === defaultPageSize ? undefined : pageSize, page: undefined }}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={isCurrent ? 'true' : undefined}
            preload={false}
            resetScroll={false}
          >
            {label}
          </Link>
        )}
      />
    </div>
  );
}
