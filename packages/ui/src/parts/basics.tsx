import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}

/** Round every name; `isCode` for scores, times, numbers and codes, which keep their direction in every language. */
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

/** For links that look like buttons. */
export function buttonClass(look: 'main' | 'plain' | 'quiet' = 'plain'): string {
  return look === 'plain' ? 'button' : `button button-${look}`;
}

export type Tone = 'live' | 'live-outline' | 'ok' | 'warn' | 'protest' | 'info' | 'mute';

/** A state in shape and word, never by color alone. The text has an element of its own, or a translated page would lose it when the icon changes. */
export function Badge({ tone, icon, isPulsing = false, children }: BadgeProps) {
  return (
    <span className={`badge tone-${tone}`}>
      {icon &&
        (isPulsing ? (
          <span className="pulse inline-flex">
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

/** Links side by side of which one is where we are. The children are links with `aria-current`. */
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
  /** Three long words, for which a phone has little room. */
  isDense?: boolean;
}

export function SegmentedLinks({ label, children, isDense = false }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className={isDense ? 'segments is-dense' : 'segments'}>
      {children}
    </nav>
  );
}

/** The class of a link that looks like a chip. */
export const chipClass = 'chip';

export function ProgressBar({ label }: { label: string }) {
  return (
    <div className="progress-bar">
      <progress aria-label={label} className="visually-hidden" />
    </div>
  );
}
