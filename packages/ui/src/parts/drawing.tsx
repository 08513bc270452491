interface DrawingProps {
  /** Address of a sprite: one SVG with a `<symbol>` for each name, on a 24 grid. */
  sprite: string;
  name: string;
  className: string;
}

/** A drawing of a sprite: decoration, the word stands beside it. */
export function Drawing({ sprite, name, className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
