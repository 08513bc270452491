import { scope } from './scope.ts';

/** Takes the place of the service worker where the operator has switched it off: removes what it kept, and itself. */

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
  const pages = await scope.clients.matchAll({ type: 'window' });
  // Pages that the worker made are replaced by those of the server.
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => null)));
}
