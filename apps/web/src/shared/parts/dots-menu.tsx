import './dots-menu.css';
import { Icon } from '@podium/ui';
import { useImperativeHandle, useRef } from 'react';
import type { ReactNode, Ref } from 'react';

export interface DotsMenuHandle {
  close: () => void;
}

interface DotsMenuProps {
  /** What the menu offers, for people who don't see its three dots. */
  label: string;
  className?: string;
  ref?: Ref<DotsMenuHandle>;
  /** List items, each with a button or a link. */
  children: ReactNode;
}

/** The further actions of a page or a table, behind three dots. */
export function DotsMenu({ label, className = '', ref, children }: DotsMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    menu.current!.open = false;
  };
  useImperativeHandle(ref, () => ({ close }), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closes with the keys and focus of what is in it
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
