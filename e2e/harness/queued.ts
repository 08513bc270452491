import type { Page } from 'playwright-core';

/** All queued submissions on a device, as JSON. */
export async function queuedIn(page: Page): Promise<string> {
  return page.evaluate(
    async () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('podium-queue');
        opening.addEventListener('error', () => reject(new Error('The queue cannot be opened.')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading = database.transaction('requests').objectStore('requests').getAll();
          reading.addEventListener('success', () => {
            database.close();
            resolve(JSON.stringify(reading.result));
          });
        });
      }),
  );
}
