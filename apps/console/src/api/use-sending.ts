import { useState } from 'react';
import { useFailure } from './signed-in-again.ts';

interface Sending {
  /** Disable the button meanwhile. */
  isSending: boolean;
  /** Why the last attempt failed; undefined if it has not. */
  failure: unknown;
  /**
   * Runs the request of a form or button.
   * @returns false if it failed
   */
  send: (work: () => Promise<void> | void) => Promise<boolean>;
}

/** The state of every form that sends something: whether it is under way, and why it failed. */
export function useSending(): Sending {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useFailure();
  const send = async (work: () => Promise<void> | void): Promise<boolean> => {
    setIsSending(true);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setIsSending(false);
    }
  };
  return { isSending, failure, send };
}
