/**
 * The interface that the native apps provide to the web app before it starts (`apps/native`). It is missing in
 * browsers, so the web app includes no native libraries.
 */
export interface NativeShell {
  platform: 'ios' | 'android';
  /** Origin of the server, because the app's own files have another origin. */
  server: string;
  session: StoredSession;
  push: NativePush;
  updates: LiveUpdates;
  /**
   * Scans a code with the system's scanner.
   *
   * @param instructions shown above the picture
   * @returns undefined if the user closes the scanner
   * @throws DOMException `NotAllowedError` without permission, `NotFoundError` without a camera
   */
  scan: (instructions: string) => Promise<string | undefined>;
  /** Saves bytes as a file with this name and opens it with the app for its type. */
  saveFile: (name: string, bytes: Blob) => Promise<void>;
  /** Light haptic feedback. */
  tap: () => void;
  /** Calls a listener with the path of each of our links that opens the app, including the first one. */
  onOpen: (listener: (path: string) => void) => void;
  /** Calls a listener when the app returns to the foreground. */
  onResume: (listener: () => void) => void;
  /** Calls a listener when a file could not be downloaded or opened. */
  onFileFailure: (listener: (failure: 'download' | 'open') => void) => void;
}

/** The session in the device's keychain. */
export interface StoredSession {
  read: () => Promise<string | undefined>;
  save: (token: string) => Promise<void>;
  forget: () => Promise<void>;
}

/** Notifications through the system's own service. */
export interface NativePush {
  /** `prompt`: the user has not been asked yet. */
  permission: () => Promise<'granted' | 'denied' | 'prompt'>;
  /**
   * Asks for permission unless already decided.
   *
   * @returns the token of this device for FCM (Android) or APNs (iOS); undefined if the user refuses
   * @throws Error if the system provides no token
   */
  register: () => Promise<string | undefined>;
}

/** Over-the-air updates of the web app. */
export interface LiveUpdates {
  /** Confirms that the app has started; otherwise the device reverts to the version included in the app. */
  ready: () => Promise<void>;
  /**
   * Downloads a newer version if there is one.
   *
   * @param channel update channel; undefined: the one the app was built with
   * @returns whether a version is waiting for `apply`
   */
  find: (channel: string | undefined) => Promise<boolean>;
  /** Starts the waiting version. */
  apply: () => Promise<void>;
}

declare global {
  var podiumShell: NativeShell | undefined;
}

/** undefined in browsers and on the server. */
export const nativeShell = (): NativeShell | undefined => globalThis.podiumShell;
