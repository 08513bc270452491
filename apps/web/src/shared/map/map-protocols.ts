import { addProtocol } from 'maplibre-gl';
import type { RequestTransformFunction } from 'maplibre-gl';
import { Protocol } from 'pmtiles';

/**
 * Lets maps read tiles. The content security policy does not allow the worker of MapLibre to fetch anything, so the page
 * fetches for it: a protocol of our own is always handled by the page.
 */
export function addMapProtocols(): void {
  addProtocol('pmtiles', new Protocol().tile);
  for (const scheme of ['page-http', 'page-https']) {
    addProtocol(scheme, async ({ url, type }, { signal }) => {
      const answer = await fetch(url.replace(/^page-/u, ''), { signal });
      if (!answer.ok) throw new Error(`${answer.status} ${new URL(answer.url).pathname}`);
      return { data: type === 'json' ? await answer.json() : await answer.arrayBuffer() };
    });
  }
}

/** Sends the requests of a style from another server through the page. */
export const throughPage: RequestTransformFunction = (url) =>
  /^https?:/u.test(url) ? { url: `page-${url}` } : undefined;
