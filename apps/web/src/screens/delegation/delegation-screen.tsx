import './delegation.css';
import '../../shared/elements/flag-colors/flag-colors.gen.css';
import { printPaths } from '@podium/contract/print-paths';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDayWord } from '../../shared/elements/parts/day-word.ts';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { bringIntoView } from '../../shared/elements/parts/bring-into-view.ts';
import { DayChipText } from '../../shared/elements/parts/day-chip-text.tsx';
import { Flag } from '../../shared/elements/parts/flag.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { PrintLink } from '../../shared/elements/print/print-link.tsx';
import { PageActions } from '../../shared/people/page-actions.tsx';
import { SpecialAwards } from '../../shared/people/special-awards/special-award-list.tsx';
import { UnitSection } from '../../shared/people/unit-section.tsx';
import { specialAwardsOf } from '../../shared/people/special-awards/awards-query.ts';
import { queries } from '../../shared/shell/queries/queries.ts';
import { useGames } from '../../shared/shell/use-games.ts';
import { Lodging } from './parts/lodging.tsx';
import { OwnCups } from '../../shared/results/cups/own-cups.tsx';
import { FrozenMedals } from '../../shared/results/medals/frozen-medals.tsx';
import { MedalLinks } from './parts/medal-links.tsx';
import { Medallists } from './parts/medallists.tsx';
import { SportList } from './parts/sport-list.tsx';
import type { DelegationAnswer } from '@podium/contract';

export function DelegationScreen({ code }: { code: string }) {
  const t = useText();
  const { language } = usePage();
  const { data: delegation } = useSuspenseQuery(queries.delegation(language, { code }));
  const { data: specialAwards } = useSuspenseQuery(specialAwardsOf(language, { delegation: code }));
  return (
    <div className="screen">
      <DelegationHead delegation={delegation} />
      <DelegationDays code={code} days={delegation.days} />
      <div className="delegation-page">
        <div className="delegation-main">
          <UnitSection title={t('screens.delegation.live')} items={delegation.live} isLive hasDay={false} id="live" />
          <Medallists medallists={delegation.medallists} />
          <OwnCups delegation={code} />
          <SpecialAwards awards={specialAwards.items} ofWinner={code} />
          <UnitSection title={t('screens.delegation.next')} items={delegation.next} id="next" />
          <UnitSection title={t('screens.delegation.latest')} items={delegation.latest} id="results" />
        </div>
        <SportList code={code} disciplines={delegation.disciplines} />
      </div>
      <Lodging code={code} />
      <DataAgeLine asOf={delegation.asOf} isLive={delegation.live.length > 0} />
    </div>
  );
}

function DelegationHead({ delegation }: { delegation: DelegationAnswer }) {
  const t = useText();
  const { organisation, rank, medals, athletes, teams, officials, live, next, latest, days } = delegation;
  const isOver = live.length + next.length === 0 && latest.length > 0;
  const { code, name } = organisation;
  return (
    <header className="person-head games-ground" data-flag={organisation.flag}>
      <Flag organisation={organisation} size="title" />
      <div className="text-part">
        <h1 className="text-title">
          <bdi>{name}</bdi>
        </h1>
        <p className="person-line text-ink2">
          <Link
            to="/{-$locale}/participants/$tab"
            params={{ tab: 'athletes' }}
            search={{ delegation: code }}
            preload={false}
            className="link delegation-count"
          >
            {t('screens.delegation.athletes', { count: athletes })}
          </Link>
          {teams > 0 && (
            <Link
              to="/{-$locale}/participants/$tab"
              params={{ tab: 'teams' }}
              search={{ delegation: code }}
              preload={false}
              className="link delegation-count"
            >
              {t('screens.delegation.teams', { count: teams })}
            </Link>
          )}
          {officials > 0 && <span>{t('screens.delegation.officials', { count: officials })}</span>}
        </p>
      </div>
      <FrozenMedals />
      <MedalLinks code={code} name={name} rank={rank} medals={medals} />
      <PageActions kind="delegation" id={code} name={name} isOver={isOver}>
        <PrintDay code={code} days={days} />
        {medals.total > 0 && (
          <li>
            <PrintLink path={printPaths.medalsOf(code)} label={t('screens.delegation.printMedals')} />
          </li>
        )}
      </PageActions>
    </header>
  );
}

/** Day sheet for coaches: today, or the next day on which its members compete. */
function PrintDay({ code, days }: { code: string; days: string[] }) {
  const t = useText();
  const { today } = useGames();
  const dayWord = useDayWord();
  const comingDays = days.filter((day) => day >= today).slice(0, 2);
  return comingDays.map((day) => (
    <li key={day} suppressHydrationWarning>
      <PrintLink
        path={printPaths.schedule(day, { delegation: code })}
        label={t('screens.delegation.printDay', { day: dayWord(day, null) })}
      />
    </li>
  ));
}

/** The days on which its members compete. */
function DelegationDays({ code, days }: { code: string; days: string[] }) {
  const t = useText();
  const { today } = useGames();
  if (days.length === 0) return null;
  return (
    <nav aria-label={t('screens.delegation.days')} className="day-chips">
      {days.map((day) => (
        <Link
          key={day}
          to="/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}"
          params={{ day, discipline: undefined, venue: undefined }}
          search={{ delegation: code }}
          preload={false}
          className={`day-chip${day === today ? ' is-today' : ''}`}
          ref={day === today ? bringIntoView : undefined}
        >
          <DayChipText day={day} isToday={day === today} />
        </Link>
      ))}
    </nav>
  );
}
