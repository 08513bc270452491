import { Icon } from '@podium/ui';
import { useText } from '../page-context.tsx';
import type { ReactNode } from 'react';

interface LineFoldProps {
  /** Of whom the line tells. */
  name: string | undefined;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

/** What opens below a line. */
export function LineFold({ name, isOpen, onOpen, children }: LineFoldProps) {
  const t = useText();
  return (
    <details className="result-details" open={isOpen} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
      <summary className="result-more">
        <span className="visually-hidden">
          {t('shared.labelled', { name: t('action.details'), value: name ?? '' })}
        </span>
        <Icon name="down" isSmall />
      </summary>
      {children}
    </details>
  );
}
