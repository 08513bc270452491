import './discipline.css';
import { EmptyState, Icon } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DayStrip } from '../../shared/program/discipline-shell/day-strip.tsx';
import { DisciplineShell } from '../../shared/program/discipline-shell/discipline-shell.tsx';
import { LatestMedals } from '../../shared/results/medals/latest-medals.tsx';
import { PlaceLink } from '../../shared/elements/parts/place-link.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { useGames } from '../../shared/shell/use-games.ts';
import { RecordList } from './parts/record-list.tsx';
import { UnitSection } from './parts/unit-section.tsx';
import type { DisciplineAnswer } from '@podium/contract';

/** A sport at a glance: days, venues, live, next and latest contests, medals and records. */
export function DisciplineScreen({ disciplineKey }: { disciplineKey: string }) {
  const t = useText();
  const { language } = usePage();
  const { data: discipline } = useSuspenseQuery(queries.discipline(language, { key: disciplineKey }));
  const params = { key: disciplineKey };
  const { live, next, latest } = discipline;
  return (
    <DisciplineShell disciplineKey={disciplineKey} current="index" asOf={discipline.asOf}>
      <DisciplineDays discipline={discipline} />
      {live.length + next.length + latest.length === 0 && (
        <EmptyState title={t('screens.discipline.nothingYet')}>
          <p>{t('screens.discipline.nothingYetHint')}</p>
        </EmptyState>
      )}
      <UnitSection title={t('screens.discipline.live')} items={live} isLive />
      <UnitSection title={t('screens.discipline.next')} items={next}>
        <Link
          to="/{-$locale}/discipline/$key/schedule/$tab/{-$day}"
          params={{ ...params, tab: 'days', day: undefined }}
          search={{}}
          className="section-more"
        >
          {t('screens.discipline.allSchedule')}
          <Icon name="chevron" isSmall />
        </Link>
      </UnitSection>
      <UnitSection title={t('screens.discipline.latest')} items={latest}>
        <Link to="/{-$locale}/discipline/$key/results" params={params} search={{}} className="section-more">
          {t('screens.discipline.allResults')}
          <Icon name="chevron" isSmall />
        </Link>
      </UnitSection>
      <LatestMedals discipline={disciplineKey}>
        <Link
          to="/{-$locale}/discipline/$key/medals/{-$tab}"
          params={{ ...params, tab: undefined }}
          search={{}}
          className="section-more"
        >
          {t('screens.discipline.allMedals')}
          <Icon name="chevron" isSmall />
        </Link>
      </LatestMedals>
      <EventsLink discipline={discipline} />
      <RecordList disciplineKey={disciplineKey} />
      {discipline.venues.length > 0 && (
        <section>
          <h2 className="section-title">{t('screens.discipline.venues')}</h2>
          <ul className="cluster">
            {discipline.venues.map((venue) => (
              <li key={venue.id}>
                <PlaceLink to="venue" id={venue.id} className="chip">
                  <Icon name="pin" isSmall />
                  <bdi>{venue.name}</bdi>
                </PlaceLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </DisciplineShell>
  );
}

function DisciplineDays({ discipline: { key, days } }: { discipline: DisciplineAnswer }) {
  const t = useText();
  const { today } = useGames();
  return (
    <DayStrip
      label={t('parts.discipline-shell.days')}
      days={days}
      today={today}
      link={(day, props, children) => (
        <Link
          key={day}
          to="/{-$locale}/discipline/$key/schedule/$tab/{-$day}"
          params={{ key, tab: 'days', day }}
          search={{}}
          preload={false}
          {...props}
        >
          {children}
        </Link>
      )}
    />
  );
}

/** Progress of the sport, and links to its events and phases. */
function EventsLink({ discipline: { key, events, athletes, eventList } }: { discipline: DisciplineAnswer }) {
  const t = useText();
  if (events === 0) return null;
  const decided = eventList.filter(({ isDecided }) => isDecided).length;
  return (
    <section>
      <h2 className="section-title">{t('screens.discipline.events')}</h2>
      <Link to="/{-$locale}/discipline/$key/competitions" params={{ key }} search={{}} className="events-link">
        <span className="main-part">
          <span className="own-line strong">{t('screens.discipline.eventCount', { count: events })}</span>
          <span className="second-line text-ink2">
            {t('screens.discipline.decided', { count: decided })}
            {athletes > 0 && ` · ${t('screens.discipline.athletes', { count: athletes })}`}
          </span>
        </span>
        <Icon name="chevron" isSmall />
      </Link>
    </section>
  );
}
