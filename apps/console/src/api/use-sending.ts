import { useState } from 'react';
import { useFailure } from './signed-in-again.ts';

type Work = () => Promise<unknown> | void;

interface Sending {
  /** Disable the button meanwhile. */
  isSending: boolean;
  /** Error of the last attempt; undefined if it has not failed. */
  failure: unknown;
  /**
   * Runs the request of a form or button.
   * @returns false if it failed
   */
  send: (work: Work) => Promise<boolean>;
}

/**
 * The state of every form that sends something: whether it is under way, and why it failed.
 * @param onFailure called with the reason as well, on pages that cannot show it in place
 */
export function useSending(onFailure?: (failure: unknown) => void): Sending {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useFailure();
  const send = async (work: Work): Promise<boolean> => {
    setIsSending(true);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(error);
      onFailure?.(error);
      return false;
    } finally {
      setIsSending(false);
    }
  };
  return { isSending, failure, send };
}
