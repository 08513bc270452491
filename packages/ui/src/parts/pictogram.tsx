import { Drawing } from './drawing.tsx';

interface PictogramProps {
  sprite: string;
  name: string;
  size?: 'row' | 'normal' | 'title' | 'band';
}

/** A pictogram in the text color. Decorative: a text is next to it. */
export function Pictogram({ sprite, name, size = 'normal' }: PictogramProps) {
  return <Drawing sprite={sprite} name={name} className={`pictogram pictogram-${size}`} />;
}
