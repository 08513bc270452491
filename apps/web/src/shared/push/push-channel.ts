import type { PushAddress, PushAnswer } from '@podium/contract';

/** `install`: iOS notifies installed apps only. `refused`: the reader, or the device, does not allow it. */
export type PushSupport = 'possible' | 'refused' | 'install' | 'unsupported';

/** How notifications reach this device: by the browser's push service, or by the system's own in the native apps. */
export interface PushChannel {
  support: () => PushSupport;
  /** Calls a listener when the support may have changed. @returns stops it */
  onSupportChange: (listener: () => void) => () => void;
  /** Asks for permission unless already decided. @returns whether notifications are allowed */
  askPermission: () => Promise<boolean>;
  /** Whether they are allowed, without asking. */
  isAllowed: () => Promise<boolean>;
  /**
   * @returns where to send, and a text that is the same as long as that is
   * @throws DOMException if the device cannot subscribe
   */
  subscribe: (server: PushAnswer) => Promise<{ address: PushAddress; endpoint: string }>;
  /** The text of the present subscription; undefined if there is none. */
  endpoint: () => Promise<string | undefined>;
  unsubscribe: () => Promise<void>;
}
