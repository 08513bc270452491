import './people.css';
import { CalendarButton } from '../calendar/calendar-button.tsx';
import { FollowButton } from '../follow/follow-button.tsx';
import { ShareButton } from '../share/share-button.tsx';
import type { Follow } from '../follow/follows.ts';

/**
 * What one can do with a person, a team or a delegation: follow, send on, take into the own calendar, which is offered
 * below the others where nothing is to come.
 */
export function PageActions({ kind, id, name, isOver }: Follow & { name: string; isOver: boolean }) {
  const filter = kind === 'delegation' ? (`delegation-${id}` as const) : (`participant-${id}` as const);
  return (
    <div className="page-actions">
      <FollowButton kind={kind} id={id} name={name} hasWord />
      <ShareButton name={name} />
      <CalendarButton filter={filter} name={name} className={isOver ? 'button button-quiet' : 'button'} />
    </div>
  );
}
