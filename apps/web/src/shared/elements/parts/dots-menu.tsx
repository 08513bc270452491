import './dots-menu.css';
import { Icon } from '@podium/ui';
import { useImperativeHandle, useRef } from 'react';
import type { ReactNode, Ref } from 'react';

export interface DotsMenuHandle {
  close: () => void;
}

interface DotsMenuProps {
  /** Label of the menu for screen readers. */
  label: string;
  className?: string;
  ref?: Ref<DotsMenuHandle>;
  /** List items, each containing a button or a link. */
  children: ReactNode;
}

/** Further actions of a page or a table, behind a three-dot button. */
export function DotsMenu({ label, className = '', ref, children }: DotsMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    menu.current!.open = false;
  };
  useImperativeHandle(ref, () => ({ close }), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape and the focus of its contents
    <details
      ref={menu}
      className={`dots-menu ${className}`.trim()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !menu.current!.open) return;
        close();
        menu.current!.querySelector('summary')!.focus();
      }}
    >
      <summary className="menu-button" aria-label={label}>
        <Icon name="dots" />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
