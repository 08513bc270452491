import { createStore, entries, get, update } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { emptyScore } from './score-keeper.ts';
import { completeSheet } from './complete-sheet.ts';
import type { SavedScore, ScoreStore } from './score-keeper.ts';

let store: UseStore | undefined;
const scores = (): UseStore => (store ??= createStore('podium-scores', 'scores'));

interface Stored extends SavedScore {
  /** Content language of the page that stored it. */
  lang?: string;
}

/** The record of one link in IndexedDB. */
export const scoreStore = (link: string, lang: string): ScoreStore => ({
  async read() {
    const stored = await get<Stored>(link, scores());
    return stored?.sheet ? { ...stored, sheet: completeSheet(stored.sheet) } : stored;
  },
  async change(change) {
    let next = emptyScore;
    await update<Stored>(link, (current) => ({ ...(next = change(pick(current ?? emptyScore))), lang }), scores());
    return next;
  },
});

/** Links with unsent steps on this device. */
export async function pendingLinks(): Promise<{ link: string; lang: string }[]> {
  const stored = await entries<string, Stored>(scores());
  return stored.flatMap(([link, { steps, lang = 'en' }]) => (steps.length > 0 ? [{ link, lang }] : []));
}

const pick = ({ steps, refused, sheet, label }: SavedScore): SavedScore => ({
  steps,
  refused,
  sheet,
  label,
});
