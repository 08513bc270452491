// A separate process that requests addresses at an even pace and reports the number of failed responses, so that
// reading and decompressing do not affect the times measured by the bench.
import { setTimeout as sleep } from 'node:timers/promises';

export interface PacedOrder {
  urls: string[];
  everyMs: number;
}

export interface PacedAnswer {
  asked: number;
  failed: number;
}

process.once('message', (order: PacedOrder) => void answer(order));

async function answer({ urls, everyMs }: PacedOrder): Promise<void> {
  const statuses = await Promise.all(
    urls.map(async (url, index) => {
      await sleep(index * everyMs);
      const response = await fetch(url);
      await response.arrayBuffer();
      return response.status;
    }),
  );
  const failed = statuses.filter((status) => status !== 200).length;
  process.send!({ asked: urls.length, failed } satisfies PacedAnswer, () => process.disconnect());
}
