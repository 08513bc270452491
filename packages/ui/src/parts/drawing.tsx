import { useCallback, useSyncExternalStore } from 'react';
import { shapesOf } from '../sprites.ts';

interface DrawingProps {
  /** Address of a sprite: one SVG with a `<symbol>` for each name, on a 24 grid. */
  sprite: string;
  name: string;
  className: string;
}

/** A drawing of a sprite: decoration, the word stands beside it. */
export function Drawing({ sprite, name, className }: DrawingProps) {
  const address = `${sprite}#${name}`;
  const shapes = useSyncExternalStore(
    never,
    () => shapesOf(address),
    () => undefined,
  );
  const draw = useCallback((svg: SVGElement | null) => svg?.replaceChildren(shapes!.cloneNode(true)), [shapes]);
  return (
    <svg
      key={shapes ? 'drawn' : 'used'}
      ref={shapes && draw}
      className={className}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {!shapes && <use href={address} />}
    </svg>
  );
}

/** What stands in the page already stays as it is. */
const never = () => () => undefined;
