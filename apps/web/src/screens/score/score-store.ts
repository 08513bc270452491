import { createStore, entries, get, update } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { nothingKept } from './score-keeper.ts';
import type { KeptScore, ScoreStore } from './score-keeper.ts';

let store: UseStore | undefined;
const scores = (): UseStore => (store ??= createStore('podium-scores', 'scores'));

interface Stored extends KeptScore {
  /** Content language of the page that wrote it. */
  lang?: string;
}

/** The record of one link in IndexedDB. */
export const scoreStore = (link: string, lang: string): ScoreStore => ({
  read: async () => get<Stored>(link, scores()),
  async change(change) {
    let next = nothingKept;
    await update<Stored>(link, (kept) => ({ ...(next = change(pick(kept ?? nothingKept))), lang }), scores());
    return next;
  },
});

/** Links of which this device keeps steps that were not sent. */
export async function linksThatWait(): Promise<{ link: string; lang: string }[]> {
  const kept = await entries<string, Stored>(scores());
  return kept.flatMap(([link, { steps, lang = 'en' }]) => (steps.length > 0 ? [{ link, lang }] : []));
}

const pick = ({ steps, sent, refused, sheet, label }: KeptScore): KeptScore => ({ steps, sent, refused, sheet, label });
