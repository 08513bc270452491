import { resizeMargin } from '@podium/contract/widget-words';
import type { ResizeMessage } from '@podium/contract/widget-words';

/**
 * Reports the height of this page to the embedding page, now and on every change: content height plus 48 px (N08).
 *
 * @param origin the only origin that may receive it; `*` for pages that anyone may embed
 * @returns a function that stops reporting
 */
export function reportHeight(origin: string): () => void {
  let reported = 0;
  const report = (): void => {
    // Not `scrollHeight`, which is at least the height of the frame, so the frame would never shrink.
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height) + resizeMargin;
    if (height === reported) return;
    reported = height;
    parent.postMessage({ type: 'resize-iframe', height } satisfies ResizeMessage, origin);
  };
  // Immediately: browsers do not observe sizes in frames that are out of view.
  report();
  const observer = new ResizeObserver(report);
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}
