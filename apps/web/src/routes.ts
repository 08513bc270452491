import { index, rootRoute, route } from '@tanstack/virtual-file-routes';
import { addresses } from './addresses.ts';

export const routes = rootRoute('root.tsx', [
  route(
    '/{-$locale}',
    'locale-layout.tsx',
    addresses.map(({ path, file }) => (path === '/' ? index(file) : route(path, file))),
  ),
]);
