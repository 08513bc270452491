import { nativeShell } from './native-shell.ts';

/** Saves bytes created or received by a page as a file on the device. */
export async function saveFile(bytes: Blob, name: string): Promise<void> {
  const shell = nativeShell();
  if (shell) {
    await shell.saveFile(name, bytes);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
