/** The browser's install prompt, fired once and early, so it is stored until the user requests it. */

interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let savedPrompt: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function setPrompt(prompt: InstallPrompt | undefined): void {
  savedPrompt = prompt;
  for (const listener of listeners) listener();
}

/**
 * Stores the browser's install prompt and suppresses its banner.
 * @returns a function that stops listening
 */
export function keepInstallPrompt(): () => void {
  const handlePrompt = (event: Event): void => {
    event.preventDefault();
    setPrompt(event as InstallPrompt);
  };
  const handleInstalled = (): void => setPrompt(undefined);
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

/** Way to install the app here; `none` also if it is installed already. */
export type InstallWay = 'prompt' | 'ios' | 'installed' | 'none';

export function installWay(): InstallWay {
  const { standalone } = navigator as { standalone?: boolean };
  if (standalone === true || matchMedia('(display-mode: standalone)').matches) return 'installed';
  if (savedPrompt) return 'prompt';
  // Safari on phones and tablets supports `standalone`, and has no prompt.
  return standalone === false ? 'ios' : 'none';
}

export async function promptInstall(): Promise<void> {
  const prompt = savedPrompt;
  // A prompt can be shown only once.
  setPrompt(undefined);
  await prompt?.prompt();
}
