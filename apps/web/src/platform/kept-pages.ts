/** Pages that the service worker keeps for use without a network (`apps/web/worker`). */
import { packCacheName, packIndexPath } from '../../worker/pack-index.ts';

export interface KeptPages {
  /** Pages opened on this device, the newest first, with their titles. */
  visited: readonly { path: string; title: string }[];
  /** Paths of the kept documents. */
  documents: readonly string[];
  hasPack: boolean;
}

const MAX_VISITED = 6;

/** Pages of a browser without a store for them are not kept. */
export async function keptPages(): Promise<KeptPages> {
  if (!('caches' in globalThis)) return { visited: [], documents: [], hasPack: false };
  const [pages, documents, pack] = await Promise.all([
    caches.open('pages'),
    caches.open('documents'),
    caches.match(packIndexPath, { cacheName: packCacheName }),
  ]);
  const requests = (await pages.keys()).toReversed().slice(0, MAX_VISITED);
  const visited = await Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      return { path: pathname + search, title: pageTitle(await (await pages.match(request))?.text()) };
    }),
  );
  return {
    visited: visited.filter(({ title }) => title !== ''),
    documents: (await documents.keys()).map(({ url }) => new URL(url).pathname),
    hasPack: pack !== undefined,
  };
}

/** The title of a page without the name of the Games: `Medals · National Youth Games 2026`. */
function pageTitle(html = ''): string {
  const title = new DOMParser().parseFromString(html, 'text/html').title;
  return title.split(' · ').slice(0, -1).join(' · ') || title;
}
