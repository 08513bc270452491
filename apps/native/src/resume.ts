import { App } from '@capacitor/app';

/** Calls a listener when the app returns to the foreground. */
export function onResume(listener: () => void): void {
  void App.addListener('resume', listener);
}
