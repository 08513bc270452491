import { showToast } from '@podium/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { pageFacts } from '../platform/facts.ts';
import { nativeShell } from '../platform/native-shell.ts';
import { useText } from '../shared/page-context.tsx';
import type { NativeShell } from '../platform/native-shell.ts';

/** Long enough to read why the app starts again. */
const READING_MS = 1500;

/** The shell tells one listener; a page in another language takes the place of the one before. */
let isStarted = false;

/** Connects the app with the shell of the native apps: updates over the air (C08), links that open it, files that fail. */
export function NativeWatch() {
  const t = useText();
  const router = useRouter();
  const open = useEffectEvent((path: string) => void router.navigate({ href: path }));
  const showFailure = useEffectEvent((failure: 'download' | 'open') =>
    showToast({ kind: 'error', id: 'file', text: t(`parts.report.${failure}Error`) }),
  );
  const announceUpdate = useEffectEvent(() =>
    showToast({ kind: 'info', id: 'new-version', text: t('shared.updating') }),
  );
  const offer = useEffectEvent((apply: () => void) =>
    showToast({
      kind: 'info',
      id: 'new-version',
      text: t('shared.newVersion'),
      isLasting: true,
      action: { label: t('shared.useNewVersion'), onAction: apply },
    }),
  );
  useEffect(() => {
    const shell = nativeShell();
    if (!shell || isStarted) return;
    isStarted = true;
    shell.onOpen(open);
    shell.onFileFailure(showFailure);
    void startUpdates(shell, { announceUpdate, offer });
  }, []);
  return null;
}

interface Words {
  announceUpdate: () => void;
  offer: (apply: () => void) => void;
}

/** At the start a new version is used at once, on return to the app when its reader agrees. */
async function startUpdates(
  { updates, onResume }: Pick<NativeShell, 'updates' | 'onResume'>,
  { announceUpdate, offer }: Words,
): Promise<void> {
  // Before anything else: without it the device takes this version for broken.
  await updates.ready();
  const { disableLiveUpdate, liveUpdateChannel } = pageFacts().runtime;
  if (disableLiveUpdate === 'true') return;
  const apply = (): void => void updates.apply();
  onResume(() => {
    void updates.find(liveUpdateChannel).then((isThere) => isThere && offer(apply));
  });
  if (!(await updates.find(liveUpdateChannel))) return;
  announceUpdate();
  setTimeout(apply, READING_MS);
}
