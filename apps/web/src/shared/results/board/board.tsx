import './board.css';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MedalsBoard } from './medals-board.tsx';
import { StandingBoard } from './standing-board.tsx';
import { UnitBoard } from './unit-board.tsx';
import { VenueBoard } from './venue-board.tsx';
import type { BoardSubject, ScreenKind } from './as.ts';

/** A page for an unattended screen. The address selects its content. */
export function Board({ subject, as }: { subject: BoardSubject; as: ScreenKind }) {
  const { discipline, unit } = useParams({ strict: false });
  const { venue, court, event } = useSearch({ strict: false }) as { venue?: string; court?: string; event?: string };
  const isOverlay = as === 'overlay';
  useEffect(() => {
    const root = document.documentElement;
    root.classList.add('is-board');
    root.classList.toggle('is-overlay', isOverlay);
    return () => root.classList.remove('is-board', 'is-overlay');
  }, [isOverlay]);
  return (
    <div className={isOverlay ? 'board board-overlay' : 'board'}>
      {subject === 'medals' && <MedalsBoard discipline={discipline ?? 'all'} isOverlay={isOverlay} />}
      {subject === 'unit' && unit !== undefined && <UnitBoard unitId={unit} isOverlay={isOverlay} />}
      {subject === 'standing' && event !== undefined && <StandingBoard eventId={event} isOverlay={isOverlay} />}
      {subject === 'venue' && <VenueBoard venueId={venue} court={court} isOverlay={isOverlay} />}
    </div>
  );
}
