import { ownFile } from './own-files.ts';

const built = (path: string): string => ownFile(`../web/dist/${path}`);

/** The web app is used only as built files; its source is never imported. */
export const clientFolder = built('client');
export const serverEntry = built('server/server.js');
/** The built console, which may be missing. */
export const consoleFolder = ownFile('../console/dist');
/** JSON list of the addresses of all pages: `/medals/$discipline`. */
export const pageAddresses = built('server/page-addresses.json');
/** JSON list of the pages that the sitemap of any Games contains. */
export const standingPages = built('server/standing-pages.json');
