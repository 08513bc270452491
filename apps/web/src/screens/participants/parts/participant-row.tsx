import { Avatar, Cell, RowHeader } from '@podium/ui';
import { memo } from 'react';
import { FollowButton } from '../../../shared/elements/follow/follow-button.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { DisciplineSign } from '../../../shared/elements/parts/discipline-sign.tsx';
import { Flag } from '../../../shared/elements/parts/flag.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { MedalCounts } from '../../../shared/people/medal-counts.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import type { DisciplineRef, ParticipantRow } from '@podium/contract';
import { isNamedAsDelegation } from '../team-groups.ts';
import type { Tab } from '../state.ts';

/** Id of a row by its position in the whole list, from 1. */
export const rowId = (place: number): string => `row-${place}`;

export function rowPosition(hash: string): number | undefined {
  const [, place] = /^row-(\d+)$/u.exec(hash) ?? [];
  return place === undefined ? undefined : Number(place);
}

/**
 * One line with one link, to the profile or the delegation; the star is separate. On phones the row is one cell with
 * two lines, from 600 px on it has several cells.
 */
export const ParticipantTableRow = memo(function ParticipantTableRow({ tab, row, place, isGrouped }: RowProps) {
  return (
    <tr id={rowId(place)} aria-rowindex={place + 1} className="people-row">
      {tab === 'delegations' && <DelegationCells row={row} />}
      {tab === 'teams' && <TeamCells row={row} isGrouped={isGrouped} />}
      {tab === 'athletes' && <AthleteCells row={row} />}
    </tr>
  );
});

/** Teams of one delegation follow each other, under its name. */
export function DelegationRow({ row: { organisation } }: { row: ParticipantRow }) {
  return (
    <tr className="people-group">
      <th scope="rowgroup" colSpan={2}>
        {organisation && (
          <span className="people-flagged">
            <Flag organisation={organisation} />
            <bdi>{organisation.name}</bdi>
          </span>
        )}
      </th>
    </tr>
  );
}

interface RowProps {
  tab: Tab;
  row: ParticipantRow;
  place: number;
  /** A heading names the delegation. */
  isGrouped: boolean;
}

interface CellsProps {
  row: ParticipantRow;
}

function AthleteCells({ row }: CellsProps) {
  const t = useText();
  return (
    <>
      <RowHeader>
        <span className="people-who">
          <span className="people-avatar" data-flag={row.organisation?.flag}>
            <Avatar name={row.name} />
          </span>
          <span className="main-part">
            <PlaceLink to="participant" id={row.id} className="row-link">
              <bdi translate="no">{row.name}</bdi>
            </PlaceLink>
            <span className="people-second people-narrow">
              <Delegation row={row} />
              <Nationality row={row} />
              <Sports disciplines={row.disciplines} />
              {row.bib && (
                <span>
                  {`${t('screens.participants.bib')} `}
                  <bdi dir="ltr">{row.bib}</bdi>
                </span>
              )}
              <MedalCounts counts={row.medals} isSmall />
            </span>
          </span>
        </span>
      </RowHeader>
      <DelegationCell row={row} />
      <Cell className="people-wide">
        <span className="people-second">
          <Sports disciplines={row.disciplines} />
        </span>
      </Cell>
      <Cell align="end" className="people-wide num">
        <bdi dir="ltr">{row.bib}</bdi>
      </Cell>
      <Cell className="people-wide people-won">
        <MedalCounts counts={row.medals} isSmall />
      </Cell>
      <Cell className="people-star" data-copy="none">
        <FollowButton kind="athlete" id={row.id} name={row.name} />
      </Cell>
    </>
  );
}

