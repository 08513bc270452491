import { pageFacts } from './facts.ts';

/**
 * N02: a web page in its own window is the installed app, and the address reports this to the server, as when the app
 * starts. The same applies to a page opened by an Android app, for which not every browser reports the missing address
 * bar. Once per window: without cookies it would repeat endlessly.
 */
export const installedScript = (): string | undefined =>
  pageFacts().platform === 'web'
    ? `(()=>{try{var own=matchMedia("(display-mode:standalone)").matches||/Android/.test(navigator.userAgent)&&document.referrer.startsWith("android-app://");if(own&&!sessionStorage.getItem("podium-told")){sessionStorage.setItem("podium-told","1");var u=new URL(location.href);u.searchParams.set("platform","android-pwa");location.replace(u)}}catch(e){}})()`
    : undefined;
