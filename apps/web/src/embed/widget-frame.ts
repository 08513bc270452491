/** `/widget/frame.js`: keeps a widget's page fresh and reports its height. The page itself reads without it. */
import { heardHeaders } from '../platform/heard-position.ts';
import { followChanges } from './live-changes.ts';
import { reportHeight } from './report-height.ts';

const keys = document.body.dataset.keys?.split(',') ?? [];

/** The page as the server makes it now. Its texts are escaped there, and the policy runs no script in it. */
async function loadPage(): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    // Not what the browser or a cache in between had before the change.
    request.setRequestHeader('cache-control', 'no-cache');
    for (const [name, value] of Object.entries(heardHeaders())) request.setRequestHeader(name, value);
    request.addEventListener('loadend', () =>
      resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined),
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
  // The link that had the focus keeps it.
  if (focused)
    document.querySelector<HTMLElement>(`main a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

if (parent !== window) reportHeight('*');
followChanges(keys, refresh);