function TeamCells({ row, isGrouped }: CellsProps & { isGrouped: boolean }) {
  const t = useText();
  const [event] = row.events;
  const [discipline] = row.disciplines;
  // Under the heading of its delegation, the event distinguishes a team that has the same name.
  const isNamedByEvent = isGrouped && event !== undefined && isNamedAsDelegation(row);
  return (
    <>
      <RowHeader>
        <span className="people-who">
          {discipline && <DisciplineSign disciplineKey={discipline.key} />}
          <span className="main-part">
            <PlaceLink to="participant" id={row.id} className="row-link">
              <bdi>{isNamedByEvent ? event.name : row.name}</bdi>
              {isNamedByEvent && (
                <span className="visually-hidden">
                  {' '}
                  <bdi translate="no">{row.name}</bdi>
                </span>
              )}
            </PlaceLink>
            {event && !isNamedByEvent && (
              <span className="people-second">
                <bdi>{event.name}</bdi>
              </span>
            )}
            <span className="people-second people-narrow">
              <Delegation row={row} isFlagOnly={isNamedAsDelegation(row)} />
              <span>{discipline && <bdi>{discipline.name}</bdi>}</span>
              <span>{t('screens.participants.memberCount', { count: row.members ?? 0 })}</span>
              <MedalCounts counts={row.medals} isSmall />
            </span>
          </span>
        </span>
      </RowHeader>
      <DelegationCell row={row} />
      <Cell className="people-wide text-second text-ink2">{discipline && <bdi>{discipline.name}</bdi>}</Cell>
      <Cell align="end" className="people-wide num">
        <Count value={row.members ?? 0} />
      </Cell>
      <Cell className="people-wide people-won">
        <MedalCounts counts={row.medals} isSmall />
      </Cell>
      <Cell className="people-star" data-copy="none">
        <FollowButton kind="team" id={row.id} name={row.name} />
      </Cell>
    </>
  );
}

function DelegationCells({ row }: CellsProps) {
  const t = useText();
  return (
    <>
      <RowHeader>
        <span className="people-who">
          {row.organisation && <Flag organisation={row.organisation} />}
          <span className="main-part">
            <PlaceLink to="delegation" id={row.id} className="row-link">
              <bdi translate="no">{row.name}</bdi>
            </PlaceLink>
            <span className="people-second people-narrow">
              <span>{t('screens.participants.athleteCount', { count: row.members ?? 0 })}</span>
              <span>{t('shared.sports', { count: row.disciplines.length })}</span>
              <MedalCounts counts={row.medals} isSmall />
            </span>
          </span>
        </span>
      </RowHeader>
      <Cell align="end" className="people-wide num">
        <Count value={row.members ?? 0} />
      </Cell>
      <Cell align="end" className="people-wide num">
        <Count value={row.disciplines.length} />
      </Cell>
      {(['gold', 'silver', 'bronze'] as const).map((medal) => (
        <Cell key={medal} align="mid" className="people-wide num">
          <Count value={row.medals[medal]} />
        </Cell>
      ))}
      <Cell className="people-star" data-copy="none">
        <FollowButton kind="delegation" id={row.id} name={row.name} />
      </Cell>
    </>
  );
}

function Count({ value }: { value: number }) {
  const { format } = useGames();
  return <span className={value === 0 ? 'text-ink3' : undefined}>{format.column(value)}</span>;
}

function Delegation({ row: { organisation }, isFlagOnly = false }: { row: ParticipantRow; isFlagOnly?: boolean }) {
  if (!organisation) return null;
  return (
    <span className="people-flagged">
      <Flag organisation={organisation} />
      {!isFlagOnly && <bdi>{organisation.name}</bdi>}
    </span>
  );
}

/** The country of an athlete if it is not that of the delegation. */
function Nationality({ row: { nationality } }: { row: ParticipantRow }) {
  return nationality && <bdi>{nationality}</bdi>;
}

function DelegationCell({ row }: { row: ParticipantRow }) {
  return (
    <Cell className="people-wide">
      <span className="people-second">
        <Delegation row={row} />
        <Nationality row={row} />
      </span>
    </Cell>
  );
}

/** Pictograms with their code; the name is for screen readers, and visible for a single sport. */
function Sports({ disciplines }: { disciplines: DisciplineRef[] }) {
  return disciplines.map(({ key, code, name }) => (
    <span key={key} className="people-flagged" data-tip={disciplines.length === 1 ? undefined : name}>
      <DisciplineSign disciplineKey={key} size="row" />
      {disciplines.length === 1 ? (
        <bdi translate="no">{name}</bdi>
      ) : (
        <>
          <bdi dir="ltr" aria-hidden="true">
            {code}
          </bdi>
          <span className="visually-hidden">{name}</span>
        </>
      )}
    </span>
  ));
}
