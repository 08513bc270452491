import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { closeOnBack } from '../close-on-back.ts';
import { Icon } from './icon.tsx';
import type { ReactNode } from 'react';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /**
   * A sheet slides in from the bottom edge of phones; wider windows show both in the center. A full one covers the
   * window.
   */
  look?: 'dialog' | 'sheet' | 'full';
  isTitleHidden?: boolean;
  children: ReactNode;
}

/** The browser's native modal dialog: it traps the focus, closes on Escape and restores the focus. */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  look = 'dialog',
  isTitleHidden = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the first paint, so that no keystroke goes to another element.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (!isOpen) {
      element.close();
      return;
    }
    element.showModal();
    // The browser focuses the first control, which is the close button.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [isOpen]);
  const onBack = useEffectEvent(onClose);
  useEffect(() => (isOpen ? closeOnBack(() => onBack()) : undefined), [isOpen]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click outside closes the dialog; Escape does it by keyboard
    <dialog
      ref={dialog}
      className={`dialog dialog-${look}`}
      aria-labelledby={titleId}
      onCancel={onClose}
      onClose={(event) => {
        // The close event fires asynchronously; by then the user may have reopened the dialog.
        if (!event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen && (
        <div className="dialog-body">
          <header className="dialog-top">
            <h2 id={titleId} className={isTitleHidden ? 'visually-hidden' : 'dialog-title'}>
              {title}
            </h2>
            <button type="button" className="menu-button" aria-label={closeLabel} onClick={onClose}>
              <Icon name="cross" />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
