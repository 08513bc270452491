import { Avatar, Button, Cell, RowHeader } from '@podium/ui';
import { memo } from 'react';
import { FollowButton } from '../../../shared/follow/follow-button.tsx';
import { useText } from '../../../shared/page-context.tsx';
import { DisciplineSign } from '../../../shared/parts/discipline-sign.tsx';
import { Flag } from '../../../shared/parts/flag.tsx';
import { PlaceLink } from '../../../shared/parts/place-link.tsx';
import { MedalCounts } from '../../../shared/people/medal-counts.tsx';
import { useGames } from '../../../shared/use-games.ts';
import { MissingWords } from './table-skeleton.tsx';
import type { DisciplineRef, ParticipantRow } from '@podium/contract';
import type { RowWidth, VirtualRowProps } from '@podium/ui/virtual';
import type { Tab } from '../state.ts';

interface RowProps {
  tab: Tab;
  /** Undefined while its page is on its way. */
  row: ParticipantRow | undefined;
  place: VirtualRowProps;
  /** Only its name, on the way past. */
  isBrief: boolean;
  width: RowWidth;
  columns: number;
  /** Its page could not be read. */
  onRetry?: () => void;
}

/**
 * One line, one door: to the profile or the delegation. The star stands apart. On phones the row is one cell with two
 * lines, from 600 px on it has several cells.
 */
export const ParticipantTableRow = memo(function ParticipantTableRow(props: RowProps) {
  const { tab, row, place, isBrief, width, columns, onRetry } = props;
  return (
    <tr {...place} className="people-row" aria-busy={!row && !onRetry ? true : undefined}>
      {!row || isBrief ? (
        <RowHeader colSpan={width === 'narrow' ? 2 : columns}>
          {onRetry ? <Retry onRetry={onRetry} /> : <BriefName tab={tab} name={row?.name} />}
        </RowHeader>
      ) : (
        <>
          {tab === 'delegations' && <DelegationCells row={row} width={width} />}
          {tab === 'teams' && <TeamCells row={row} width={width} />}
          {tab === 'athletes' && <AthleteCells row={row} width={width} />}
        </>
      )}
    </tr>
  );
});

interface CellsProps {
  row: ParticipantRow;
  width: RowWidth;
}

function AthleteCells({ row, width }: CellsProps) {
  const t = useText();
  return (
    <>
      <RowHeader>
        <span className="people-who">
          <Avatar name={row.name} />
          <span className="min-w-0 flex-1">
            <PlaceLink to="participant" id={row.id} className="row-link">
              <bdi>{row.name}</bdi>
            </PlaceLink>
            {width !== 'wide' && (
              <span className="people-second people-narrow">
                <Delegation row={row} />
                <Sports disciplines={row.disciplines} />
                {row.bib && (
                  <span>
                    {`${t('screens.participants.bib')} `}
                    <bdi dir="ltr">{row.bib}</bdi>
                  </span>
                )}
                <MedalCounts counts={row.medals} isSmall />
              </span>
            )}
          </span>
        </span>
      </RowHeader>
      {width !== 'narrow' && (
        <>
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
        </>
      )}
      <Cell className="people-star">
        <FollowButton kind="athlete" id={row.id} name={row.name} />
      </Cell>
    </>
  );
}

function TeamCells({ row, width }: CellsProps) {
  const t = useText();
  const [event] = row.events;
  const [discipline] = row.disciplines;
  return (
    <>
      <RowHeader>
        <span className="people-who">
          {discipline && <DisciplineSign disciplineKey={discipline.key} />}
          <span className="min-w-0 flex-1">
            <PlaceLink to="participant" id={row.id} className="row-link">
              <bdi>{row.name}</bdi>
            </PlaceLink>
            <span className="people-second">{event && <bdi>{event.name}</bdi>}</span>
            {width !== 'wide' && (
              <span className="people-second people-narrow">
                <Delegation row={row} isFlagOnly={row.organisation?.name === row.name} />
                <span>{discipline && <bdi>{discipline.name}</bdi>}</span>
                <span>{t('screens.participants.memberCount', { count: row.members ?? 0 })}</span>
                <MedalCounts counts={row.medals} isSmall />
              </span>
            )}
          </span>
        </span>
      </RowHeader>
      {width !== 'narrow' && (
        <>
          <DelegationCell row={row} />
          <Cell className="people-wide text-second text-ink2">{discipline && <bdi>{discipline.name}</bdi>}</Cell>
          <Cell align="end" className="people-wide num">
            <Count value={row.members ?? 0} />
          </Cell>
          <Cell className="people-wide people-won">
            <MedalCounts counts={row.medals} isSmall />
          </Cell>
        </>
      )}
      <Cell className="people-star">
        <FollowButton kind="team" id={row.id} name={row.name} />
      </Cell>
    </>
  );
}

function DelegationCells({ row, width }: CellsProps) {
  const t = useText();
  return (
    <>
      <RowHeader>
        <span className="people-who">
          {row.organisation && <Flag organisation={row.organisation} />}
          <span className="min-w-0 flex-1">
            <PlaceLink to="delegation" id={row.id} className="row-link">
              <bdi>{row.name}</bdi>
            </PlaceLink>
            {width !== 'wide' && (
              <span className="people-second people-narrow">
                <span>{t('screens.participants.athleteCount', { count: row.members ?? 0 })}</span>
                <span>{t('shared.sports', { count: row.disciplines.length })}</span>
                <MedalCounts counts={row.medals} isSmall />
              </span>
            )}
          </span>
        </span>
      </RowHeader>
      {width !== 'narrow' && (
        <>
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
        </>
      )}
      <Cell className="people-star">
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

function DelegationCell({ row }: { row: ParticipantRow }) {
  return (
    <Cell className="people-wide">
      <span className="people-second">
        <Delegation row={row} />
      </span>
    </Cell>
  );
}

/** As signs with their code; the name is heard, and shown where it is the only one. */
function Sports({ disciplines }: { disciplines: DisciplineRef[] }) {
  return disciplines.map(({ key, code, name }) => (
    <span key={key} className="people-flagged" title={name}>
      <DisciplineSign disciplineKey={key} size="row" />
      {disciplines.length === 1 ? (
        <bdi>{name}</bdi>
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

/** On the way past, or while its page is on its way: then it has no name yet. */
function BriefName({ tab, name }: { tab: Tab; name: string | undefined }) {
  const t = useText();
  return (
    <span className="people-who row-link">
      {name === undefined ? (
        <>
          <MissingWords />
          <span className="visually-hidden">{t('state.loading')}</span>
        </>
      ) : (
        <>
          {tab === 'athletes' && <Avatar name={name} />}
          {name}
        </>
      )}
    </span>
  );
}

/** Its page could not be read. */
function Retry({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <span className="people-missing" role="alert">
      {t('screens.participants.loadError')}
      <Button onClick={onRetry}>{t('action.retry')}</Button>
    </span>
  );
}
