import './profile.css';
import '../../shared/elements/flag-colors/flag-colors.gen.css';
import { Avatar } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { isLive } from '../../shared/elements/item-state.ts';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { DisciplineSign } from '../../shared/elements/parts/discipline-sign.tsx';
import { Flag } from '../../shared/elements/parts/flag.tsx';
import { NextCard } from '../../shared/people/next/next-card.tsx';
import { PlaceLink } from '../../shared/elements/parts/place-link.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { MedalCounts } from '../../shared/people/medal-counts.tsx';
import { PageActions } from '../../shared/people/page-actions.tsx';
import { SpecialAwards } from '../../shared/people/special-awards/special-award-list.tsx';
import { UnitSection } from '../../shared/people/unit-section.tsx';
import { specialAwardsOf } from '../../shared/people/special-awards/awards-query.ts';
import { queries } from '../../shared/shell/queries/queries.ts';
import { useGames } from '../../shared/shell/use-games.ts';
import { useIsVeiled } from '../../shared/reader/veil.ts';
import { Facts } from './parts/facts.tsx';
import { MedalSection } from './parts/medal-section.tsx';
import { Members, TeamStaff, Teams } from './parts/members.tsx';
import { ResultSection } from './parts/result-section.tsx';
import { splitProgram } from './state.ts';
import type { ProfileAnswer } from '@podium/contract';
import type { Program } from './state.ts';

export function ProfileScreen({ id }: { id: string }) {
  const t = useText();
  const { language } = usePage();
  const { today, now } = useGames();
  const { data: profile } = useSuspenseQuery(queries.participant(language, { id }));
  const { data: specialAwards } = useSuspenseQuery(specialAwardsOf(language, { winner: id }));
  const program = splitProgram(profile.schedule, today, now);
  // Hides whether they have advanced too.
  const isVeiled = useIsVeiled();
  const hasEnded = !isVeiled && isOver(program, profile);
  return (
    <div className="screen" data-flag={profile.organisation?.flag}>
      <ProfileHead profile={profile} isOver={hasEnded} />
      <div className="profile-page">
        <div className="profile-main">
          {program.next && <NextCard item={program.next} hasSport={profile.disciplines.length > 1} level="h2" />}
          <UnitSection
            id="today"
            title={t('state.today')}
            items={program.today}
            hasDay={false}
            ownOf={({ id: unit }) => ({ lines: profile.results.filter(({ item }) => item.id === unit) })}
          />
          <Schedule later={program.later} />
          <MedalSection profile={profile} />
          <SpecialAwards awards={specialAwards.items} ofWinner={id} />
          <ResultSection profile={profile} />
          {hasEnded && <Schedule later={[]} isOver />}
        </div>
        <aside className="profile-aside" aria-label={t('screens.profile.facts')}>
          <Facts profile={profile} />
          <Members members={profile.memberList} />
          <TeamStaff staff={profile.staff} />
          <Teams teams={profile.teams} />
        </aside>
      </div>
      <DataAgeLine asOf={profile.asOf} isLive={profile.schedule.some(isLive)} />
    </div>
  );
}

const isOver = ({ next, today }: Program, { schedule, mayGoOn }: ProfileAnswer) =>
  !next && today.length === 0 && schedule.length > 0 && !mayGoOn;

function ProfileHead({ profile, isOver: hasEnded }: { profile: ProfileAnswer; isOver: boolean }) {
  const t = useText();
  const { organisation, name, role, bib } = profile;
  const roles = ['coach', 'official', 'staff'] as const;
  const office = roles.find((candidate) => candidate === role);
  const [sport] = profile.disciplines;
  return (
    <header className="person-head">
      {sport && <DisciplineSign disciplineKey={sport.key} size="band" />}
      <Avatar name={name} photo={profile.photo} size="page" />
      <div className="text-part">
        <h1 className="text-title">
          <bdi translate="no">{name}</bdi>
        </h1>
        <p className="person-line">
          {organisation && (
            <PlaceLink to="delegation" id={organisation.code} className="profile-delegation">
              <Flag organisation={organisation} />
              <bdi className="link">{organisation.name}</bdi>
            </PlaceLink>
          )}
          {office && <span>{t(`screens.profile.${office}`, { gender: profile.gender ?? 'other' })}</span>}
          {bib && (
            <span>
              {`${t('screens.profile.bib')} `}
              <bdi dir="ltr" className="num strong">
                {bib}
              </bdi>
            </span>
          )}
        </p>
        <MedalCounts counts={profile.medals} />
      </div>
      {profile.disciplines.length > 0 && (
        <ul className="person-tags person-wide">
          {profile.disciplines.map((discipline) => (
            <li key={discipline.key}>
              <PlaceLink to="discipline" id={discipline.key} className="person-tag">
                <DisciplineSign disciplineKey={discipline.key} size="row" />
                <bdi>{discipline.name}</bdi>
              </PlaceLink>
            </li>
          ))}
        </ul>
      )}
      <PageActions kind={profile.kind === 'teams' ? 'team' : 'athlete'} id={profile.id} name={name} isOver={hasEnded} />
    </header>
  );
}

/** The upcoming days, or a note that the schedule is finished. */
function Schedule({ later, isOver: hasEnded = false }: { later: Program['later']; isOver?: boolean }) {
  const t = useText();
  const { format } = useGames();
  if (later.length === 0 && !hasEnded) return null;
  return (
    <section id="schedule">
      <h2 className="section-title">{t('screens.profile.schedule')}</h2>
      {hasEnded && <p className="text-ink2">{t('screens.profile.over')}</p>}
      <div className="stack is-wide">
        {later.map(({ day, items }) => (
          <UnitSection
            key={day}
            title={format.capital(format.dateWithWeekday(day))}
            items={items}
            hasDay={false}
            level="sub"
          />
        ))}
      </div>
    </section>
  );
}
