/** What somebody writes and has not sent yet stays on this device until it is sent, or until they leave. */
import { PRIVATE_KEY } from './private-storage.ts';

export function saveOwn(name: string, value: object): void {
  try {
    localStorage.setItem(PRIVATE_KEY + name, JSON.stringify(value));
  } catch {
    // Without room it lasts as long as the page.
  }
}

export function readOwn(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PRIVATE_KEY + name) ?? 'null');
  } catch {
    return null;
  }
}

export function removeOwn(name: string): void {
  try {
    localStorage.removeItem(PRIVATE_KEY + name);
  } catch {
    // Nothing was kept either.
  }
}
