// A process of its own that asks for one address after another at an even pace, and says how many were not answered well.
// What it costs to read and unpack these answers must not stand in the times that the bench takes of others.
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
