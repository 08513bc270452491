import { useState } from 'react';
import { randomId } from './random-id.ts';

type Send<Body, Answer> = (body: Body & { nonce: string }) => Promise<Answer>;
export type SendOnce = <Body extends object, Answer>(body: Body, send: Send<Body, Answer>) => Promise<Answer>;

/**
 * @returns a function that sends decisions with a nonce. A decision that failed keeps its nonce while it is unchanged, because
 * the server may have stored it before the answer was lost; a changed one is another decision.
 */
export function createSendOnce(newNonce: () => string = randomId): SendOnce {
  let failed: { text: string; nonce: string } | undefined;
  return async (body, send) => {
    const text = JSON.stringify(body);
    const nonce = failed?.text === text ? failed.nonce : newNonce();
    failed = { text, nonce };
    const answer = await send({ ...body, nonce });
    failed = undefined;
    return answer;
  };
}

/** Sends the decisions of one form or dialog. */
export function useSendOnce(): SendOnce {
  const [sendOnce] = useState(() => createSendOnce());
  return sendOnce;
}
