import { App } from '@capacitor/app';

/** Android's back button closes an open dialog, then goes back, then leaves the app. */
export function followBackButton(): void {
  void App.addListener('backButton', ({ canGoBack }) => {
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (dialog) cancel(dialog);
    else if (canGoBack) history.back();
    else void App.exitApp();
  });
}

/** Dispatches `cancel` first, like the Escape key, so that the owner of the dialog can react. */
function cancel(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true })) && dialog.open) dialog.close();
}
