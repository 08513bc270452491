import { postSteps } from '../src/screens/score/post-steps.ts';
import { ScoreKeeper } from '../src/screens/score/score-keeper.ts';
import { pendingLinks, scoreStore } from '../src/screens/score/score-store.ts';

/**
 * Sends what scorers entered offline on this device, even after their page was closed. The page may send the same steps
 * at the same time: the server counts each of them once.
 */
export async function sendScores(): Promise<void> {
  for (const { link, lang } of await pendingLinks()) {
    const keeper = new ScoreKeeper({
      store: scoreStore(link, lang),
      post: async (steps) => postSteps(link, lang, steps),
      onChange: () => undefined,
    });
    await keeper.start();
    keeper.stop();
  }
}
