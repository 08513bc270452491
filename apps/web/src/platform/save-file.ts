import { nativeShell } from './native-shell.ts';

/** Hands bytes that a page has made, or was given under a session, to the device as a file. */
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
