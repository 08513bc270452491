import { fileURLToPath } from 'node:url';

const built = (path: string): string => fileURLToPath(new URL(`../../web/dist/${path}`, import.meta.url));

/** The built web app is read as files: nothing of its source is imported. */
export const clientFolder = built('client');
export const serverEntry = built('server/server.js');
/** Addresses of all pages, as a JSON list: `/medals/$discipline`. */
export const pageAddresses = built('server/page-addresses.json');
/** Addresses, as a JSON list, of the screens that stand in the sitemap whatever the Games. */
export const standingPages = built('server/standing-pages.json');
