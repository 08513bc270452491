/** What somebody writes and has not sent yet stays on this device under keys of this kind, until it is sent or they leave. */
const PREFIX = 'podium-own-';

export function keepOwn(name: string, value: object): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Without room it lasts as long as the page.
  }
}

export function readOwn(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

export function dropOwn(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept either.
  }
}

/** Whoever comes next to this device finds nothing of it. */
export function forgetOwn(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
