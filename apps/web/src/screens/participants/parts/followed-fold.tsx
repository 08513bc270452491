import { Icon, Skeleton } from '@podium/ui';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useFollows } from '../../../shared/reader/follows.ts';
import { isFinished, isLive, itemWords } from '../../../shared/elements/item-state.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { Flag } from '../../../shared/elements/parts/flag.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { useGames } from '../../../shared/shell/use-games.ts';
import type { OrganisationRef, ScheduleItemAnswer } from '@podium/contract';
import type { Tab } from '../state.ts';

const kinds = { athletes: 'athlete', delegations: 'delegation', teams: 'team' } as const;

/** The followed competitors of the tab, collapsed, so that the layout does not shift once they are loaded. */
export function FollowedFold({ tab }: { tab: Tab }) {
  const t = useText();
  const { format } = useGames();
  const [isOpen, setOpen] = useState(false);
  const ids = useFollows()
    .filter(({ kind }) => kind === kinds[tab])
    .map(({ id }) => id);
  return (
    <details
      className="people-followed needs-scripts-block"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="button">
        <span className="people-followed-star">
          <Icon name={ids.length > 0 ? 'starred' : 'star'} />
        </span>
        <span className="people-followed-word">{t('shared.followed')}</span>
        {ids.length > 0 && <span className="count-badge">{format.number(ids.length)}</span>}
        <span className="filter-arrow">
          <Icon name="down" isSmall />
        </span>
      </summary>
      <div className="people-followed-list">
        {ids.length === 0 && <p className="people-followed-none text-ink2">{t('screens.participants.followHint')}</p>}
        {isOpen && ids.length > 0 && (tab === 'delegations' ? <Delegations ids={ids} /> : <People ids={ids} />)}
      </div>
    </details>
  );
}

function People({ ids }: { ids: string[] }) {
  const { language } = usePage();
  const reads = useQueries({ queries: ids.map((id) => queries.participant(language, { id })) });
  const participants = reads.flatMap(({ data }) => data ?? []);
  return (
    <Lines
      to="participant"
      isPending={reads.some(({ isPending }) => isPending)}
      lines={participants.map(({ id, name, organisation, schedule }) => ({ id, name, organisation, items: schedule }))}
    />
  );
}

function Delegations({ ids }: { ids: string[] }) {
  const { language } = usePage();
  const reads = useQueries({ queries: ids.map((id) => queries.delegation(language, { code: id })) });
  const participants = reads.flatMap(({ data }) => data ?? []);
  return (
    <Lines
      to="delegation"
      isPending={reads.some(({ isPending }) => isPending)}
      lines={participants.map(({ organisation, live, next }) => ({
        id: organisation.code,
        name: organisation.name,
        organisation,
        items: [...live, ...next],
      }))}
    />
  );
}

interface Line {
  id: string;
  name: string;
  organisation: OrganisationRef | null;
  items: ScheduleItemAnswer[];
}

function Lines({ to, lines, isPending }: { to: 'participant' | 'delegation'; lines: Line[]; isPending: boolean }) {
  const t = useText();
  return (
    <>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <PlaceLink to={to} id={line.id} className="found">
              {line.organisation ? <Flag organisation={line.organisation} /> : <span className="flag-space" />}
              <span className="main-part">
                <bdi translate="no" className="block-name">
                  {line.name}
                </bdi>
                <NextAppearance items={line.items} />
              </span>
            </PlaceLink>
          </li>
        ))}
      </ul>
      {isPending && <Skeleton label={t('state.loading')} heights={['row']} />}
    </>
  );
}

function NextAppearance({ items }: { items: ScheduleItemAnswer[] }) {
  const { format } = useGames();
  const open = items.filter((item) => !isFinished(item) && item.status !== 'CANCELLED');
  const next = open.find(isLive) ?? open[0];
  if (!next) return null;
  return (
    <span className="person-line text-second text-ink2">
      {next.start && !next.isStartHidden && (
        <time dateTime={next.start} suppressHydrationWarning>
          {format.dateTime(next.start)}
        </time>
      )}
      <bdi>{itemWords(next).title}</bdi>
    </span>
  );
}
