import { Cell, HeaderCell, RowHeader, Table } from '@podium/ui';
import { Fragment } from 'react';
import { DOT } from '../../../shared/elements/dot.ts';
import { FollowButton } from '../../../shared/elements/follow/follow-button.tsx';
import { EntryMark } from '../../../shared/elements/parts/entry-mark.tsx';
import { Flag } from '../../../shared/elements/parts/flag.tsx';
import { MedalCounts } from '../../../shared/people/medal-counts.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import type { EventRef, ParticipantRow } from '@podium/contract';

interface PeopleTableProps {
  kind: 'athletes' | 'teams';
  rows: ParticipantRow[];
  /** Short names of the sport's events, shown next to people. */
  eventNames: ReadonlyMap<string, string>;
  /** Id of the event that the list is limited to; it is named first. */
  event: string | undefined;
  /** The rows belong to the previous filters, while the new list loads. */
  isOld: boolean;
}

/** Number of events named on a line, fewer on a phone; the profile lists all. */
const visibleCounts = { phone: 1, desk: 2 };

export function PeopleTable({ kind, rows, eventNames, event, isOld }: PeopleTableProps) {
  const t = useText();
  const hasBibs = rows.some(({ bib }) => bib);
  return (
    <div className={isOld ? 'is-old' : undefined} aria-busy={isOld}>
      <Table caption={t(`screens.discipline-participants.${kind}`)} className="card-table sport-people">
        <thead>
          <tr>
            {hasBibs && (
              <HeaderCell align="mid" className="sport-people-bib tablet-up">
                {t('screens.discipline-participants.bib')}
              </HeaderCell>
            )}
            <HeaderCell className="sport-people-name-head">{t('screens.discipline-participants.name')}</HeaderCell>
            <HeaderCell className="sport-people-origin-head tablet-up">
              {t('parts.discipline-shell.delegation')}
            </HeaderCell>
            <HeaderCell className="tablet-up">{t('screens.discipline-participants.events')}</HeaderCell>
            <HeaderCell className="sport-people-medals">{t('screens.discipline-participants.medals')}</HeaderCell>
            <HeaderCell className="sport-people-star" data-copy="none">
              <span className="visually-hidden">{t('shared.followShort')}</span>
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PersonRow key={row.id} row={row} kind={kind} eventNames={eventNames} event={event} hasBibs={hasBibs} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

interface PersonRowProps extends Pick<PeopleTableProps, 'kind' | 'eventNames' | 'event'> {
  row: ParticipantRow;
  hasBibs: boolean;
}

function PersonRow({ row, kind, eventNames, event, hasBibs }: PersonRowProps) {
  const t = useText();
  const { id, name, bib, medals } = row;
  const events = row.events.toSorted((a, b) => Number(b.id === event) - Number(a.id === event));
  return (
    <tr>
      {hasBibs && (
        <Cell align="mid" className="num text-ink2 tablet-up">
          <bdi dir="ltr">{bib}</bdi>
        </Cell>
      )}
      <RowHeader>
        <PlaceLink to="participant" id={id} className="sport-people-name">
          <bdi translate="no">{name}</bdi>
        </PlaceLink>
        <span className="sport-people-second phone-only">
          <Origin row={row} kind={kind} />
          {bib && (
            <span>
              {`${t('screens.discipline-participants.bib')} `}
              <bdi dir="ltr">{bib}</bdi>
            </span>
          )}
        </span>
        <span className="sport-people-events phone-only">
          <EventNames events={events} methods={row.entryMethods} eventNames={eventNames} max={visibleCounts.phone} />
        </span>
      </RowHeader>
      <Cell className="tablet-up">
        <span className="sport-people-second">
          <Origin row={row} kind={kind} />
        </span>
      </Cell>
      <Cell className="tablet-up">
        <span className="sport-people-events">
          <EventNames events={events} methods={row.entryMethods} eventNames={eventNames} max={visibleCounts.desk} />
        </span>
      </Cell>
      <Cell className="sport-people-medals">
        <MedalCounts counts={medals} isSmall />
      </Cell>
      <Cell className="sport-people-star" data-copy="none">
        <FollowButton kind={kind === 'teams' ? 'team' : 'athlete'} id={id} name={name} />
      </Cell>
    </tr>
  );
}

function Origin({ row: { name, organisation, nationality, members }, kind }: Pick<PersonRowProps, 'row' | 'kind'>) {
  const t = useText();
  return (
    <>
      {organisation && (
        <span>
          <Flag organisation={organisation} /> {organisation.name !== name && <bdi>{organisation.name}</bdi>}
        </span>
      )}
      {nationality && <bdi>{nationality}</bdi>}
      {kind === 'teams' && members !== null && (
        <span>{t('screens.discipline-participants.members', { count: members })}</span>
      )}
    </>
  );
}

interface EventNamesProps extends Pick<ParticipantRow, 'events'>, Pick<PeopleTableProps, 'eventNames'> {
  methods: ParticipantRow['entryMethods'];
  max: number;
}

/** Event names on one line: the first ones by name, the others as a count. */
function EventNames({ events, methods, eventNames, max }: EventNamesProps) {
  const t = useText();
  const hidden = events.slice(max);
  const eventName = ({ id, name }: EventRef) => eventNames.get(id) ?? name;
  return (
    <>
      <span className="sport-people-event">
        {events.slice(0, max).map((event, index) => (
          <Fragment key={event.id}>
            {index > 0 && DOT}
            <bdi>{eventName(event)}</bdi>
            {methods?.[event.id] && (
              <>
                {' '}
                <EntryMark method={methods[event.id]} />
              </>
            )}
          </Fragment>
        ))}
      </span>
      {hidden.length > 0 && (
        <span data-tip={hidden.map(eventName).reduce((first, second) => t('shared.pair', { first, second }))}>
          <bdi dir="ltr" aria-hidden="true">
            +{hidden.length}
          </bdi>
          <span className="visually-hidden">
            {t('screens.discipline-participants.moreEvents', { count: hidden.length })}
          </span>
        </span>
      )}
    </>
  );
}
