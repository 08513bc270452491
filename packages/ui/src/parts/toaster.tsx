import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import 'sonner/dist/styles.css';
import type { ToastKind, ToastMessage } from './toast-message.ts';

interface ToasterProps {
  messages: readonly ToastMessage[];
  label: string;
  /** Name of the button that closes a message. */
  closeLabel: string;
  isRtl: boolean;
  onShown: () => void;
}

const SHOWN_MS = 4000;

type Show = (text: string, options: object) => unknown;
const showByKind: Record<ToastKind, Show> = {
  default: toast,
  success: toast.success,
  error: toast.error,
  info: toast.info,
  warning: toast.warning,
  loading: toast.loading,
};

/**
 * Values from the specification: 4 s, three at most, 14 px apart, 356 px wide, top right, Alt+T; errors stay until
 * closed.
 */
export function Toaster({ messages, label, closeLabel, isRtl, onShown }: ToasterProps) {
  useEffect(() => {
    if (messages.length === 0) return;
    for (const { kind, text, id, isLasting = kind === 'error', action } of messages) {
      showByKind[kind](text, {
        id,
        duration: isLasting || kind === 'loading' ? Number.POSITIVE_INFINITY : SHOWN_MS,
        closeButton: isLasting,
        action: action && { label: action.label, onClick: action.onAction },
      });
    }
    onShown();
  }, [messages, onShown]);
  return (
    <Sonner
      position="top-right"
      richColors
      visibleToasts={3}
      gap={14}
      duration={SHOWN_MS}
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel={label}
      toastOptions={{ closeButtonAriaLabel: closeLabel }}
      dir={isRtl ? 'rtl' : 'ltr'}
      theme="light"
    />
  );
}
