import { useEffect } from 'react';

/** Announcement of the open page when it changes: `Bahia 62, Amapá 69, fourth quarter`. */
interface PageSentence {
  page: string;
  text: string;
}

let current: PageSentence | undefined;
let listener: ((text: string) => void) | undefined;

/** Returns whether the page announces its own changes, so that the general sentence is not needed. */
export const hasPageSentence = (): boolean => current !== undefined;

/**
 * Calls `onChange` with each new sentence of a page, except the first.
 * @returns a function that stops following
 */
export function followPageSentence(onChange: (text: string) => void): () => void {
  listener = onChange;
  return () => {
    if (listener === onChange) listener = undefined;
  };
}

export function setPageSentence(next: PageSentence | undefined): void {
  const isChange = next !== undefined && current?.page === next.page && current.text !== next.text;
  current = next;
  if (isChange && next.text !== '') listener?.(next.text);
}

/**
 * Announces the changes of this page as a sentence to screen readers.
 *
 * @param page identifies the content: the first sentence of a new one is not announced
 */
export function usePageSentence(page: string, text: string): void {
  useEffect(() => setPageSentence({ page, text }), [page, text]);
  useEffect(() => () => setPageSentence(undefined), []);
}
