import { Icon } from '@podium/ui';
import type { ReactNode } from 'react';

interface LineFoldProps {
  /** What the line says, for those who hear it. */
  label: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

/** What opens below a line. */
export function LineFold({ label, isOpen, onOpen, children }: LineFoldProps) {
  return (
    <details className="result-details" open={isOpen} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
      <summary className="result-more">
        <span className="visually-hidden">{label}</span>
        <Icon name="down" isSmall />
      </summary>
      {children}
    </details>
  );
}
