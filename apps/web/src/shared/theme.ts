export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const STORAGE_KEY = 'podium-theme';

/** In the head, before the first paint: the chosen theme, that scripts run, and that somebody is followed. */
export const themeScript = () =>
  `(()=>{var h=document.documentElement;h.classList.add("js");try{var t=localStorage.getItem("${STORAGE_KEY}");if(t==="light"||t==="dark")h.dataset.theme=t;if((localStorage.getItem("podium-follows")||"[]").length>2)h.classList.add("has-follows")}catch(e){}})()`;

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
