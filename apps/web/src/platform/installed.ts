import { pageFacts } from './facts.ts';

/**
 * N02: a page of the web that stands in a window of its own is the installed app, and the server is told so by the address, as
 * at the app's start. So is one that an app on Android has opened, of which not every browser says that it has no address bar.
 * Once a window: where no cookie is kept it would be told without end.
 */
export const installedScript = (): string | undefined =>
  pageFacts().platform === 'web'
    ? `(()=>{try{var own=matchMedia("(display-mode:standalone)").matches||/Android/.test(navigator.userAgent)&&document.referrer.startsWith("android-app://");if(own&&!sessionStorage.getItem("podium-told")){sessionStorage.setItem("podium-told","1");var u=new URL(location.href);u.searchParams.set("platform","android-pwa");location.replace(u)}}catch(e){}})()`
    : undefined;
