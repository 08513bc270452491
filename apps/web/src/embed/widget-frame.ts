/** `/widget/frame.js`: refreshes a widget's page and reports its height. The page is readable without it. */
import { isOurs } from '@podium/contract/served-by';
import { positionHeaders } from '../platform/stream-position.ts';
import { followChanges } from './live-changes.ts';
import { reportHeight } from './report-height.ts';

const keys = document.body.dataset.keys?.split(',') ?? [];

/**
 * The page as currently rendered by the server. The server escapes its texts, and the content security policy blocks
 * scripts in it.
 */
async function loadPage(): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    // Bypasses responses cached before the change by the browser or a proxy.
    request.setRequestHeader('cache-control', 'no-cache');
    for (const [name, value] of Object.entries(positionHeaders())) request.setRequestHeader(name, value);
    const headers = { get: (name: string) => request.getResponseHeader(name) };
    // A network's sign-in page may have a `main` too.
    request.addEventListener('loadend', () =>
      resolve(request.status === 200 && isOurs({ headers }) ? (request.responseXML ?? undefined) : undefined),
    );
    request.send();
  });
}

async function refresh(): Promise<void> {
  const next = (await loadPage())?.querySelector('main');
  const now = document.querySelector('main');
  if (!next || !now || next.isEqualNode(now)) return;
  const focused = document.activeElement?.getAttribute('href');
  now.replaceWith(document.adoptNode(next));
  // Restores the focus to the same link.
  if (focused)
    document.querySelector<HTMLElement>(`main a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

if (parent !== window) reportHeight('*');
followChanges(keys, refresh);
