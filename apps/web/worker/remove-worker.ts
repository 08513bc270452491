import { scope } from './scope.ts';

/** Replaces the service worker if the operator has disabled it: deletes its caches, and unregisters itself. */

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
  const pages = await scope.clients.matchAll({ type: 'window' });
  // Replaces pages created by the worker with those of the server.
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => null)));
}
