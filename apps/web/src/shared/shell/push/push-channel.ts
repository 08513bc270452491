import type { PushAddress, PushAnswer } from '@podium/contract';

/** `install`: iOS notifies installed apps only. `refused`: the user or the device does not allow it. */
export type PushSupport = 'possible' | 'refused' | 'install' | 'unsupported';

/**
 * Way in which notifications reach this device: through the browser's push service, or through the system in the native
 * apps.
 */
export interface PushChannel {
  support: () => PushSupport;
  /**
   * Calls a listener when the support may have changed.
   * @returns a function that removes the listener
   */
  onSupportChange: (listener: () => void) => () => void;
  /** Asks for permission unless already decided. @returns whether notifications are allowed */
  askPermission: () => Promise<boolean>;
  /** Returns whether they are allowed, without asking. */
  isAllowed: () => Promise<boolean>;
  /**
   * @returns where to send, and a text that identifies the subscription
   * @throws DOMException if the device cannot subscribe
   */
  subscribe: (server: PushAnswer) => Promise<{ address: PushAddress; endpoint: string }>;
  /** The identifying text of the current subscription; undefined if there is none. */
  endpoint: () => Promise<string | undefined>;
  unsubscribe: () => Promise<void>;
}
