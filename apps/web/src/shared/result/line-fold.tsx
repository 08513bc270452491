import { Icon } from '@podium/ui';
import { useText } from '../page-context.tsx';
import type { ReactNode } from 'react';

interface LineFoldProps {
  /** Of whom the line tells. */
  name: string | undefined;
  isOpen: boolean;
  /** It opens by itself, as without scripts it must. */
  isWhole: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Nothing of it is made before it is open, but where it opens by itself. */
  children: ReactNode;
}

/**
 * What opens below a line: a `<details>`, or in rows made while somebody scrolls a button, for each `<details>` brings a
 * tree and a style sheet of its own, and a frame has no time for them.
 */
export function LineFold({ name, isOpen, isWhole, onOpen, children }: LineFoldProps) {
  const t = useText();
  const words = (
    <>
      {t('action.details')}
      <span className="visually-hidden">{`: ${name}`}</span>
      <Icon name="down" isSmall />
    </>
  );
  if (isWhole) {
    return (
      <details className="result-details" open={isOpen} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
        <summary className="result-more">{words}</summary>
        {children}
      </details>
    );
  }
  return (
    <>
      <button type="button" className="result-more" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        {words}
      </button>
      {isOpen && children}
    </>
  );
}
