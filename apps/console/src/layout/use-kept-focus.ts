import { useEffect } from 'react';
import type { RefObject } from 'react';

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent;

/** The control that has replaced another one, by its kind and name. */
const findReplacement = (page: HTMLElement, lost: HTMLElement): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>(lost.localName)].find(
    (element) => nameOf(element) !== '' && nameOf(element) === nameOf(lost) && !element.matches(':disabled'),
  );

/**
 * Moves the focus when the control that has it disappears: to the control that replaces it, otherwise to the page.
 * Without this, a user of the keyboard starts again at the top of the window after every dialog whose button is gone.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    const note = ({ target }: FocusEvent): void => {
      // A dialog is outside of the page, and returns the focus to the control that opened it.
      if (target instanceof HTMLElement && page.current?.contains(target)) last = target;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || !page.current || document.activeElement !== document.body) return;
      (findReplacement(page.current, last) ?? page.current).focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [page]);
}
