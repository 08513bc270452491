import { Capacitor } from '@capacitor/core';
import { SplashScreen } from '@capacitor/splash-screen';
import { LiveUpdate } from '@capawesome/capacitor-live-update';
import type { LiveUpdates } from '@podium/web/native-shell';

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
      (search ??= find(server, channel).finally(() => {
        search = undefined;
      })),
    apply: () => LiveUpdate.reload(),
  };
}

async function find(server: string, channel: string | undefined): Promise<boolean> {
  try {
    if (channel !== undefined) await LiveUpdate.setChannel({ channel });
    const { nextBundleId } = await LiveUpdate.sync();
    if (nextBundleId !== null) return true;
    if (!(await isWithdrawn(server))) return false;
    // No older bundle is left, so revert to the files included in the app.
    await LiveUpdate.reset();
    return true;
  } catch {
    // Without a network or an update server, the app continues with its current bundle.
    return false;
  }
}

async function isWithdrawn(server: string): Promise<boolean> {
  const { bundleId } = await LiveUpdate.getCurrentBundle();
  if (bundleId === null) return false;
  const { appId } = await LiveUpdate.getConfig();
  const response = await fetch(`${server}/v1/apps/${appId}/bundles/${bundleId}`);
  return response.ok && ((await response.json()) as { state: string }).state === 'withdrawn';
}
