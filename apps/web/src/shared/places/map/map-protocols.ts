import { addProtocol } from 'maplibre-gl';
import type { RequestTransformFunction } from 'maplibre-gl';
import { Protocol } from 'pmtiles';

/**
 * Lets maps read tiles. The content security policy does not allow MapLibre's worker to fetch anything, so the page
 * fetches for it: custom protocols are always handled on the page's thread.
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

/** Routes the requests of an external style through the page. */
export const throughPage: RequestTransformFunction = (url) =>
  /^https?:/u.test(url) ? { url: `page-${url}` } : undefined;
