import './progress.css';
import type { ComponentProps } from 'react';

/** How far something is, over the whole width; its name says what. */
export function Progress(props: Omit<ComponentProps<'progress'>, 'className'>) {
  return <progress className="progress" {...props} />;
}
