import { Suspense, lazy, useSyncExternalStore } from 'react';

export type ToastKind = 'default' | 'success' | 'error' | 'info' | 'warning' | 'loading';

export interface ToastMessage {
  kind: ToastKind;
  text: string;
  /** A later message of the same id takes the place of the earlier. */
  id?: string;
  action?: { label: string; onAction: () => void };
}

let waiting: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

function set(messages: readonly ToastMessage[]): void {
  waiting = messages;
  for (const listener of listeners) listener();
}

/** Says something at the edge of the screen. The part that shows it is loaded with the first message. */
export function showToast(message: ToastMessage): void {
  set([...waiting, message]);
}

const none: readonly ToastMessage[] = [];
const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Stands once in the frame of the page; empty until there is something to say. */
export function ToastArea({ label, isRtl }: { label: string; isRtl: boolean }) {
  const messages = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => none,
  );
  const isNeeded = useEverTrue(messages.length > 0);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <Toaster messages={messages} label={label} isRtl={isRtl} onShown={() => set(none)} />
    </Suspense>
  );
}

let wasNeeded = false;

function useEverTrue(isNow: boolean): boolean {
  wasNeeded ||= isNow;
  return wasNeeded;
}
