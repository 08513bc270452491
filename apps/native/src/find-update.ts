import type { LiveUpdatePlugin } from '@capawesome/capacitor-live-update';
import { isOurs } from '@podium/contract/served-by';

type Updates = Pick<LiveUpdatePlugin, 'setChannel' | 'sync' | 'reset' | 'getCurrentBundle' | 'getConfig'>;

/**
 * Looks for another version of the app's files: a newer bundle, or those included in the app if the present bundle was
 * withdrawn.
 *
 * @returns whether there is one, which the next start uses
 */
export async function findUpdate(updates: Updates, server: string, channel: string | undefined): Promise<boolean> {
  try {
    if (channel !== undefined) await updates.setChannel({ channel });
    const { nextBundleId } = await updates.sync();
    if (nextBundleId !== null) return true;
    if (!(await isWithdrawn(updates, server))) return false;
    // No older bundle is left, so revert to the files included in the app.
    await updates.reset();
    return true;
  } catch {
    // Without a network or an update server, or if a sign-in page answers in its place, the current bundle stays.
    return false;
  }
}

async function isWithdrawn(updates: Updates, server: string): Promise<boolean> {
  const { bundleId } = await updates.getCurrentBundle();
  if (bundleId === null) return false;
  const { appId } = await updates.getConfig();
  const response = await fetch(`${server}/v1/apps/${appId}/bundles/${bundleId}`);
  // A proxy that answers in place of the server must not take a bundle away.
  return response.ok && isOurs(response) && ((await response.json()) as { state: string }).state === 'withdrawn';
}
