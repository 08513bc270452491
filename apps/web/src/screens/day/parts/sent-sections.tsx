import { useHydrated } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** The sections of a long day; on a server-rendered page, only those near the window are laid out. */
export function SentSections({ children }: { children: ReactNode }) {
  const isRunning = useHydrated();
  const [isSent] = useState(!isRunning);
  const list = useRef<HTMLDivElement>(null);
  // Before the scroll position is restored.
  useLayoutEffect(() => {
    if (isBackNavigation()) list.current?.classList.remove('is-sent');
  }, []);
  return (
    <div ref={list} className={isSent ? 'day-sections is-sent' : 'day-sections'}>
      {children}
    </div>
  );
}

/** Returns whether the page is a reload: the browser then restores the scroll position. */
const isBackNavigation = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));
