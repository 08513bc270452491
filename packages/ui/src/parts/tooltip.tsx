import { useId, useState } from 'react';
import type { ReactNode } from 'react';

interface TooltipProps {
  text: ReactNode;
  /** Below its control and aligned to its end: for controls at the upper edge of the window. */
  isBelow?: boolean;
  /** Receives the id for `aria-describedby`; a control with the same name does not need it. */
  children: (describedBy: string) => ReactNode;
}

/**
 * N11: text next to a hovered or focused control, without delay. Escape hides it. It never contains the only copy of
 * a fact.
 */
export function Tooltip({ text, isBelow = false, children }: TooltipProps) {
  const id = useId();
  const [isDismissed, setDismissed] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to events of its content; not a control
    <span
      className={`tooltip${isBelow ? ' is-below' : ''}${isDismissed ? ' is-dismissed' : ''}`}
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
