/** Shows notifications, and opens their pages. */
import type { PushPayload } from '@podium/contract/push-words';
import { payloadOf, targetOf } from './push-rules.ts';
import { scope } from './scope.ts';

scope.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));

async function show(text: string): Promise<void> {
  // If a message shows no notification, the browser shows a default one.
  const payload = payloadOf(text);
  if (!payload) return;
  const { title, body, tag, language, direction, path } = payload;
  const [shown] = await scope.registration.getNotifications({ tag });
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    lang: language,
    dir: direction,
    icon: '/icon.svg',
    data: { path },
    // A repeated message replaces the first one silently; a newer one about the same subject makes a sound.
    renotify: !(shown?.title === title && shown.body === body),
  };
  await scope.registration.showNotification(title, options);
}

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = (event.notification.data ?? {}) as Partial<PushPayload>;
  event.waitUntil(open(targetOf(path, scope.location.origin)));
});

/** Opens a page in the app's window if there is one, otherwise in a new window. */
async function open(url: string): Promise<void> {
  const [page] = await scope.clients.matchAll({ type: 'window' });
  if (!page) {
    await scope.clients.openWindow(url);
    return;
  }
  await page.focus().catch(() => page);
  // A window that this worker does not control cannot be navigated.
  await page.navigate(url).catch(async () => scope.clients.openWindow(url));
}
