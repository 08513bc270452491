import { expect, vi } from 'vitest';
import { featureEntryTypes } from '../features/entry-types.gen.ts';
import { DeskJournal } from '../feed/desk/desk-journal.ts';
import type { TestPodium } from './test-podium.ts';

/** For tests: publishes a cup of all delegations with 5, 3 and 1 points, and waits until readers see it. */
export async function publishCup(podium: TestPodium, gamesCode = 'YG2026'): Promise<void> {
  const journal = new DeskJournal(podium.journal, featureEntryTypes, () => gamesCode);
  const data = { title: { en: 'Cup of states', ar: 'كأس الولايات' }, points: '5 3 1' };
  await journal.append({
    type: 'content.publish',
    data: { kind: 'cup', id: 'states', data },
    by: null,
    nonce: 'cup of the tests',
  });
  await vi.waitFor(async () => expect((await podium.get('/api/v1/cups/states')).status).toBe(200), { timeout: 5000 });
}
