import { Button, Cell, HeaderCell, RowHeader, Table } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { withFilter } from '../state.ts';
import { logLink } from './log-link.ts';
import { useKeyNames } from './key-names.tsx';
import type { AccessLogAnswer } from '@podium/contract';
import type { AccessLogSearch, FilterName } from '../search.ts';

/** The remaining rows are shown on request. */
const SHOWN_AT_FIRST = 12;

interface ShareTableProps {
  title: string;
  rows: AccessLogAnswer['statuses'];
  filterName: FilterName;
  search: AccessLogSearch;
  /** For names that need the whole width. */
  isWide?: boolean;
}

/**
 * Shares of the responses, largest first; clicking a row filters everything by it, clicking it again removes the
 * filter.
 */
export function ShareTable({ title, rows, filterName, search, isWide = false }: ShareTableProps) {
  const t = useText();
  const { format } = useGames();
  const keyName = useKeyNames();
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return null;
  const visibleRows = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <section className={isWide ? 'log-wide' : undefined}>
      <h2 className="section-title">{title}</h2>
      <Table caption={title} className="log-table">
        <thead>
          <tr>
            <HeaderCell>{t('screens.access-log.what')}</HeaderCell>
            <HeaderCell align="end">{t('screens.access-log.count')}</HeaderCell>
            <HeaderCell align="end">{t('screens.access-log.share')}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {visibleRows.map(({ key, count, percentage }) => (
            <tr key={key ?? ''}>
              <RowHeader>
                {key === null ? (
                  <span className="text-ink2">{t('screens.access-log.gathered')}</span>
                ) : (
                  <Link
                    {...logLink}
                    search={withFilter(search, filterName, key)}
                    aria-current={search[filterName] === key ? 'true' : undefined}
                    className="log-link"
                  >
                    {keyName(filterName, key)}
                  </Link>
                )}
              </RowHeader>
              <Cell align="end" className="num">
                {format.column(count)}
              </Cell>
              <Cell align="end" className="num log-share">
                {format.percent(percentage)}
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={percentage} height="4" />
                </svg>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {visibleRows.length < rows.length && <Button onClick={() => setWhole(true)}>{t('action.more')}</Button>}
    </section>
  );
}
