import { App } from '@capacitor/app';

/** Calls a listener when the app comes back to the front. */
export function onResume(listener: () => void): void {
  void App.addListener('resume', listener);
}
