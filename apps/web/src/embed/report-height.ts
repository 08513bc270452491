import { resizeMargin } from '@podium/contract/widget-words';
import type { ResizeMessage } from '@podium/contract/widget-words';

/**
 * Reports the height of this page to the page around it, now and on every change: content height plus 48 px (N08).
 *
 * @param origin the only one that may receive it; `*` for pages that anyone may frame
 * @returns stops it
 */
export function reportHeight(origin: string): () => void {
  let reported = 0;
  const report = (): void => {
    // Not `scrollHeight`: that is at least the height of the frame, which would never shrink.
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height) + resizeMargin;
    if (height === reported) return;
    reported = height;
    parent.postMessage({ type: 'resize-iframe', height } satisfies ResizeMessage, origin);
  };
  // At once: browsers do not observe sizes in frames that are out of sight.
  report();
  const observer = new ResizeObserver(report);
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}
