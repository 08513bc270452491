import { useEffect } from 'react';

/** Announcement of the open page when it changes: `Bahia 62, Amapá 69, fourth quarter`. */
interface PageSentence {
  page: string;
  text: string;
}

let current: PageSentence | undefined;
let listener: ((text: string) => void) | undefined;

/** Whether the page says its changes itself, so that no general sentence is needed. */
export const hasPageSentence = (): boolean => current !== undefined;

/** Calls `onChange` with each new sentence of a page, not with its first. @returns how to end it */
export function followPageSentence(onChange: (text: string) => void): () => void {
  listener = onChange;
  return () => {
    if (listener === onChange) listener = undefined;
  };
}

/** Sets the sentence of a page, or removes it. */
export function setPageSentence(next: PageSentence | undefined): void {
  const isChange = next !== undefined && current?.page === next.page && current.text !== next.text;
  current = next;
  if (isChange && next.text !== '') listener?.(next.text);
}

/**
 * Has the changes of this page read out as a sentence.
 *
 * @param page names what is shown: another one begins anew, silently
 */
export function usePageSentence(page: string, text: string): void {
  useEffect(() => setPageSentence({ page, text }), [page, text]);
  useEffect(() => () => setPageSentence(undefined), []);
}
