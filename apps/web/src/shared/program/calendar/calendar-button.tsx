import { Icon } from '@podium/ui';
import { useState } from 'react';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { useText } from '../../shell/page-context.tsx';
import { useCalendarPath } from './use-calendar-path.ts';
import type { CalendarFilter } from '@podium/contract';

const { Part: CalendarSheet } = lazyPart(async () => (await import('./calendar-sheet.tsx')).CalendarSheet);

interface CalendarButtonProps {
  /** Selects the events of the calendar. */
  filter: CalendarFilter;
  /** Name of the calendar's subject. */
  name: string;
  className?: string;
}

/** Adds events to a calendar by subscription or one-time download. Without scripts it downloads. */
export function CalendarButton({ filter, name, className = 'button' }: CalendarButtonProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const path = useCalendarPath(filter);
  return (
    <>
      <a
        href={path}
        className={className}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpened(true);
          setOpen(true);
        }}
      >
        <Icon name="calendar" />
        <span className="action-word">{t('shared.toCalendar')}</span>
      </a>
      {wasOpened && (
        <CalendarSheet filter={filter} path={path} name={name} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
