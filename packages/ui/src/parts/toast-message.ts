export type ToastKind = 'default' | 'success' | 'error' | 'info' | 'warning' | 'loading';

export interface ToastMessage {
  kind: ToastKind;
  text: string;
  /** A later message of the same id takes the place of the earlier. */
  id?: string;
  /** Stays until it is closed. */
  isLasting?: boolean;
  action?: { label: string; onAction: () => void };
}
