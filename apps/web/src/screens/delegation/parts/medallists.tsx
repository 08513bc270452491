import '../../../shared/results/medals/medals.css';
import { membersBeside } from '@podium/games';
import { Icon } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { CompetitorName } from '../../../shared/elements/parts/competitor-name.tsx';
import { MedalDisc } from '../../../shared/elements/parts/medal-disc.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { MemberNames } from '../../../shared/results/medals/member-names.tsx';
import { isSquad } from '../../../shared/results/squad.ts';
import type { DelegationAnswer, Medallist } from '@podium/contract';

/** A whole list would hide the schedule below it. */
const maxShown = 6;

/** The medalists by name, gold first. */
export function Medallists({ medallists }: Pick<DelegationAnswer, 'medallists'>) {
  const t = useText();
  if (medallists.length === 0) return null;
  const isLong = medallists.length > maxShown + 1;
  return (
    <section id="medallists">
      <h2 className="section-title">{t('screens.delegation.medallists')}</h2>
      <MedallistRows medallists={isLong ? medallists.slice(0, maxShown) : medallists} />
      {isLong && (
        <details className="fold">
          <summary className="fold-summary">
            <span>{t('screens.delegation.moreMedallists', { count: medallists.length - maxShown })}</span>
            <Icon name="down" isSmall />
          </summary>
          <MedallistRows medallists={medallists.slice(maxShown)} />
        </details>
      )}
    </section>
  );
}

function MedallistRows({ medallists }: Pick<DelegationAnswer, 'medallists'>) {
  return (
    <ul className="unit-list">
      {medallists.map((medallist) => (
        <MedallistRow
          key={`${medallist.event.id} ${medallist.ageGroup ?? ''} ${medallist.medal} ${medallist.competitor.id ?? medallist.competitor.name}`}
          medallist={medallist}
        />
      ))}
    </ul>
  );
}

function MedallistRow({ medallist }: { medallist: Medallist }) {
  const t = useText();
  const { medal, event, discipline, unit, competitor, isEventOpen, isOfficial, isUnderCorrection } = medallist;
  const members = membersBeside(competitor.name, medallist.members);
  // All have the flag of the page.
  const withoutFlag = { ...competitor, organisation: null };
  const contest = (
    <bdi>
      {discipline.name} · {event.name}
    </bdi>
  );
  return (
    <li className="delegation-medallist">
      <MedalDisc medal={medal} isExhibition={event.isExhibition} />
      <div className="main-part">
        <p className="strong">
          {competitor.id ? (
            <PlaceLink to="participant" id={competitor.id} className="medal-link">
              <CompetitorName competitor={withoutFlag} />
            </PlaceLink>
          ) : (
            <CompetitorName competitor={withoutFlag} />
          )}
        </p>
        {members.length > 0 && !isSquad(members) && (
          <p className="text-second text-ink2">
            <MemberNames members={members} />
          </p>
        )}
        <p className="person-line text-second text-ink2">
          {unit ? (
            <Link
              to="/{-$locale}/discipline/$key/results/$unit/$tab"
              params={{ key: discipline.key, unit, tab: 'results' }}
              search={{}}
              preload={false}
              className="link medal-link"
            >
              {contest}
            </Link>
          ) : (
            contest
          )}
          {event.isExhibition && <span>{t('shared.exhibition')}</span>}
          {isEventOpen && <span>{t('parts.medals.open')}</span>}
          {!isOfficial && !isEventOpen && <span className="text-warn">{t('parts.medals.provisional')}</span>}
          {isUnderCorrection && <span className="text-warn">{t('parts.medals.underReview')}</span>}
        </p>
      </div>
    </li>
  );
}
