import { Link } from '@tanstack/react-router';
import { useText } from '../../../shared/shell/page-context.tsx';
import { MedalDisc } from '../../../shared/elements/parts/medal-disc.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { medalMark, medalsInOrder } from '../state.ts';
import type { Medallist, ProfileAnswer } from '@podium/contract';

/** The medals by color, newest first within each; a team's medal names the team. */
export function MedalSection({ profile }: { profile: ProfileAnswer }) {
  const t = useText();
  const { awards } = profile;
  if (awards.length === 0) return null;
  return (
    <section id="medals">
      <h2 className="section-title">{t('screens.profile.medals')}</h2>
      <ul className="unit-list">
        {medalsInOrder(awards).map((award) => (
          <MedalLine key={`${award.event.id} ${award.medal}`} award={award} profile={profile} />
        ))}
      </ul>
    </section>
  );
}

function MedalLine({ award, profile }: { award: Medallist; profile: ProfileAnswer }) {
  const t = useText();
  const { format } = useGames();
  const { medal, event, discipline, unit, day, competitor, isEventOpen, isOfficial, isUnderCorrection } = award;
  const name = <bdi>{event.name}</bdi>;
  const mark = medalMark(award, profile.results);
  return (
    <li className="profile-medal">
      <MedalDisc medal={medal} isExhibition={event.isExhibition} />
      <div className="main-part">
        <p className="strong">
          {unit ? (
            <Link
              to="/{-$locale}/discipline/$key/results/$unit/$tab"
              params={{ key: discipline.key, unit, tab: 'results' }}
              search={{}}
              preload={false}
              className="unit-link"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="person-line text-second text-ink2">
          {profile.disciplines.length > 1 && <bdi>{discipline.name}</bdi>}
          {competitor.id !== profile.id && competitor.name && <bdi translate="no">{competitor.name}</bdi>}
          {day && <span suppressHydrationWarning>{format.date(day)}</span>}
          {event.isExhibition && <span>{t('shared.exhibition')}</span>}
          {isEventOpen && <span>{t('parts.medals.open')}</span>}
          {!isOfficial && !isEventOpen && <span className="text-warn">{t('screens.profile.provisional')}</span>}
          {isUnderCorrection && <span className="text-warn">{t('parts.medals.underReview')}</span>}
        </p>
      </div>
      {mark && (
        <bdi dir="ltr" className="num strong">
          {mark}
        </bdi>
      )}
    </li>
  );
}
