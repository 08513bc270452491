import type { PushPayload } from '@podium/contract/push-words';

/** @returns undefined for anything but a message of our server */
export function payloadOf(text: string): PushPayload | undefined {
  try {
    const payload = JSON.parse(text) as Partial<PushPayload> | null;
    const { title, body, tag, path, language, direction } = payload ?? {};
    const isText = [title, body, tag, path, language].every((one) => typeof one === 'string');
    return isText && (direction === 'ltr' || direction === 'rtl') ? (payload as PushPayload) : undefined;
  } catch {
    return undefined;
  }
}

/** The page that a notification opens, always on our own origin. */
export function targetOf(path: string | undefined, origin: string): string {
  const home = `${origin}/`;
  try {
    const url = new URL(path ?? '/', origin);
    return url.origin === origin ? url.href : home;
  } catch {
    return home;
  }
}
