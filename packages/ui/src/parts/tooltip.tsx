import { useId, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * A word beside what is pointed at or focused, at once. Escape takes it away; it never holds the only copy of a fact.
 * `children` gets the id to describe itself by.
 */
export function Tooltip({ text, children }: { text: ReactNode; children: (describedBy: string) => ReactNode }) {
  const id = useId();
  const [isDismissed, setDismissed] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to what happens inside, is no control itself
    <span
      className={isDismissed ? 'tooltip is-dismissed' : 'tooltip'}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDismissed(true);
      }}
      onPointerLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {children(id)}
      <span role="tooltip" id={id} className="tooltip-text">
        {text}
      </span>
    </span>
  );
}
