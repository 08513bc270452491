import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePage, useText } from '../../../shared/page-context.tsx';
import { queries } from '../../../shared/queries/queries.ts';
import { MedalEventCard } from '../../../shared/medals/medal-event-card.tsx';
import { byEvent } from '../../../shared/medals/medallists.ts';
import { LATEST_EVENTS } from '../state.ts';

/** The medals given last, the newest event first: beside the table where there is room, else below it. */
export function LatestMedals() {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.medallists(language, 'all', { latest: LATEST_EVENTS }));
  if (data.items.length === 0) return null;
  return (
    <section className="medal-latest">
      <h2 className="section-title">{t('screens.medals.latest')}</h2>
      <ul className="medal-events">
        {byEvent(data.items).map((event) => (
          <MedalEventCard key={event.key} event={event} isWithinDiscipline={false} isBrief />
        ))}
      </ul>
      <Link
        to="/{-$locale}/medals/$discipline"
        params={{ discipline: 'all' }}
        search={{ medal: 'total' }}
        hash="medallists"
        preload={false}
        className="button"
      >
        {t('screens.medals.showAllMedallists')}
      </Link>
    </section>
  );
}
