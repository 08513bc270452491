import type { ToastMessage } from './toast-message.ts';
import { useSyncExternalStore } from 'react';
import type { Toaster as ToasterPart } from './toaster.tsx';

let queue: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

function set(messages: readonly ToastMessage[]): void {
  queue = messages;
  for (const listener of listeners) listener();
}

/** Shows a message at the edge of the screen. The code that renders it is loaded with the first message. */
export function showToast(message: ToastMessage): void {
  set([...queue, message]);
  prepareToasts();
}

let Toaster: typeof ToasterPart | undefined;

/**
 * Preloads the code that renders toasts, for screens that show messages without a network too. If loading fails,
 * messages wait for the network and the page keeps working.
 */
export function prepareToasts(): void {
  if (!Toaster) void loadToaster();
}

async function loadToaster(): Promise<void> {
  try {
    ({ Toaster } = await import('./toaster.tsx'));
    set([...queue]);
  } catch {
    addEventListener('online', prepareToasts, { once: true });
  }
}

const noMessages: readonly ToastMessage[] = [];

/** Rendered once in the frame of the page; empty until the first message. */
export function ToastArea({ label, closeLabel, isRtl }: { label: string; closeLabel: string; isRtl: boolean }) {
  const messages = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => queue,
    () => noMessages,
  );
  return Toaster ? <Toaster {...{ messages, label, closeLabel, isRtl }} onShown={() => set(noMessages)} /> : null;
}
