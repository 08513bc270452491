import './discipline.css';
import { Badge, Icon } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DataAgeLine } from '../../shared/parts/data-age-line.tsx';
import { DayChipText } from '../../shared/parts/day-chip-text.tsx';
import { usePage, useText } from '../../shared/page-context.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { useGames } from '../../shared/use-games.ts';
import { EventList } from './parts/event-list.tsx';
import { UnitSection } from './parts/unit-section.tsx';
import type { DisciplineAnswer } from '@podium/contract';

/** All of one sport: its days and venues, what is live, next and latest, and its events. */
export function DisciplineScreen({ disciplineKey }: { disciplineKey: string }) {
  const t = useText();
  const { language } = usePage();
  const { today } = useGames();
  const { data: discipline } = useSuspenseQuery(queries.discipline(language, disciplineKey));
  const { data: events } = useSuspenseQuery(queries.disciplineEvents(language, disciplineKey));
  return (
    <div className="screen">
      <div className="screen-top">
        <div className="flex items-center gap-3">
          <bdi dir="ltr" className="discipline-code" aria-hidden="true">
            {discipline.code}
          </bdi>
          <div>
            <h1 className="text-title">
              <bdi>{discipline.name}</bdi>
            </h1>
            <p className="text-second text-ink2">
              {t('screens.discipline.eventCount', { count: discipline.events })}
              {discipline.athletes > 0 && ` · ${t('screens.discipline.athletes', { count: discipline.athletes })}`}
            </p>
          </div>
          {discipline.isExhibition && <Badge tone="info">{t('shared.exhibition')}</Badge>}
        </div>
        <DataAgeLine asOf={discipline.asOf} />
      </div>
      {discipline.isExhibition && <p className="notice tone-info">{t('screens.discipline.exhibition')}</p>}
      <DisciplineDays discipline={discipline} today={today} />
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to="/{-$locale}/medals/$discipline" params={{ discipline: disciplineKey }} search={{}} className="button">
          <Icon name="medal" />
          {t('screens.discipline.medals')}
        </Link>
      </div>
      <UnitSection title={t('screens.discipline.live')} items={discipline.live} isLive />
      <UnitSection title={t('screens.discipline.next')} items={discipline.next} />
      <UnitSection title={t('screens.discipline.latest')} items={discipline.latest} />
      <EventList events={events.items} />
      {discipline.venues.length > 0 && (
        <section>
          <h2 className="section-title">{t('screens.discipline.venues')}</h2>
          <ul className="flex flex-wrap gap-2">
            {discipline.venues.map((venue) => (
              <li key={venue.id} className="tag">
                <bdi>{venue.name}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function DisciplineDays({ discipline, today }: { discipline: DisciplineAnswer; today: string }) {
  const t = useText();
  if (discipline.days.length === 0) return null;
  return (
    <nav aria-label={t('screens.discipline.days')} className="day-chips">
      {discipline.days.map((day) => {
        return (
          <Link
            key={day}
            to="/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}"
            params={{ day, discipline: discipline.key, venue: undefined }}
            search={{}}
            preload={false}
            className={`day-chip${day === today ? ' is-today' : ''}`}
          >
            <DayChipText day={day} isToday={day === today} />
          </Link>
        );
      })}
    </nav>
  );
}
