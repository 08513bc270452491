import { Capacitor } from '@capacitor/core';
import { SplashScreen } from '@capacitor/splash-screen';
import { LiveUpdate } from '@capawesome/capacitor-live-update';
import type { LiveUpdates } from '@podium/web/native-shell';
import { findUpdate } from './find-update.ts';

/** In a browser, where the app is tested, there is nothing to update. */
const none: LiveUpdates = { ready: async () => undefined, find: async () => false, apply: async () => undefined };

/** The current search: the library would reject a second one at the same time. */
let search: Promise<boolean> | undefined;

/** Over-the-air updates. The library checks the signature of a bundle before unpacking it. */
export function liveUpdates(server: string): LiveUpdates {
  if (!Capacitor.isNativePlatform()) return none;
  return {
    ready: async () => {
      await LiveUpdate.ready();
      // The splash screen stays until there is content.
      await SplashScreen.hide();
    },
    find: (channel) =>
      (search ??= findUpdate(LiveUpdate, server, channel).finally(() => {
        search = undefined;
      })),
    apply: () => LiveUpdate.reload(),
  };
}
