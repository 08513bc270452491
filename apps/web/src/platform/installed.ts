import { pageFacts } from './facts.ts';

/**
 * N02: a page of the web that stands in a window of its own is the installed app, and the server is told so by the address, as
 * at the app's start. Once a window: where no cookie is kept it would be told without end.
 */
export const installedScript = (): string | undefined =>
  pageFacts().platform === 'web'
    ? `(()=>{try{if(matchMedia("(display-mode:standalone)").matches&&!sessionStorage.getItem("podium-told")){sessionStorage.setItem("podium-told","1");var u=new URL(location.href);u.searchParams.set("platform","android-pwa");location.replace(u)}}catch(e){}})()`
    : undefined;
