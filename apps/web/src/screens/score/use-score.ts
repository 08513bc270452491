import type { ScorerStep } from '@podium/contract';
import { contentLanguage } from '@podium/i18n';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { deviceNow } from '../../platform/device-time.ts';
import { randomId } from '../../platform/random-id.ts';
import { usePage } from '../../shared/shell/page-context.tsx';
import { requestSync } from '../../shared/services/queue/request-sync.ts';
import { storePage } from './store-page.ts';
import { postSteps } from './post-steps.ts';
import { ScoreKeeper, emptyScore } from './score-keeper.ts';
import type { ScoreState } from './score-keeper.ts';
import { scoreStore } from './score-store.ts';

type WithoutCommon<Step> = Step extends unknown ? Omit<Step, 'id' | 'at'> : never;
/** A step without its id and time. */
export type NewStep = WithoutCommon<ScorerStep>;

/** Polling interval: other scorers may enter results for the same contest (ms). */
const refreshMs = 20_000;

const subscribeToHash = (listen: () => void): (() => void) => {
  addEventListener('hashchange', listen);
  return () => removeEventListener('hashchange', listen);
};

/** @returns the secret in the address; empty if there is none, undefined before scripts run */
export const useLink = (): string | undefined =>
  useSyncExternalStore(
    subscribeToHash,
    () => location.hash.slice(1),
    () => undefined,
  );

interface Score {
  state: ScoreState;
  add: (step: NewStep) => void;
  retry: () => void;
  forgetRefused: () => void;
  /** Answers whether a score counts that another scorer has also entered. */
  answer: (step: ScorerStep, counts: boolean) => void;
}

/** The entries of a scorer's link: stored on the device, sent whenever possible. */
export function useScore(link: string): Score {
  const { language } = usePage();
  const [state, setState] = useState<ScoreState>({
    ...emptyScore,
    isRead: false,
    trouble: undefined,
    isStored: true,
  });
  const keeper = useRef<ScoreKeeper>(undefined);
  useEffect(() => {
    const lang = contentLanguage(language);
    const scoreKeeper = new ScoreKeeper({
      store: scoreStore(link, lang),
      post: async (steps) => postSteps(link, lang, steps),
      onChange: setState,
    });
    keeper.current = scoreKeeper;
    const send = (): void => void scoreKeeper.send();
    const sendIfVisible = (): void => {
      if (document.visibilityState === 'visible') send();
    };
    void scoreKeeper.start();
    // Without a worker the page works, but not after an offline reload.
    storePage().catch(() => undefined);
    const timer = setInterval(sendIfVisible, refreshMs);
    addEventListener('online', send);
    document.addEventListener('visibilitychange', sendIfVisible);
    return () => {
      scoreKeeper.stop();
      clearInterval(timer);
      removeEventListener('online', send);
      document.removeEventListener('visibilitychange', sendIfVisible);
    };
  }, [link, language]);
  const add = useCallback((step: NewStep) => {
    void keeper.current?.add({ ...step, id: randomId(), at: new Date(deviceNow()).toISOString() });
    void requestSync();
  }, []);
  const retry = useCallback(() => void keeper.current?.send(), []);
  const forgetRefused = useCallback(() => void keeper.current?.forgetRefused(), []);
  const answer = useCallback((step: ScorerStep, counts: boolean) => {
    if (counts && step.do === 'score') void keeper.current?.addRefused({ ...step, isSure: true });
    else void keeper.current?.forgetOne(step.id);
  }, []);
  return { state, add, retry, forgetRefused, answer };
}
