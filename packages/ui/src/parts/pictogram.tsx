import { Drawing } from './drawing.tsx';

interface PictogramProps {
  sprite: string;
  name: string;
  size?: 'row' | 'normal' | 'title' | 'band';
}

/** A sign in the colour of the text; the word stands beside it. */
export function Pictogram({ sprite, name, size = 'normal' }: PictogramProps) {
  return <Drawing sprite={sprite} name={name} className={`pictogram pictogram-${size}`} />;
}
