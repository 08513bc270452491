interface DrawingProps {
  /** Path of a sprite: one SVG with a `<symbol>` for each name, which has the view box; CSS sets the size. */
  sprite: string;
  name: string;
  className: string;
}

/** A drawing from a sprite. Decorative: a text is next to it. */
export function Drawing({ sprite, name, className }: DrawingProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
