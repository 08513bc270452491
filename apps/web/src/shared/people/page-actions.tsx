import './people.css';
import { CalendarButton } from '../program/calendar/calendar-button.tsx';
import { FollowButton } from '../elements/follow/follow-button.tsx';
import { useText } from '../shell/page-context.tsx';
import { DotsMenu } from '../elements/parts/dots-menu.tsx';
import { ShareButton } from '../elements/share/share-button.tsx';
import type { ReactNode } from 'react';
import type { Follow } from '../reader/follows.ts';

interface PageActionsProps extends Follow {
  name: string;
  /** No contests are left: the calendar is less prominent. */
  isOver: boolean;
  /** Further actions, as list items of a menu. */
  children?: ReactNode;
}

/** Actions for a person, a team or a delegation in one row; icons only on small screens. */
export function PageActions({ kind, id, name, isOver, children }: PageActionsProps) {
  const t = useText();
  const filter = kind === 'delegation' ? (`delegation-${id}` as const) : (`participant-${id}` as const);
  return (
    <div className="page-actions">
      <FollowButton kind={kind} id={id} name={name} hasWord />
      <ShareButton name={name} />
      <CalendarButton filter={filter} name={name} className={isOver ? 'button button-quiet' : 'button'} />
      {children && <DotsMenu label={t('action.more')}>{children}</DotsMenu>}
    </div>
  );
}
