import { HeaderCell, Icon } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { Fragment, memo, useId } from 'react';
import { MedalDisc } from '../../../shared/elements/parts/medal-disc.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { DelegationRow, ParticipantTableRow } from './participant-row.tsx';
import { groupStarts } from '../team-groups.ts';
import type { ParticipantRow } from '@podium/contract';
import type { ReactNode } from 'react';
import type { ParticipantsSearch, Tab } from '../state.ts';

interface ParticipantTableProps {
  tab: Tab;
  search: ParticipantsSearch;
  rows: ParticipantRow[];
  /** Number of rows before these in the whole list. */
  from: number;
  total: number;
}

export const ParticipantTable = memo(function ParticipantTable(props: ParticipantTableProps) {
  const { tab, search, rows, from, total } = props;
  const t = useText();
  const id = useId();
  const starts = groupStarts(tab, search.sort, rows);
  return (
    <table
      className={`table card-table sticky-head people-table people-${tab}`}
      aria-labelledby={id}
      aria-rowcount={total + 1}
    >
      <caption id={id} className="visually-hidden">
        {t(`screens.participants.${tab}`)}
      </caption>
      <thead>
        <tr aria-rowindex={1}>
          <Headings tab={tab} search={search} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            {starts.has(row) && <DelegationRow row={row} />}
            <ParticipantTableRow tab={tab} row={row} place={from + index + 1} isGrouped={starts.size > 0} />
          </Fragment>
        ))}
      </tbody>
    </table>
  );
});

/** Memoized, so that loading more rows does not rerender it. */
const Headings = memo(function Headings({ tab, search }: { tab: Tab; search: ParticipantsSearch }) {
  const t = useText();
  const sorting = (sort: ParticipantsSearch['sort'], name: ReactNode, hint: string) => (
    <SortLink tab={tab} search={search} sort={sort} hint={hint}>
      {name}
    </SortLink>
  );
  const byMedals = t('screens.participants.sortMedals');
  const name = (
    <HeaderCell aria-sort={search.sort ? 'none' : 'ascending'}>
      <span className="people-narrow visually-hidden">{t(`screens.participants.${tab}Name`)}</span>
      {sorting(undefined, t(`screens.participants.${tab}Name`), t('screens.participants.sortName'))}
    </HeaderCell>
  );
  const followed = (
    <HeaderCell className="people-star" data-copy="none">
      <span className="visually-hidden">{t('shared.followShort')}</span>
    </HeaderCell>
  );
  if (tab === 'delegations') {
    return (
      <>
        {name}
        <HeaderCell align="end" className="people-wide people-count">
          {t('screens.participants.athletes')}
        </HeaderCell>
        <HeaderCell align="end" className="people-wide people-count">
          {t('screens.participants.sports')}
        </HeaderCell>
        <HeaderCell
          align="mid"
          className="people-wide people-medal"
          aria-sort={search.sort === '-medals' ? 'descending' : 'none'}
        >
          {sorting('-medals', <MedalDisc medal="gold" />, byMedals)}
        </HeaderCell>
        <HeaderCell align="mid" className="people-wide people-medal">
          <MedalDisc medal="silver" />
        </HeaderCell>
        <HeaderCell align="mid" className="people-wide people-medal">
          <MedalDisc medal="bronze" />
        </HeaderCell>
        {followed}
      </>
    );
  }
  return (
    <>
      {name}
      <HeaderCell
        className="people-wide people-delegation"
        aria-sort={search.sort === 'delegation' ? 'ascending' : 'none'}
      >
        {sorting('delegation', t('screens.participants.delegation'), t('screens.participants.sortDelegation'))}
      </HeaderCell>
      <HeaderCell className="people-wide people-sport">
        {tab === 'athletes' ? t('screens.participants.sports') : t('screens.participants.discipline')}
      </HeaderCell>
      <HeaderCell align="end" className="people-wide people-number">
        {tab === 'athletes' ? t('screens.participants.bib') : t('screens.participants.members')}
      </HeaderCell>
      <HeaderCell className="people-wide people-won" aria-sort={search.sort === '-medals' ? 'descending' : 'none'}>
        {sorting('-medals', t('screens.participants.medals'), byMedals)}
      </HeaderCell>
      {followed}
    </>
  );
});

interface SortLinkProps {
  tab: Tab;
  search: ParticipantsSearch;
  sort: ParticipantsSearch['sort'];
  hint: string;
  children: ReactNode;
}

function SortLink({ tab, search, sort, hint, children }: SortLinkProps) {
  const isSorted = search.sort === sort;
  return (
    <Link
      to="/{-$locale}/participants/$tab"
      params={{ tab }}
      search={{ ...search, sort, page: undefined }}
      preload={false}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isSorted ? 'true' : undefined}
      className="people-sort"
      data-tip={hint}
    >
      {children}
      <span className={isSorted ? 'people-sort-arrow' : 'people-sort-arrow is-off'}>
        <Icon name={sort === '-medals' ? 'down' : 'up'} isSmall />
      </span>
      <span className="visually-hidden">{hint}</span>
    </Link>
  );
}
