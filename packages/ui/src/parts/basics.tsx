import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}

/**
 * Isolates the direction of a name; `isCode` for scores, times, numbers and codes, which read left to right in every
 * language.
 */
export function Bdi({
  children,
  isCode = false,
  className,
}: {
  children: ReactNode;
  isCode?: boolean;
  className?: string;
}) {
  return (
    <bdi className={className} dir={isCode ? 'ltr' : undefined}>
      {children}
    </bdi>
  );
}

type ButtonProps = ComponentProps<'button'> & { look?: 'main' | 'plain' | 'quiet'; icon?: IconName };

export function Button({ look = 'plain', icon, className = '', children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={`${buttonClass(look)} ${className}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** Class for links that look like buttons. */
export function buttonClass(look: 'main' | 'plain' | 'quiet' = 'plain'): string {
  return look === 'plain' ? 'button' : `button button-${look}`;
}

export type Tone = 'live' | 'live-outline' | 'ok' | 'warn' | 'protest' | 'info' | 'mute';

/**
 * A state shown by icon and text, never by color alone. The text has its own element; otherwise a page translated by
 * the browser would lose it when the icon changes.
 */
export function Badge({ tone, icon, isPulsing = false, children }: BadgeProps) {
  return (
    <span className={`badge tone-${tone}`}>
      {icon &&
        (isPulsing ? (
          <span className="pulse">
            <Icon name={icon} />
          </span>
        ) : (
          <Icon name={icon} />
        ))}
      <span>{children}</span>
    </span>
  );
}
interface BadgeProps {
  tone: Tone;
  icon?: IconName;
  isPulsing?: boolean;
  children: ReactNode;
}

/** A row of links, one of which is the current page. The children are links with `aria-current`. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="tabs">
      {children}
    </nav>
  );
}

interface SegmentedLinksProps {
  label: string;
  children: ReactNode;
  /** For three long labels, which hardly fit on a phone. */
  isDense?: boolean;
}

export function SegmentedLinks({ label, children, isDense = false }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className={isDense ? 'segments is-dense' : 'segments'}>
      {children}
    </nav>
  );
}

/** Class of a link that looks like a chip. */
export const chipClass = 'chip';

export function ProgressBar({ label }: { label: string }) {
  return (
    <div className="progress-bar">
      <progress aria-label={label} className="visually-hidden" />
    </div>
  );
}
