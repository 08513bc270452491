/** Bytes that a first visit moves, packed as they travel. */
import type { Page, Request } from 'playwright-core';

interface Weight {
  document: number;
  script: number;
  style: number;
  data: number;
  /** What came unpacked and is not small. */
  unpacked: string[];
}

/**
 * Keeps what the next page asks for; the answer is the weight of what has come when it is asked for. What the page before it
 * had asked for, a chart for one, may still come and is not counted.
 */
export function weigh(page: Page): () => Promise<Weight> {
  const ofVisit = new Set<Request>();
  const finished: Request[] = [];
  const note = (asked: Request): void => {
    if (ofVisit.size > 0 || asked.isNavigationRequest()) ofVisit.add(asked);
  };
  const keep = (asked: Request): void => {
    if (ofVisit.has(asked)) finished.push(asked);
  };
  page.on('request', note);
  page.on('requestfinished', keep);
  return async () => {
    page.off('request', note);
    page.off('requestfinished', keep);
    const weight: Weight = { document: 0, script: 0, style: 0, data: 0, unpacked: [] };
    for (const asked of finished) {
      const { responseBodySize } = await asked.sizes();
      const path = new URL(asked.url()).pathname;
      if (asked.isNavigationRequest()) weight.document += responseBodySize;
      else if (path.endsWith('.js')) weight.script += responseBodySize;
      else if (path.endsWith('.css')) weight.style += responseBodySize;
      else weight.data += responseBodySize;
      if (responseBodySize <= 1024 || !/\.(?:js|css|json)$|^\/(?!assets)/u.test(path)) continue;
      const encoding = (await asked.response())?.headers()['content-encoding'];
      if (encoding !== 'br') weight.unpacked.push(`${path}: ${encoding}`);
    }
    return weight;
  };
}

export const kB = (bytes: number): number => Math.round(bytes / 100) / 10;
