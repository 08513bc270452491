import type { ShiftView, ShiftVisit } from '@podium/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { RequestError, request } from '../../../api/request.ts';
import { useSending } from '../../../api/use-sending.ts';
import { keepAnswer, keptAnswer } from './kept-answer.ts';

type Answer = NonNullable<ShiftVisit['answer']>;

export const askShift = async (body: ShiftVisit): Promise<ShiftView> =>
  request('/api/v1/shifts', { method: 'POST', body });
/** @param link secret of the shift's link */
export const shiftKey = (link: string): string[] => ['shift', link];

const againMs = 15_000;

interface SentAnswer {
  send: (answer: Answer) => Promise<boolean>;
  isSending: boolean;
  failure: unknown;
  /** The answer that waits for a network. */
  kept: Answer | undefined;
}

/** Sends a volunteer's answers. Without a network the newest one is kept, and sent when there is one. */
export function useAnswer(link: string, volunteer: string): SentAnswer {
  const queries = useQueryClient();
  const { isSending, failure, send: sendForm } = useSending();
  const [kept, setKept] = useState(() => keptAnswer(link));
  const keep = (answer: Answer | undefined): void => {
    keepAnswer(link, answer);
    setKept(answer);
  };
  const send = async (answer: Answer): Promise<boolean> =>
    sendForm(async () => {
      keep(undefined);
      try {
        queries.setQueryData(shiftKey(link), await askShift({ link, volunteer, answer }));
      } catch (error) {
        if (!(error instanceof RequestError) || error.code !== 'offline') throw error;
        keep(answer);
      }
    });
  const sendKept = useEffectEvent(() => {
    if (kept && !isSending) void send(kept);
  });
  const isKept = kept !== undefined;
  useEffect(() => {
    if (!isKept) return undefined;
    addEventListener('online', sendKept);
    const timer = setInterval(sendKept, againMs);
    return () => {
      removeEventListener('online', sendKept);
      clearInterval(timer);
    };
  }, [isKept]);
  return { send, isSending, failure, kept };
}
