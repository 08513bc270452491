import { Icon } from '@podium/ui';
import type { ReactNode } from 'react';

interface LineFoldProps {
  /** Text of the line for screen readers. */
  label: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The expandable details below a line. */
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
