import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const screens = join(import.meta.dirname, 'screens');

/** An address as declared by a screen's folder: the file of its route, or an object. */
type AddressDescription = string | { route: string; inSitemap?: true | readonly string[]; leadsOn?: true };

export interface Address {
  /** `/medals/$discipline` */
  path: string;
  /** Folder of the screen. */
  screen: string;
  /** Path of the file of its route, relative to this folder. */
  file: string;
  /** It has no page of its own and leads to another. */
  leadsOn: boolean;
  /** Its addresses that every Games has in the sitemap. */
  standing: readonly string[];
}

/**
 * The table of addresses is the sum of the screens' folders: to add or take away a screen is to add or delete its
 * folder.
 */
export const addresses: readonly Address[] = readdirSync(screens)
  .toSorted()
  .flatMap((screen) => {
    const file = join(screens, screen, 'addresses.json');
    const descriptions = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, AddressDescription>)
      : {};
    return Object.entries(descriptions).map(([path, description]) => {
      const {
        route,
        inSitemap = [],
        leadsOn = false,
      } = typeof description === 'string' ? { route: description } : description;
      return {
        path,
        screen,
        file: `screens/${screen}/${route}`,
        leadsOn,
        standing: inSitemap === true ? [path] : inSitemap,
      };
    });
  });
