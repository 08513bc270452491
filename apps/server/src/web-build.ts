import { ownFile } from './own-files.ts';

const built = (path: string): string => ownFile(`../web/dist/${path}`);

/** The built web app is read as files: nothing of its source is imported. */
export const clientFolder = built('client');
export const serverEntry = built('server/server.js');
/** The built console; it may be missing. */
export const consoleFolder = ownFile('../console/dist');
/** Addresses of all pages, as a JSON list: `/medals/$discipline`. */
export const pageAddresses = built('server/page-addresses.json');
/** Addresses, as a JSON list, of the screens that every Games has in the sitemap. */
export const standingPages = built('server/standing-pages.json');
