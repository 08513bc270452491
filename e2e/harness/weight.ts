/** Bytes transferred by a first visit, compressed. */
import type { Page } from 'playwright-core';

interface Weight {
  document: number;
  script: number;
  /** Scripts of preloaded pages, which belong to those pages. */
  preloaded: number;
  style: number;
  data: number;
  /** Uncompressed responses that are not small. */
  unpacked: string[];
}

/**
 * Weight of the open page from the browser's timing entries. Late responses to requests of the previous page, such as
 * a chart, do not count.
 */
export async function pageWeight(page: Page): Promise<Weight> {
  return page.evaluate(() => {
    const weight: Weight = { document: 0, script: 0, preloaded: 0, style: 0, data: 0, unpacked: [] };
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const preloadsFrom = performance.getEntriesByName('podium-preload')[0]?.startTime ?? Infinity;
    for (const entry of [navigation!, ...resources]) {
      const { name, encodedBodySize, contentEncoding } = entry as typeof entry & { contentEncoding: string };
      const path = new URL(name).pathname;
      if (entry === navigation) weight.document += encodedBodySize;
      else if (entry.startTime >= preloadsFrom) weight.preloaded += path.endsWith('.js') ? encodedBodySize : 0;
      else if (path.endsWith('.js')) weight.script += encodedBodySize;
      else if (path.endsWith('.css')) weight.style += encodedBodySize;
      else weight.data += encodedBodySize;
      // Pictures are compressed by their format.
      const isText = /\.(?:js|css|json)$|^\/(?!assets|files)/u.test(path);
      if (encodedBodySize > 1024 && isText && contentEncoding !== 'br')
        weight.unpacked.push(`${path}: ${contentEncoding}`);
    }
    return weight;
  });
}

export const kB = (bytes: number): number => Math.round(bytes / 100) / 10;
