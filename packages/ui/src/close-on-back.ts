/** Marks the history entry that belongs to an open sheet or dialog. */
const MARK = 'overlay';

let close: (() => void) | undefined;
/** Page on which the overlay was opened. */
let page = '';
let isListening = false;
/** A step back of our own is under way; the router is told of it only where the page may have changed. */
let ownStep: 'silent' | 'told' | undefined;

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;

/**
 * Makes the browser's Back close an overlay instead of leaving the page, by a history entry with the address of the page.
 * The router does not see the entry.
 *
 * @returns to be called when the overlay is closed: takes the entry away
 */
export function closeOnBack(onBack: () => void): () => void {
  if (!isListening) {
    isListening = true;
    // Before the router, which would take the step for a navigation.
    addEventListener('popstate', onPop, { capture: true });
  }
  close = onBack;
  page = location.href;
  // Not the instance's method, which the router replaces.
  if (!isMarked(history.state))
    History.prototype.pushState.call(history, { ...(history.state as object | null), [MARK]: true }, '');
  return () => {
    if (close !== onBack) return;
    close = undefined;
    // A link in the overlay closes it and opens its page: then the entry stays below that page, and Back skips it.
    setTimeout(() => {
      if (close === undefined && isMarked(history.state)) stepBack('silent');
    });
  };
}

function stepBack(kind: 'silent' | 'told'): void {
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
    stepBack('told');
    return;
  }
  const closeOpen = close;
  if (!closeOpen) return;
  close = undefined;
  if (location.href === page) event.stopImmediatePropagation();
  closeOpen();
}
