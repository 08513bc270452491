import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { deviceNow } from '../platform/device-time.ts';
import { pageFacts } from '../platform/facts.ts';
import { serverNow } from '../platform/server-clock.ts';
import { isCachedPage, onCachedCopy, postToWorker } from '../platform/service-worker.ts';
import { useText } from '../shared/shell/page-context.tsx';
import { createAnnouncer } from './announcer.ts';
import { markDisconnected, setConnection, showCopy, consumeCopies, consumeOutage } from './connection.ts';
import { joinLiveStream } from './shared-stream.ts';
import { isActiveQuery, isDifferent } from './page-changes.ts';
import { followPageSentence, hasPageSentence } from './page-sentence.ts';
import { followShownKeys } from './shown-keys.ts';
import { gatheringMs, staleAfter } from './stale-documents.ts';
import type { LiveStream } from './live-stream.ts';
import type { QueryClient } from '@tanstack/react-query';

const POLL_MS = 5000;
const FAILURES_BEFORE_POLLING = 3;
const RECONNECTING_AFTER_MS = 10_000;
const RESET_SPREAD_MS = 10_000;
/** Delay before a kept copy, which was shown because the server was slow, is fetched again. */
const COPY_MS = 10_000;

/** Refreshes the page and announces changes politely, at most one sentence in five seconds. */
export function LiveUpdates({ position }: { position: string }) {
  const t = useText();
  const queryClient = useQueryClient();
  const [sentence, setSentence] = useState('');
  // Uses the current language without restarting the stream when it changes.
  const changeText = useEffectEvent(() => t('shared.liveChanged'));
  useEffect(() => {
    const announcer = createAnnouncer(setSentence);
    const stopSentences = followPageSentence(announcer.announce);
    const stop = followLive(queryClient, position, () => {
      // A page that announces its own sentence decides whether there is a change to announce.
      if (!hasPageSentence()) announcer.announce(changeText());
    });
    return () => {
      announcer.stop();
      stopSentences();
      stop();
    };
  }, [queryClient, position]);
  return (
    <output aria-live="polite" aria-atomic="true" className="visually-hidden">
      {sentence}
    </output>
  );
}

/** Follows the stream while the window is visible; a hidden window disconnects and resumes where it stopped. */
function followLive(queryClient: QueryClient, startAt: string, onFresh: () => void): () => void {
  let position = startAt;
  let stream: LiveStream | undefined;
  let visibleKeys: readonly string[] = [];
  let polling: ReturnType<typeof setInterval> | undefined;
  let gatherTimer: ReturnType<typeof setTimeout> | undefined;
  let resetting: ReturnType<typeof setTimeout> | undefined;
  let lost: ReturnType<typeof setTimeout> | undefined;
  let copyShownAt = 0;
  const keys = new Set<string>();

  const refreshAll = () => void queryClient.invalidateQueries();
  /** A message of the stream proves that the server can be reached, even if its last document came too late. */
  const replaceCopies = () => {
    if (deviceNow() - copyShownAt < COPY_MS || !consumeCopies()) return;
    setConnection('online');
    refreshAll();
  };
  const poll = async () => {
    const startedAt = deviceNow();
    await queryClient.invalidateQueries();
    const isAnswered = queryClient
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.dataUpdatedAt >= startedAt);
    if (isAnswered) stream?.retry();
  };
  const refreshChanged = async () => {
    gatherTimer = undefined;
    const changedKeys = new Set(keys);
    keys.clear();
    const predicate = staleAfter(changedKeys);
    const queries = queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => isActiveQuery(query) && predicate(query))
      .map((query) => ({ query, before: query.state.data }));
    await queryClient.invalidateQueries({ predicate });
    if (queries.some(({ query, before }) => isDifferent(before, query.state.data))) onFresh();
  };

  const join = () => {
    stream ??= joinLiveStream(position, visibleKeys, {
      onChange: ({ id, keys: changedKeys }) => {
        position = id;
        replaceCopies();
        for (const key of changedKeys) keys.add(key);
        gatherTimer ??= setTimeout(() => void refreshChanged(), gatheringMs(changedKeys));
      },
      onReset: (to) => {
        position = to;
        clearTimeout(resetting);
        resetting = setTimeout(refreshAll, Math.random() * RESET_SPREAD_MS);
      },
      onOpen: () => {
        clearInterval(polling);
        clearTimeout(lost);
        polling = lost = undefined;
        setConnection('online');
        if (consumeCopies()) refreshAll();
        if (consumeOutage()) postToWorker({ type: 'reconnected' });
      },
      onPosition: (to) => {
        position = to;
        replaceCopies();
      },
      onFailure: (failures) => {
        markDisconnected();
        lost ??= setTimeout(() => setConnection(navigator.onLine ? 'reconnecting' : 'offline'), RECONNECTING_AFTER_MS);
        if (failures >= FAILURES_BEFORE_POLLING) polling ??= setInterval(() => void poll(), POLL_MS);
      },
    });
  };
  const part = () => {
    markDisconnected();
    stream?.close();
    clearInterval(polling);
    clearTimeout(lost);
    stream = undefined;
    polling = lost = undefined;
  };
  const handleVisibility = () => (document.visibilityState === 'visible' ? join() : part());
  const handleOffline = () => setConnection('offline');
  const handleOnline = () => {
    part();
    if (document.visibilityState === 'visible') join();
    refreshAll();
  };

  document.addEventListener('visibilitychange', handleVisibility);
  addEventListener('offline', handleOffline);
  addEventListener('online', handleOnline);
  const stopFollowing = followShownKeys(
    queryClient.getQueryCache(),
    startAt,
    () => position,
    ({ keys: now, since }) => {
      visibleKeys = now;
      stream?.subscribe(now, since);
    },
  );
  // Converts the copy's age from device time to Games time: a demo clock may be faster or paused.
  const stopCopies = onCachedCopy((madeAt) => {
    copyShownAt = deviceNow();
    const age = (deviceNow() - madeAt.getTime()) * pageFacts().clockRate;
    showCopy(new Date(serverNow().getTime() - Math.max(0, age)));
  });
  if (!navigator.onLine) handleOffline();
  else if (isCachedPage()) setConnection('reconnecting');
  handleVisibility();
  return () => {
    stopCopies();
    stopFollowing();
    document.removeEventListener('visibilitychange', handleVisibility);
    removeEventListener('offline', handleOffline);
    removeEventListener('online', handleOnline);
    part();
    clearTimeout(gatherTimer);
    clearTimeout(resetting);
  };
}
