import './progress.css';
import type { ComponentProps } from 'react';

/** A full-width progress bar; its label says what progresses. */
export function Progress(props: Omit<ComponentProps<'progress'>, 'className'>) {
  return <progress className="progress" {...props} />;
}
