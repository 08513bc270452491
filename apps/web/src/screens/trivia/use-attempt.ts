import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { RequestError } from '../../platform/request.ts';
import { deviceNow } from '../../platform/device-time.ts';
import { randomId } from '../../platform/random-id.ts';
import { submitOnce } from '../../shared/services/queue/submit-once.ts';
import { usePage } from '../../shared/shell/page-context.tsx';
import { PRIVATE, askAsUser } from '../../shared/people/user/private-query.ts';
import { dropAttempt, saveAttempt, timeLeftMs, readAttempt } from './saved-attempt.ts';
import { answersToSend } from './play-state.ts';
import { resultQuery, triviaPath } from './trivia-query.ts';
import type { TimeFactor, TriviaAnswer, TriviaResultAnswer, TriviaStartAnswer } from '@podium/contract';
import type { SavedAttempt } from './saved-attempt.ts';
import type { Answers } from './play-state.ts';

/** Notices shown next to the questions. */
type Notice = 'waiting' | 'saveError' | 'tooLate' | 'startError' | 'offline';

export interface Attempt {
  playing: SavedAttempt | undefined;
  isBusy: boolean;
  notice: Notice | undefined;
  /** True if the result is from answers sent just now. */
  isFresh: boolean;
  start: (timeFactor: TimeFactor) => Promise<void>;
  change: (answers: Answers) => void;
  send: () => Promise<void>;
}

/** An attempt from its start until the server has its answers; stored on the device throughout. */
export function useAttempt({ id, title, mine }: TriviaAnswer, userId: string): Attempt {
  const { language } = usePage();
  const queryClient = useQueryClient();
  const [savedAttempt, setSavedAttempt] = useState(() => readAttempt(id, userId));
  const [isPlaying, setPlaying] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const [isFresh, setFresh] = useState(false);
  const latest = useRef(savedAttempt);

  const saveCurrentAttempt = useCallback(
    (next: SavedAttempt | undefined) => {
      latest.current = next;
      if (next) saveAttempt(id, next);
      else dropAttempt(id);
      setSavedAttempt(next);
    },
    [id],
  );
  const readAgain = useCallback(
    async () => queryClient.invalidateQueries({ queryKey: [PRIVATE], refetchType: 'active' }),
    [queryClient],
  );

  const start = async (timeFactor: TimeFactor) => {
    setBusy(true);
    setNotice(undefined);
    const previousAttempt = latest.current;
    try {
      const attempt = await askAsUser<TriviaStartAnswer>(triviaPath(id, language, '/start'), {
        method: 'POST',
        body: { timeFactor },
      });
      // Answers belong to their attempt: options are identified by their display order in it.
      const isSame = previousAttempt?.start.startedAt === attempt.startedAt;
      saveCurrentAttempt({
        userId,
        start: attempt,
        heardAt: deviceNow(),
        answers: isSame ? previousAttempt.answers : {},
        key: isSame ? previousAttempt.key : randomId(),
        isWaiting: false,
      });
      setPlaying(true);
    } catch (error) {
      const isOffline = error instanceof RequestError && error.code === 'offline';
      if (isOffline && previousAttempt && timeLeftMs(previousAttempt, deviceNow()) > 0) setPlaying(true);
      else {
        setNotice(isOffline ? 'offline' : 'startError');
        if (!isOffline) await readAgain();
      }
    }
    setBusy(false);
  };

  const sendOnce = useCallback(async () => {
    const attempt = latest.current;
    if (!attempt) return;
    try {
      const submitted = await submitOnce<TriviaResultAnswer | null>({
        key: attempt.key,
        userId,
        kind: 'trivia',
        label: title,
        path: triviaPath(id, language, '/submit'),
        body: { answers: answersToSend(attempt.answers) },
      });
      if (submitted.state === 'waiting') {
        setNotice('waiting');
        saveCurrentAttempt({ ...attempt, isWaiting: true });
        return;
      }
      const { answer: result } = submitted;
      if (result) queryClient.setQueryData(resultQuery(id, language, userId).queryKey, result);
      saveCurrentAttempt(undefined);
      setNotice(undefined);
      setFresh(true);
      await readAgain();
    } catch (error) {
      const next = afterFailure(error);
      setNotice(next);
      if (next === undefined || next === 'tooLate') {
        saveCurrentAttempt(undefined);
        await readAgain();
      }
    }
  }, [id, title, language, userId, queryClient, saveCurrentAttempt, readAgain]);

  const isSending = useRef(false);
  const isRetried = useRef(false);
  const send = useCallback(async () => {
    // The network may return during a failing request: try once more.
    isRetried.current = isSending.current;
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    do {
      isRetried.current = false;
      await sendOnce();
    } while (isRetried.current && latest.current?.isWaiting);
    isSending.current = false;
    setBusy(false);
  }, [sendOnce]);

  const isWaiting = savedAttempt?.isWaiting === true;
  const isSent = mine?.submittedAt !== undefined && mine.submittedAt !== null;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const retry = () => void send();
    // Also on mount: the network may have returned in the meantime.
    const first = setTimeout(retry);
    addEventListener('online', retry);
    return () => {
      clearTimeout(first);
      removeEventListener('online', retry);
    };
  }, [isWaiting, send]);
  useEffect(() => {
    // Sent by another device or window.
    if (isSent && latest.current) saveCurrentAttempt(undefined);
  }, [isSent, saveCurrentAttempt]);

  const change = useCallback(
    (answers: Answers) => {
      if (latest.current) saveCurrentAttempt({ ...latest.current, answers });
    },
    [saveCurrentAttempt],
  );
  return { playing: isPlaying || isWaiting ? savedAttempt : undefined, isBusy, notice, isFresh, start, change, send };
}

/** Notice after a refusal; undefined if the result explains it. */
function afterFailure(error: unknown): Notice | undefined {
  if (!(error instanceof RequestError)) return 'saveError';
  const fault = error.fields.find(({ field }) => field === 'trivia')?.message;
  if (fault === 'alreadyAnswered') return undefined;
  return fault === 'tooLate' ? 'tooLate' : 'saveError';
}
