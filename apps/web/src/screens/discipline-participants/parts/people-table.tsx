import { Cell, HeaderCell, RowHeader, Table } from '@podium/ui';
import { FollowButton } from '../../../shared/follow/follow-button.tsx';
import { Flag } from '../../../shared/parts/flag.tsx';
import { MedalCounts } from '../../../shared/people/medal-counts.tsx';
import { PlaceLink } from '../../../shared/parts/place-link.tsx';
import { useText } from '../../../shared/page-context.tsx';
import type { ParticipantRow } from '@podium/contract';

interface PeopleTableProps {
  kind: 'athletes' | 'teams';
  rows: ParticipantRow[];
  /** Of the choice before, while the new list comes. */
  isOld: boolean;
}

/** Events named on a line; the profile has them all. */
const SHOWN_EVENTS = 3;

export function PeopleTable({ kind, rows, isOld }: PeopleTableProps) {
  const t = useText();
  const hasBibs = rows.some(({ bib }) => bib);
  return (
    <div className={isOld ? 'is-old' : undefined} aria-busy={isOld}>
      <Table caption={t(`screens.discipline-participants.${kind}`)} className="card-table sport-people">
        <thead>
          <tr>
            {hasBibs && (
              <HeaderCell align="mid" className="max-sm:hidden">
                {t('screens.discipline-participants.bib')}
              </HeaderCell>
            )}
            <HeaderCell>{t('screens.discipline-participants.name')}</HeaderCell>
            <HeaderCell className="max-sm:hidden">{t('screens.discipline-participants.events')}</HeaderCell>
            <HeaderCell className="sport-people-medals">{t('screens.discipline-participants.medals')}</HeaderCell>
            <HeaderCell className="sport-people-star">
              <span className="visually-hidden">{t('shared.followShort')}</span>
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PersonRow key={row.id} row={row} kind={kind} hasBibs={hasBibs} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function PersonRow({ row, kind, hasBibs }: { row: ParticipantRow; kind: 'athletes' | 'teams'; hasBibs: boolean }) {
  const t = useText();
  const { id, name, organisation, bib, events, members, medals } = row;
  return (
    <tr>
      {hasBibs && (
        <Cell align="mid" className="num text-ink2 max-sm:hidden">
          <bdi dir="ltr">{bib}</bdi>
        </Cell>
      )}
      <RowHeader>
        <PlaceLink to="participant" id={id} className="sport-people-name">
          <bdi>{name}</bdi>
        </PlaceLink>
        <span className="sport-people-second">
          {organisation && (
            <span>
              <Flag organisation={organisation} /> {organisation.name !== name && <bdi>{organisation.name}</bdi>}
            </span>
          )}
          {bib && (
            <span className="sm:hidden">
              {`${t('screens.discipline-participants.bib')} `}
              <bdi dir="ltr">{bib}</bdi>
            </span>
          )}
          {kind === 'teams' && members !== null && (
            <span>{t('screens.discipline-participants.members', { count: members })}</span>
          )}
        </span>
        <span className="text-second text-ink2 sm:hidden">
          <EventNames events={events} />
        </span>
      </RowHeader>
      <Cell className="text-second text-ink2 max-sm:hidden">
        <EventNames events={events} />
      </Cell>
      <Cell className="sport-people-medals">
        <MedalCounts counts={medals} isSmall />
      </Cell>
      <Cell className="sport-people-star">
        <FollowButton kind={kind === 'teams' ? 'team' : 'athlete'} id={id} name={name} />
      </Cell>
    </tr>
  );
}

function EventNames({ events }: { events: ParticipantRow['events'] }) {
  const t = useText();
  const more = events.length - SHOWN_EVENTS;
  return (
    <>
      {events.slice(0, SHOWN_EVENTS).map(({ id, name }) => (
        <span key={id} className="sport-people-event">
          <bdi>{name}</bdi>
        </span>
      ))}
      {more > 0 && (
        <span className="sport-people-event">{t('screens.discipline-participants.moreEvents', { count: more })}</span>
      )}
    </>
  );
}
