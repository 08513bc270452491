import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** Round links at the bottom of the screen that hide while the user scrolls down; wide windows show them as tabs. */
export function FloatingActions({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => hideWhileReading(bar), []);
  return (
    <nav aria-label={label} className="floating-actions" ref={bar}>
      {children}
    </nav>
  );
}

const TURN_PX = 12;

/** Hides on scrolling down, shows on scrolling up and on keyboard focus. */
function hideWhileReading(bar: { current: HTMLElement | null }): () => void {
  let last = scrollY;
  const look = () => {
    if (Math.abs(scrollY - last) < TURN_PX) return;
    bar.current?.classList.toggle('is-away', scrollY > last && scrollY > 80);
    last = scrollY;
  };
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
}
