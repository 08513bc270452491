import { useSuspenseQuery } from '@tanstack/react-query';
import { usePage, useText } from '../../shell/page-context.tsx';
import { latestMedallists } from './latest-medallists.ts';
import { MedalEventCard } from './medal-event-card.tsx';
import { byEvent } from './medallists.ts';
import type { ReactNode } from 'react';

interface LatestMedalsProps {
  /** A discipline key, or `all`. */
  discipline: string;
  /** A link to all medalists. */
  children: ReactNode;
}

/** The winners of the most recently decided events, newest first. Squads are listed by team name only. */
export function LatestMedals({ discipline, children }: LatestMedalsProps) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(latestMedallists(language, discipline));
  if (data.items.length === 0) return null;
  return (
    <section className="medal-latest">
      <div className="section-top">
        <h2 className="section-title">{t('parts.medals.latest')}</h2>
        {children}
      </div>
      <ul className="medal-events">
        {byEvent(data.items).map((event) => (
          <MedalEventCard key={event.key} event={event} isWithinDiscipline={discipline !== 'all'} isBrief />
        ))}
      </ul>
    </section>
  );
}
