/** Marks the history entry that belongs to an open sheet or dialog. */
const MARK = 'overlay';

let close: (() => void) | undefined;
/** Page on which the overlay was opened. */
let page = '';
let isListening = false;
/** Set while this module goes back itself; the router is only notified if the page may have changed. */
let ownStep: 'silent' | 'notified' | undefined;

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;

/**
 * Makes the browser's Back button close an overlay instead of leaving the page, using a history entry with the
 * address of the page. The router does not see the entry.
 *
 * @returns function to call when the overlay is closed, which removes the entry
 */
export function closeOnBack(onBack: () => void): () => void {
  if (!isListening) {
    isListening = true;
    // Registered before the router, which would treat the event as a navigation.
    addEventListener('popstate', onPop, { capture: true });
  }
  close = onBack;
  page = location.href;
  // Bypasses the instance's method, which the router replaces.
  if (!isMarked(history.state))
    History.prototype.pushState.call(history, { ...(history.state as object | null), [MARK]: true }, '');
  return () => {
    if (close !== onBack) return;
    close = undefined;
    // A link in the overlay closes it and opens a page: the entry then stays below that page, and Back skips it.
    setTimeout(() => {
      if (close === undefined && isMarked(history.state)) goBack('silent');
    });
  };
}

function goBack(kind: 'silent' | 'notified'): void {
  ownStep = kind;
  history.back();
}

function onPop(event: PopStateEvent): void {
  const step = ownStep;
  ownStep = undefined;
  if (step === 'silent') event.stopImmediatePropagation();
  if (step !== undefined) return;
  if (isMarked(event.state)) {
    if (close) return;
    event.stopImmediatePropagation();
    goBack('notified');
    return;
  }
  const closeOpen = close;
  if (!closeOpen) return;
  close = undefined;
  if (location.href === page) event.stopImmediatePropagation();
  closeOpen();
}
