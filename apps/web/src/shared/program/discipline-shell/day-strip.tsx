import { DayChipText } from '../../elements/parts/day-chip-text.tsx';
import { bringIntoView } from '../../elements/parts/bring-into-view.ts';
import type { ReactNode } from 'react';

export interface DayLinkProps {
  className: string;
  'aria-current': 'page' | undefined;
  ref: ((element: HTMLElement | null) => void) | undefined;
}

interface DayStripProps {
  label: string;
  days: readonly string[];
  today: string;
  chosen?: string;
  /** Renders the link to a day, or to all days. */
  link: (day: string | undefined, props: DayLinkProps, children: ReactNode) => ReactNode;
  /** Label for all days, if they can be shown together. */
  allLabel?: string;
}

/** The days of a sport as two-line chips. The chosen chip is scrolled into view, or today if none can be chosen. */
export function DayStrip({ label, days, today, chosen, link, allLabel }: DayStripProps) {
  if (days.length === 0) return null;
  const inView = chosen ?? (allLabel ? undefined : today);
  const propsOf = (day: string | undefined): DayLinkProps => ({
    className: day === today ? 'day-chip is-today' : 'day-chip',
    'aria-current': day === chosen ? 'page' : undefined,
    ref: day !== undefined && day === inView ? bringIntoView : undefined,
  });
  return (
    <nav aria-label={label} className="day-chips">
      {allLabel && link(undefined, propsOf(undefined), <strong className="day-chip-all">{allLabel}</strong>)}
      {days.map((day) => link(day, propsOf(day), <DayChipText day={day} isToday={day === today} />))}
    </nav>
  );
}
