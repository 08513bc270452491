/** The browser's install prompt, fired once and early: stored until the user requests it. */

interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function keep(prompt: InstallPrompt | undefined): void {
  kept = prompt;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer instead of its own banner. @returns stops it */
export function keepInstallPrompt(): () => void {
  const handlePrompt = (event: Event): void => {
    event.preventDefault();
    keep(event as InstallPrompt);
  };
  const handleInstalled = (): void => keep(undefined);
  addEventListener('beforeinstallprompt', handlePrompt);
  addEventListener('appinstalled', handleInstalled);
  return () => {
    removeEventListener('beforeinstallprompt', handlePrompt);
    removeEventListener('appinstalled', handleInstalled);
  };
}

export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How the app can be installed here; `none` also where it is installed already. */
export type InstallWay = 'prompt' | 'ios' | 'installed' | 'none';

export function installWay(): InstallWay {
  const { standalone } = navigator as { standalone?: boolean };
  if (standalone === true || matchMedia('(display-mode: standalone)').matches) return 'installed';
  if (kept) return 'prompt';
  // Safari on phones and tablets: it knows `standalone`, and has no prompt.
  return standalone === false ? 'ios' : 'none';
}

/** Shows the browser's question. */
export async function promptInstall(): Promise<void> {
  const prompt = kept;
  // A prompt can be shown once.
  keep(undefined);
  await prompt?.prompt();
}
