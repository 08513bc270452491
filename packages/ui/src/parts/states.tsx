import type { ReactNode } from 'react';
import { Button } from './basics.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

/** Gray blocks with the real heights, shown while something loads. */
export function Skeleton({ label, heights }: { label: string; heights: ('row' | 'title' | 'card')[] }) {
  return (
    <output className="stack is-wide" aria-busy="true" aria-label={label}>
      {heights.map((height, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal gray blocks, never reordered
        <div key={index} className={`skeleton skeleton-${height}`} />
      ))}
    </output>
  );
}

/** An empty list: an explanation, when to expect content, and a link. */
export function EmptyState({ icon = 'calendar', title, children }: EmptyStateProps) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <p className="empty-title">{title}</p>
      {children}
    </div>
  );
}
interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  children?: ReactNode;
}

/** A failed load, which must never look like an empty list. */
export function ErrorState({ title, text, id, retryLabel, onRetry, children }: ErrorStateProps) {
  return (
    <div className="empty" role="alert">
      <Icon name="warning" />
      <p className="empty-title">{title}</p>
      {text && <p>{text}</p>}
      {id && <p className="text-second text-ink3">{id}</p>}
      <div className="empty-actions">
        {onRetry && (
          <Button look="main" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
interface ErrorStateProps {
  title: ReactNode;
  text?: ReactNode;
  id?: ReactNode;
  retryLabel: string;
  onRetry?: () => void;
  children?: ReactNode;
}

/** Age of the data. `age` is a sentence; outdated data during competition is amber. */
export function DataAge({ asOf, age, level = 'fresh' }: DataAgeProps) {
  const looks = { fresh: 'text-ink3', old: 'text-warn', offline: 'text-warn strong' };
  return (
    <p className={`data-age text-second ${looks[level]}`}>
      {level === 'offline' && <Icon name="offline" isSmall />}
      <time dateTime={asOf} data-as-of={asOf} suppressHydrationWarning>
        {age}
      </time>
    </p>
  );
}
interface DataAgeProps {
  asOf: string;
  age: string;
  level?: 'fresh' | 'old' | 'offline';
}
