import './head-strip.css';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../elements/lazy-part.tsx';
import type { UnitAnswer } from '@podium/contract';

/** Loaded when the head is first scrolled out of view. */
const { Part: Strip } = lazyPart(async () => (await import('./strip.tsx')).Strip);

/**
 * The score in one line at the top while the head is out of view. Screen readers and keyboard users have the head
 * itself, so the strip is hidden from them.
 */
export function HeadStrip({ unit }: { unit: UnitAnswer }) {
  const mark = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const head = mark.current?.parentElement?.querySelector('.contest-head');
    if (!head) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setAway(!entry!.isIntersecting && entry!.boundingClientRect.top < 0),
      {
        rootMargin: '-64px 0px 0px',
      },
    );
    observer.observe(head);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={mark} className="strip-place" aria-hidden="true">
      {isAway && <Strip unit={unit} />}
    </div>
  );
}
