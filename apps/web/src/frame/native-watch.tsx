import { showToast } from '@podium/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { pageFacts } from '../platform/facts.ts';
import { nativeShell } from '../platform/native-shell.ts';
import { useText } from '../shared/shell/page-context.tsx';
import type { NativeShell } from '../platform/native-shell.ts';

/** Long enough to read why the app restarts. */
const READING_MS = 1500;

/** The shell accepts one listener, and a page in another language mounts a new component. */
let isStarted = false;

/** Connects the app with the native shell: over-the-air updates (C08), links that open the app, and file errors. */
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

interface NativeTexts {
  announceUpdate: () => void;
  offer: (apply: () => void) => void;
}

/** At startup, applies a new version immediately; on return to the app, after the user agrees. */
async function startUpdates(
  { updates, onResume }: Pick<NativeShell, 'updates' | 'onResume'>,
  { announceUpdate, offer }: NativeTexts,
): Promise<void> {
  // First of all: without this call the device considers this version broken.
  await updates.ready();
  const { disableLiveUpdate, liveUpdateChannel } = pageFacts().runtime;
  if (disableLiveUpdate === 'true') return;
  const apply = (): void => void updates.apply();
  onResume(() => {
    void updates.find(liveUpdateChannel).then((isAvailable) => isAvailable && offer(apply));
  });
  if (!(await updates.find(liveUpdateChannel))) return;
  announceUpdate();
  setTimeout(apply, READING_MS);
}
