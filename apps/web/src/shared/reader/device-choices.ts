import { isChosen } from './device-classes.ts';
import { PRIVATE_KEY } from './private-storage.ts';
import type { AnyRouter } from '@tanstack/react-router';
import type { DeviceClass } from './device-classes.ts';

export const deviceClasses: readonly DeviceClass[] = ['saves-data', 'shows-debug'];

/** A browser with data saving turned on saves data, whatever the account has chosen. */
const asksToSave = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Takes effect immediately and on later pages, until it is changed or the user logs out. */
export function saveDeviceChoice(name: DeviceClass, isOn: boolean): void {
  show(name, isOn);
  const key = PRIVATE_KEY + name;
  try {
    if (isOn) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Without storage it lasts as long as the page.
  }
  notify();
}

/** Resets the classes; the stored choices are deleted with the other private data. */
export function dropDeviceChoices(): void {
  for (const name of deviceClasses) show(name, false);
}

function show(name: DeviceClass, isOn: boolean): void {
  const isShown = isOn || (name === 'saves-data' && asksToSave());
  document.documentElement.classList.toggle(name, isShown);
}

/** Announced like other changes of the user; `visitor.ts` listens. */
const notify = (): void => void dispatchEvent(new StorageEvent('storage'));

/** Preloads link targets, or not, according to the user's choice. */
export function applyPreloadChoice(router: AnyRouter): void {
  const hasHover = matchMedia('(hover: hover)').matches;
  router.options.defaultPreload = hasHover && !isChosen('saves-data') ? 'intent' : false;
}
