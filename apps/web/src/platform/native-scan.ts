import { nativeShell } from './native-shell.ts';

/**
 * The scanner of the app, for `useCamera`; undefined in a browser.
 *
 * @param instructions shown by the scanner
 */
export const nativeScan = (instructions: string): (() => Promise<string | undefined>) | undefined => {
  const shell = nativeShell();
  return shell && (async () => shell.scan(instructions));
};
