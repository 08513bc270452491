import { useParams, useSearch } from '@tanstack/react-router';
import { use, useEffect } from 'react';
import { useText } from '../../shell/page-context.tsx';
import { GamesContext } from '../../shell/use-games.ts';
import { CupBoard } from './cup-board.tsx';
import { MedalsBoard } from './medals-board.tsx';
import { StandingBoard } from './standing-board.tsx';
import { UnitBoard } from './unit-board.tsx';
import { VenueBoard } from './venue-board.tsx';
import styles from './board.css?url';
import type { BoardSubject, ScreenKind } from './as.ts';

/** A page for an unattended screen. The address selects its content. */
export function Board({ subject, as }: { subject: BoardSubject; as: ScreenKind }) {
  const { discipline, unit, id } = useParams({ strict: false });
  const { venue, court, event } = useSearch({ strict: false }) as { venue?: string; court?: string; event?: string };
  const t = useText();
  const rehearsalSince = use(GamesContext)?.rehearsalSince;
  const isOverlay = as === 'overlay';
  useEffect(() => {
    const root = document.documentElement;
    root.classList.add('is-board');
    root.classList.toggle('is-overlay', isOverlay);
    return () => root.classList.remove('is-board', 'is-overlay');
  }, [isOverlay]);
  return (
    <div className={isOverlay ? 'board board-overlay' : 'board'}>
      {/* In the server's page as well: a screen that starts slowly must not show plain text meanwhile. */}
      <link rel="stylesheet" href={styles} precedence="default" />
      {rehearsalSince && <p className="board-rehearsal">{t('parts.notices.rehearsal')}</p>}
      {subject === 'medals' && <MedalsBoard discipline={discipline ?? 'all'} isOverlay={isOverlay} />}
      {subject === 'cup' && id !== undefined && <CupBoard id={id} isOverlay={isOverlay} />}
      {subject === 'unit' && unit !== undefined && <UnitBoard unitId={unit} isOverlay={isOverlay} />}
      {subject === 'standing' && event !== undefined && <StandingBoard eventId={event} isOverlay={isOverlay} />}
      {subject === 'venue' && <VenueBoard venueId={venue} court={court} isOverlay={isOverlay} />}
    </div>
  );
}
