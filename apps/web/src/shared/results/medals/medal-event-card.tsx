import './medals.css';
import { delegationBeside } from '@podium/contract/delegation-beside';
import { membersBeside } from '@podium/games';
import { Link } from '@tanstack/react-router';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { PlaceLink } from '../../elements/parts/place-link.tsx';
import { useText } from '../../shell/page-context.tsx';
import { MemberNames } from './member-names.tsx';
import { isSquad } from '../squad.ts';
import type { Competitor, Medallist } from '@podium/contract';
import type { MedalEvent } from './medallists.ts';

interface MedalEventCardProps {
  event: MedalEvent;
  isWithinDiscipline: boolean;
  /** Only pairs and relays list their members, to save space in a list of many events. */
  isBrief?: boolean;
}

/** An event and its medalists, gold first. */
export function MedalEventCard({ event: { medallists }, isWithinDiscipline, isBrief = false }: MedalEventCardProps) {
  const t = useText();
  const [first] = medallists;
  if (!first) return null;
  const unit = medallists.find((medallist) => medallist.unit)?.unit;
  const name = <bdi>{first.event.name}</bdi>;
  return (
    <li className="medal-event">
      <h3 className="strong">
        {unit ? (
          <Link
            to="/{-$locale}/discipline/$key/results/$unit/$tab"
            params={{ key: first.discipline.key, unit, tab: 'results' }}
            search={{}}
            preload={false}
            className="link"
          >
            {name}
          </Link>
        ) : (
          name
        )}
        {!isWithinDiscipline && (
          <span className="second-line plain text-ink2">
            <bdi>{first.discipline.name}</bdi>
          </span>
        )}
        {first.event.isExhibition && <span className="second-line plain text-ink2">{t('shared.exhibition')}</span>}
        {first.isEventOpen && <span className="second-line plain text-ink2">{t('parts.medals.open')}</span>}
      </h3>
      <ul className="stack">
        {medallists.map((medallist) => (
          <MedallistLine
            key={`${medallist.medal} ${medallist.competitor.id ?? medallist.competitor.name}`}
            medallist={medallist}
            isBrief={isBrief}
          />
        ))}
      </ul>
    </li>
  );
}

function MedallistLine({ medallist, isBrief }: { medallist: Medallist; isBrief: boolean }) {
  const t = useText();
  const { competitor, medal, event, isEventOpen, isOfficial, isUnderCorrection, organisation } = medallist;
  const members = membersBeside(competitor.name, medallist.members);
  const hasNames = members.length > 0 && !(isBrief && isSquad(members));
  return (
    <li className="medallist">
      <MedalDisc medal={medal} isExhibition={event.isExhibition} />
      <span className="main-part">
        <MedallistName competitor={{ ...competitor, organisation: competitor.organisation ?? organisation }} />
        {organisation && delegationBeside({ ...competitor, organisation }) && (
          <span className="second-line text-ink2">
            <bdi>{organisation.name}</bdi>
          </span>
        )}
        {hasNames && (
          <span className="second-line text-ink2">
            <MemberNames members={members} />
          </span>
        )}
        {!isOfficial && !isEventOpen && <span className="second-line text-warn">{t('parts.medals.provisional')}</span>}
        {isUnderCorrection && <span className="second-line text-warn">{t('parts.medals.underReview')}</span>}
      </span>
    </li>
  );
}

function MedallistName({ competitor }: { competitor: Competitor }) {
  if (!competitor.id) return <CompetitorName competitor={competitor} isDelegationBeside />;
  return (
    <PlaceLink to="participant" id={competitor.id} className="medal-link">
      <CompetitorName competitor={competitor} isDelegationBeside />
    </PlaceLink>
  );
}
