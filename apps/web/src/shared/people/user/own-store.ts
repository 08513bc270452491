/** Unsent drafts stay on this device until they are sent or the user logs out. */
import { PRIVATE_KEY } from '../../reader/private-storage.ts';

export function saveOwn(name: string, value: object): void {
  try {
    localStorage.setItem(PRIVATE_KEY + name, JSON.stringify(value));
  } catch {
    // Without storage the draft lasts as long as the page.
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
    // Nothing was stored either.
  }
}
