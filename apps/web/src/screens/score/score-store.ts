import { createStore, get, update } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { nothingKept } from './score-keeper.ts';
import type { KeptScore, ScoreStore } from './score-keeper.ts';

let store: UseStore | undefined;
const scores = (): UseStore => (store ??= createStore('podium-scores', 'scores'));

/** The record of one link in IndexedDB. */
export const scoreStore = (link: string): ScoreStore => ({
  read: async () => get<KeptScore>(link, scores()),
  async change(change) {
    let next = nothingKept;
    await update<KeptScore>(link, (kept) => (next = change(pick(kept ?? nothingKept))), scores());
    return next;
  },
});

const pick = ({ steps, sent, refused, sheet, label }: KeptScore): KeptScore => ({ steps, sent, refused, sheet, label });
