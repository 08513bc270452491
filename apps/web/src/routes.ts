import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { index, rootRoute, route } from '@tanstack/virtual-file-routes';

const screens = join(import.meta.dirname, 'screens');

/** The addresses of a screen as its folder tells them: `{ "/medals/$discipline": "route.tsx" }`. */
function addressesOf(screen: string): [address: string, screen: string, file: string][] {
  const file = join(screens, screen, 'addresses.json');
  if (!existsSync(file)) return [];
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).map(([address, name]) => [
    address,
    screen,
    `screens/${screen}/${name}`,
  ]);
}

/** The table of addresses is the sum of the screens' folders: to add or take away a screen is to add or delete its folder. */
export const screenAddresses = () => readdirSync(screens).toSorted().flatMap(addressesOf);

export const routes = rootRoute('root.tsx', [
  route(
    '/{-$locale}',
    'locale-layout.tsx',
    screenAddresses().map(([address, , file]) => (address === '/' ? index(file) : route(address, file))),
  ),
]);
