export type ToastKind = 'default' | 'success' | 'error' | 'info' | 'warning' | 'loading';

export interface ToastMessage {
  kind: ToastKind;
  text: string;
  /** A later message with the same id replaces the earlier one. */
  id?: string;
  /** Stays until it is closed. */
  isLasting?: boolean;
  action?: { label: string; onAction: () => void };
}
