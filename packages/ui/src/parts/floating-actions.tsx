import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** Round links that float over a screen's foot and step aside while the person reads on; wide windows show them as tabs. */
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

/** Away on the way down, back on the way up and as soon as the keyboard reaches it. */
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
