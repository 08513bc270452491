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

/** Keeps what the page asks for from now on; the answer is the weight of what has come when it is asked for. */
export function weigh(page: Page): () => Promise<Weight> {
  const finished: Request[] = [];
  const keep = (asked: Request): void => void finished.push(asked);
  page.on('requestfinished', keep);
  return async () => {
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
