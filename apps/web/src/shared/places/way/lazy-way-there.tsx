import { useCallback, useState } from 'react';
import { lazyPart } from '../../elements/lazy-part.tsx';
import type { WayThereProps } from './way-there.tsx';

/** Heading and choice, before they are loaded. */
const space = () => <div className="way-space" />;
const { Part } = lazyPart(async () => (await import('./way-there.tsx')).WayThere, space);

/**
 * Loaded when it is about to be scrolled into view: most visits of a place do not need it. Its space is kept until then,
 * so that nothing below it moves.
 */
export function LazyWayThere(props: WayThereProps) {
  const [isNear, setNear] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '25%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isNear ? <Part {...props} /> : <div ref={watch} id="way-there" className="way-space" />;
}
