import './progress.css';
import type { ComponentProps } from 'react';

/** A full-width progress bar with a label for the task. */
export function Progress(props: Omit<ComponentProps<'progress'>, 'className'>) {
  return <progress className="progress" {...props} />;
}
