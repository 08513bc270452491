import './medallist-table.css';
import { delegationBeside } from '@podium/contract/delegation-beside';
import { membersBeside } from '@podium/games';
import { Cell, HeaderCell, RowHeader, Table } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { CompetitorName } from '../../../shared/elements/parts/competitor-name.tsx';
import { Flag } from '../../../shared/elements/parts/flag.tsx';
import { MedalDisc } from '../../../shared/elements/parts/medal-disc.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { byMedal } from '../../../shared/results/medals/medallists.ts';
import { MemberNames } from '../../../shared/results/medals/member-names.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import type { Medallist } from '@podium/contract';
import type { MedalGroup } from '../../../shared/results/medals/medallists.ts';

interface MedallistTableProps {
  caption: string;
  medallists: readonly Medallist[];
  /** Information above the table is omitted from each line. */
  isOneDelegation: boolean;
  isOneSport: boolean;
}

type RowOptions = Pick<MedallistTableProps, 'isOneDelegation' | 'isOneSport'>;

/** The medalists behind a count: gold first, each medal below a sticky head. */
export function MedallistTable({ caption, medallists, ...options }: MedallistTableProps) {
  const t = useText();
  return (
    <Table caption={caption} className="card-table medallist-table">
      <thead>
        <tr>
          <HeaderCell>{t('screens.medals.person')}</HeaderCell>
          <HeaderCell className="medallist-wide">{t('screens.medals.event')}</HeaderCell>
          <HeaderCell align="end" className="medallist-wide medallist-day">
            {t('screens.medals.date')}
          </HeaderCell>
        </tr>
      </thead>
      {byMedal(medallists).map((group) => (
        <Group key={group.medal} group={group} options={options} />
      ))}
    </Table>
  );
}

function Group({ group: { medal, medallists, count }, options }: { group: MedalGroup; options: RowOptions }) {
  const t = useText();
  return (
    <tbody>
      <tr className="medallist-group">
        <th scope="rowgroup" colSpan={3}>
          <span>
            {medal === 'exhibition' ? (
              t('shared.exhibition')
            ) : (
              <>
                <MedalDisc medal={medal} isNameless />
                {t('screens.medals.wonGroup', { medal, count })}
              </>
            )}
          </span>
        </th>
      </tr>
      {medallists.map((medallist) => (
        <Row
          key={`${medallist.event.id} ${medallist.medal} ${medallist.competitor.id ?? medallist.competitor.name}`}
          medallist={medallist}
          options={options}
        />
      ))}
    </tbody>
  );
}

function Row({ medallist, options }: { medallist: Medallist; options: RowOptions }) {
  const t = useText();
  const { format } = useGames();
  const { event, medal, day, isOfficial, isEventOpen, isUnderCorrection } = medallist;
  const date = day && <span suppressHydrationWarning>{format.date(day)}</span>;
  return (
    <tr className="medallist-row">
      <RowHeader>
        <span className="medallist-who">
          {event.isExhibition && <MedalDisc medal={medal} isExhibition />}
          <span className="main-part">
            <Winner medallist={medallist} isOneDelegation={options.isOneDelegation} />
            <span className="medallist-second medallist-narrow">
              <EventLink medallist={medallist} />
              {!options.isOneSport && <bdi>{medallist.discipline.name}</bdi>}
              {date}
            </span>
            {isEventOpen && <span className="medallist-second">{t('parts.medals.open')}</span>}
            {!isOfficial && !isEventOpen && (
              <span className="second-line plain text-warn">{t('parts.medals.provisional')}</span>
            )}
            {isUnderCorrection && <span className="second-line plain text-warn">{t('parts.medals.underReview')}</span>}
          </span>
        </span>
      </RowHeader>
      <Cell className="medallist-wide">
        <span className="medallist-event">
          <EventLink medallist={medallist} />
          {!options.isOneSport && (
            <span className="medallist-second">
              <bdi>{medallist.discipline.name}</bdi>
            </span>
          )}
        </span>
      </Cell>
      <Cell align="end" className="medallist-wide text-second text-ink2">
        {date}
      </Cell>
    </tr>
  );
}

/** If the delegation is named above, a team with the delegation's name is shown by its members. */
function Winner({ medallist, isOneDelegation }: { medallist: Medallist; isOneDelegation: boolean }) {
  const { competitor, members = [], organisation } = medallist;
  const displayedOrganisation = competitor.organisation ?? organisation;
  if (isOneDelegation && members.length > 0 && competitor.name === organisation?.name) {
    return <MemberNames members={members} />;
  }
  const others = membersBeside(competitor.name, members);
  const name = <CompetitorName competitor={competitor} isWithoutFlag />;
  return (
    <>
      <span className="medallist-name">
        {!isOneDelegation && displayedOrganisation && <Flag organisation={displayedOrganisation} />}
        {competitor.id ? (
          <PlaceLink to="participant" id={competitor.id} className="medal-link">
            {name}
          </PlaceLink>
        ) : (
          name
        )}
      </span>
      {!isOneDelegation && organisation && delegationBeside({ ...competitor, organisation }) && (
        <span className="medallist-second">
          <bdi>{organisation.name}</bdi>
        </span>
      )}
      {others.length > 0 && (
        <span className="medallist-second">
          <span>
            <MemberNames members={others} />
          </span>
        </span>
      )}
    </>
  );
}

function EventLink({ medallist: { event, unit, discipline } }: { medallist: Medallist }) {
  const name = <bdi>{event.name}</bdi>;
  if (!unit) return name;
  return (
    <Link
      to="/{-$locale}/discipline/$key/results/$unit/$tab"
      params={{ key: discipline.key, unit, tab: 'results' }}
      search={{}}
      preload={false}
      className="medal-link"
    >
      {name}
    </Link>
  );
}
