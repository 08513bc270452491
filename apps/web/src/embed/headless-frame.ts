/** `/widget/headless.js`: answers a page's subscriptions with public documents, only through messages. */
import { isOurs } from '@podium/contract/served-by';
import { liveKeys } from '@podium/contract/live-keys';
import { headlessTopics } from '@podium/contract/widget-words';
import type { HeadlessMessage, HeadlessTopic } from '@podium/contract/widget-words';
import { positionHeaders } from '../platform/stream-position.ts';
import { parentOrigin } from './parent-origin.ts';
import { readRequest } from './headless-request.ts';
import type { Request } from './headless-request.ts';
import { throttleLatest } from './throttle-latest.ts';
import { followChanges } from './live-changes.ts';

const origin = parentOrigin();
const subscriptions = new Map<HeadlessTopic, () => void>();

/** All data is public, so a page whose origin the browser hides may receive it too. */
const send = (message: HeadlessMessage): void => parent.postMessage(message, origin ?? '*');

function subscribe(topic: HeadlessTopic, path: string): void {
  subscriptions.get(topic)?.();
  let isStopped = false;
  let lastSent = '';
  let followed = '';
  let stop = (): void => undefined;
  const refresh = async (): Promise<void> => {
    const response = await fetch(path, {
      credentials: 'omit',
      cache: 'no-cache',
      headers: positionHeaders(),
    });
    // A network's sign-in page answers in place of the server; the next change reads again.
    if (!isOurs(response)) return;
    const text = await response.text();
    if (isStopped || text === lastSent) return;
    lastSent = text;
    const body = JSON.parse(text) as { keys?: string[]; error?: { code: string; message: string } };
    if (body.error) send({ type: 'podium-error', topic, code: body.error.code, message: body.error.message });
    else send({ type: 'podium-data', topic, data: body } as HeadlessMessage);
    const { keys = [] } = body;
    if (keys.length === 0 || keys.join(',') === followed) return;
    followed = keys.join(',');
    stop();
    stop = followChanges(keys, refresh);
  };
  // Follow only the Games until the first document provides its own keys; if that read fails, it is repeated when the
  // stream opens.
  stop = followChanges([liveKeys.games], refresh);
  refresh().catch(() => undefined);
  subscriptions.set(topic, () => {
    isStopped = true;
    stop();
  });
}

function handle(request: Request): void {
  if (request.kind === 'fault')
    send({ type: 'podium-error', topic: request.topic, code: 'badRequest', message: request.message });
  else if (request.kind === 'unsubscribe') {
    subscriptions.get(request.topic)?.();
    subscriptions.delete(request.topic);
  } else subscribe(request.topic, request.path);
}

/** One per topic, so that a flood of requests for one topic does not delay the others. */
const takers = new Map<Request['topic'], (request: Request) => void>();

addEventListener('message', ({ source, origin: sender, data }: MessageEvent<unknown>) => {
  if (source !== parent || (origin !== undefined && sender !== origin)) return;
  const request = readRequest(data);
  if (request === undefined) return;
  const push = takers.get(request.topic) ?? throttleLatest(handle);
  takers.set(request.topic, push);
  push(request);
});
if (parent !== window) send({ type: 'podium-ready', version: 1, topics: headlessTopics });
