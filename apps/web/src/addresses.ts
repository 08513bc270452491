import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const screens = join(import.meta.dirname, 'screens');

/** What a screen's folder says of an address: the file of its route alone, or more. */
type Told = string | { route: string; inSitemap?: true | readonly string[]; leadsOn?: true };

export interface Address {
  /** `/medals/$discipline` */
  path: string;
  /** Folder of the screen. */
  screen: string;
  /** The file of its route, from here. */
  file: string;
  /** It has no page of its own and leads to another. */
  leadsOn: boolean;
  /** Addresses of it that stand in the sitemap whatever the Games. */
  standing: readonly string[];
}

/** The table of addresses is the sum of the screens' folders: to add or take away a screen is to add or delete its folder. */
export const addresses: readonly Address[] = readdirSync(screens)
  .toSorted()
  .flatMap((screen) => {
    const file = join(screens, screen, 'addresses.json');
    const told = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Told>) : {};
    return Object.entries(told).map(([path, one]) => {
      const { route, inSitemap = [], leadsOn = false } = typeof one === 'string' ? { route: one } : one;
      return {
        path,
        screen,
        file: `screens/${screen}/${route}`,
        leadsOn,
        standing: inSitemap === true ? [path] : inSitemap,
      };
    });
  });
