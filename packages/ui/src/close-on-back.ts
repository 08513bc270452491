/** Marks the history entry that belongs to an open sheet or dialog. */
const MARK = 'overlay';

let close: (() => void) | undefined;
let isListening = false;
let isOnMark = false;
let isOwnStep = false;
/** The entry below the mark, by the state that the router gave it. */
let below = '';

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;

/**
 * Makes the browser's Back close an overlay instead of leaving the page, with a history entry of the same address. An
 * overlay closed in another way leaves its entry behind; Back skips it.
 *
 * @returns call it when the overlay is closed
 */
export function closeOnBack(onBack: () => void): () => void {
  if (!isListening) {
    isListening = true;
    // Before the router, which would take the step for a navigation.
    addEventListener('popstate', onPop, { capture: true });
  }
  close = onBack;
  isOnMark = isMarked(history.state);
  if (!isOnMark) {
    below = JSON.stringify(history.state);
    // Not the instance's method: the router replaces it to follow every change.
    History.prototype.pushState.call(history, { ...(history.state as object | null), [MARK]: true }, '');
    isOnMark = true;
  }
  return () => {
    if (close === onBack) close = undefined;
  };
}

function onPop(event: PopStateEvent): void {
  const wasOnMark = isOnMark;
  isOnMark = isMarked(event.state);
  if (isOwnStep) {
    isOwnStep = false;
    return;
  }
  if (isOnMark) {
    if (close) return;
    // The way back from a page that was opened after the overlay.
    event.stopImmediatePropagation();
    isOwnStep = true;
    history.back();
    return;
  }
  if (!wasOnMark || JSON.stringify(event.state) !== below) {
    close?.();
    return;
  }
  event.stopImmediatePropagation();
  if (close) close();
  else history.back();
}
