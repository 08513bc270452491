import { App } from '@capacitor/app';
import { onNotificationOpened } from './push.ts';

/** Scheme of links that open the app on systems that do not associate its web address with it. */
const OWN_SCHEME = 'podium:';

/**
 * The path of a link that opens the app: from the server, or with the app's own scheme (`podium://schedule`).
 *
 * @returns undefined for other links
 */
export function pathOfLink(link: string, server: string): string | undefined {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (url?.protocol === OWN_SCHEME)
    return `/${url.host}${url.pathname}${url.search}${url.hash}`.replace(/\/$/u, '') || '/';
  return url?.origin === server ? url.pathname + url.search + url.hash : undefined;
}

/** Collects links and opened notifications from startup, so that none is lost before the app listens. */
export function followOpenedLinks(server: string): (listener: (path: string) => void) => void {
  const early: string[] = [];
  let deliver = (path: string): void => void early.push(path);
  const take = (link: string | undefined): void => {
    const path = link === undefined ? undefined : pathOfLink(link, server);
    if (path !== undefined) deliver(path);
  };
  void App.getLaunchUrl().then((launch) => take(launch?.url));
  void App.addListener('appUrlOpen', ({ url }) => take(url));
  onNotificationOpened((path) => deliver(path));
  return (listener) => {
    deliver = listener;
    for (const path of early.splice(0)) listener(path);
  };
}
