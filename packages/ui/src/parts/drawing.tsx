interface DrawingProps {
  /** Address of a sprite: one SVG with a `<symbol>` for each name, which has the box; a style gives the size. */
  sprite: string;
  name: string;
  className: string;
}

/** A drawing of a sprite: decoration, the word stands beside it. */
export function Drawing({ sprite, name, className }: DrawingProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
