interface PictogramProps {
  /** Address of a sprite: one SVG with a `<symbol>` for each name. */
  sprite: string;
  name: string;
  size?: 'row' | 'normal' | 'title';
}

/** A sign in the colour of the text; the word stands beside it. */
export function Pictogram({ sprite, name, size = 'normal' }: PictogramProps) {
  return (
    <svg className={`pictogram pictogram-${size}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
