import { baselineTest } from '../../platform/browser-baseline.ts';
import { pageFacts } from '../../platform/facts.ts';
import { MAY_BE_DISMISSED, NOTICES_KEY } from '../reader/dismissed-notices.ts';
import { deviceClasses } from '../reader/device-choices.ts';
import { PRIVATE_KEY } from '../reader/private-storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const STORAGE_KEY = 'podium-theme';

/**
 * A browser may keep a page for some seconds: a page with results is reloaded once if results have been hidden since.
 * The app hides them if the server or a cache ignores the cookie.
 */
function reloadScript(): string {
  const { hidesResults, livePosition } = pageFacts();
  if (hidesResults || livePosition === '') return '';
  return `if(/podium_results=hidden/.test(document.cookie)&&performance.getEntriesByType("navigation")[0].type!=="reload"){document.documentElement.hidden=true;location.reload()}`;
}

/**
 * In the head, before the first paint: sets classes for scripts, the device's data saving, the chosen theme, follows,
 * dismissed notices, and other choices for the device.
 */
export const themeScript = () =>
  `(()=>{${reloadScript()}var h=document.documentElement,c=h.classList;if(${baselineTest})c.add("js");if((navigator.connection||{}).saveData)c.add("saves-data");try{var s=localStorage,t=s.getItem("${STORAGE_KEY}");if(t==="light"||t==="dark")h.dataset.theme=t;if((s.getItem("podium-follows")||"[]").length>2)c.add("has-follows");if(s.getItem("${NOTICES_KEY}"))c.add("${MAY_BE_DISMISSED}");${JSON.stringify(deviceClasses)}.forEach(function(n){if(s.getItem("${PRIVATE_KEY}"+n))c.add(n)})}catch(e){}})()`;

const listeners = new Set<() => void>();

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function chosenTheme(): Theme {
  const shown = document.documentElement.dataset.theme;
  return shown === 'light' || shown === 'dark' ? shown : 'system';
}

export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}
