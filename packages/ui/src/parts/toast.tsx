import type { ToastMessage } from './toast-message.ts';
import { useSyncExternalStore } from 'react';
import type { Toaster as ToasterPart } from './toaster.tsx';

let waiting: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

function set(messages: readonly ToastMessage[]): void {
  waiting = messages;
  for (const listener of listeners) listener();
}

/** Says something at the edge of the screen. The part that shows it is loaded with the first message. */
export function showToast(message: ToastMessage): void {
  set([...waiting, message]);
  prepareToasts();
}

let Toaster: typeof ToasterPart | undefined;

/**
 * Loads what shows toasts, for a screen that has to speak without a network too. Where it cannot be loaded messages wait
 * for the network: the page stands on without them.
 */
export function prepareToasts(): void {
  if (!Toaster) void bringToaster();
}

async function bringToaster(): Promise<void> {
  try {
    ({ Toaster } = await import('./toaster.tsx'));
    set([...waiting]);
  } catch {
    addEventListener('online', prepareToasts, { once: true });
  }
}

const none: readonly ToastMessage[] = [];

/** Stands once in the frame of the page; empty until there was something to say. */
export function ToastArea({ label, isRtl }: { label: string; isRtl: boolean }) {
  const messages = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => none,
  );
  return Toaster ? <Toaster messages={messages} label={label} isRtl={isRtl} onShown={() => set(none)} /> : null;
}
