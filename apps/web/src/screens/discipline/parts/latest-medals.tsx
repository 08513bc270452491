import { Icon } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MedalEventCard } from '../../../shared/medals/medal-event-card.tsx';
import { usePage, useText } from '../../../shared/page-context.tsx';
import { queries } from '../../../shared/queries/queries.ts';
import { latestDecided } from '../state.ts';

const SHOWN_EVENTS = 4;

/** Who won the events that were decided last. */
export function LatestMedals({ disciplineKey }: { disciplineKey: string }) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.medallists(language, disciplineKey));
  const events = latestDecided(data.items, SHOWN_EVENTS);
  if (events.length === 0) return null;
  return (
    <section>
      <div className="section-top">
        <h2 className="section-title">{t('screens.discipline.latestMedals')}</h2>
        <Link
          to="/{-$locale}/discipline/$key/medals/{-$tab}"
          params={{ key: disciplineKey, tab: undefined }}
          search={{}}
          className="section-more"
        >
          {t('screens.discipline.allMedals')}
          <Icon name="chevron" isSmall />
        </Link>
      </div>
      <ul className="medal-events">
        {events.map((event) => (
          <MedalEventCard key={event.key} event={event} isWithinDiscipline />
        ))}
      </ul>
    </section>
  );
}
