/**
 * What the native apps give to the web app before it starts (`apps/native`). In a browser there is none of it, so nothing of
 * the native libraries is part of the web app.
 */
export interface NativeShell {
  platform: 'ios' | 'android';
  /** Origin of the server, since the app's own files do not come from there. */
  server: string;
  session: KeptSession;
  push: NativePush;
  updates: LiveUpdates;
  /**
   * Scans a code with the system's scanner.
   *
   * @param instructions shown above the picture
   * @returns undefined if the reader closes it
   * @throws DOMException `NotAllowedError` without permission, `NotFoundError` without a camera
   */
  scan: (instructions: string) => Promise<string | undefined>;
  /** Keeps bytes as a file of this name and opens it with the app for its type. */
  saveFile: (name: string, bytes: Blob) => Promise<void>;
  /** A light tap that can be felt. */
  tap: () => void;
  /** Calls a listener with the path of each link of ours that opens the app, the first one included. */
  onOpen: (listener: (path: string) => void) => void;
  /** Calls a listener when the app comes back to the front. */
  onResume: (listener: () => void) => void;
  /** Calls a listener when a file could not be loaded or opened. */
  onFileFailure: (listener: (failure: 'download' | 'open') => void) => void;
}

/** The session in the keychain of the device. */
export interface KeptSession {
  read: () => Promise<string | undefined>;
  keep: (token: string) => Promise<void>;
  forget: () => Promise<void>;
}

/** Notifications by the system's own service. */
export interface NativePush {
  /** `prompt`: nobody has asked the reader yet. */
  permission: () => Promise<'granted' | 'denied' | 'prompt'>;
  /**
   * Asks for permission if nobody has.
   *
   * @returns the token of this device for FCM (Android) or APNs (iOS); undefined if the reader refuses
   * @throws Error if the system gives no token
   */
  register: () => Promise<string | undefined>;
}

/** New versions of the web app over the air. */
export interface LiveUpdates {
  /** Says that the app has started, or the device goes back to the version that came with the app. */
  ready: () => Promise<void>;
  /**
   * Loads a newer version if there is one.
   *
   * @param channel to take it from; undefined: the one the app was built with
   * @returns whether a version waits for `apply`
   */
  find: (channel: string | undefined) => Promise<boolean>;
  /** Starts the version that waits. */
  apply: () => Promise<void>;
}

declare global {
  var podiumShell: NativeShell | undefined;
}

/** undefined in browsers and on the server. */
export const nativeShell = (): NativeShell | undefined => globalThis.podiumShell;
