/** `/widget/headless.js`: answers a page's subscriptions with public documents, by messages only. */
import { headlessTopics } from '@podium/contract/widget-words';
import type { HeadlessMessage, HeadlessTopic } from '@podium/contract/widget-words';
import { parentOrigin } from './parent-origin.ts';
import { readRequest } from './headless-request.ts';
import { followChanges } from './live-changes.ts';

const origin = parentOrigin();
const subscriptions = new Map<HeadlessTopic, () => void>();

/** Everything it sends is public, so a page whose origin the browser hides may have it too. */
const send = (message: HeadlessMessage): void => parent.postMessage(message, origin ?? '*');

function subscribe(topic: HeadlessTopic, path: string, keys: readonly string[]): void {
  subscriptions.get(topic)?.();
  let isStopped = false;
  const refresh = async (): Promise<void> => {
    const answer = await fetch(path, { credentials: 'omit' });
    const body = (await answer.json()) as { error?: { code: string; message: string } };
    if (isStopped) return;
    if (body.error) send({ type: 'podium-error', topic, code: body.error.code, message: body.error.message });
    else send({ type: 'podium-data', topic, data: body } as HeadlessMessage);
  };
  const stop = followChanges(keys, refresh);
  subscriptions.set(topic, () => {
    isStopped = true;
    stop();
  });
}

addEventListener('message', ({ source, origin: sender, data }: MessageEvent<unknown>) => {
  if (source !== parent || (origin !== undefined && sender !== origin)) return;
  const request = readRequest(data);
  if (request === undefined) return;
  if (request.kind === 'fault')
    send({ type: 'podium-error', topic: request.topic, code: 'badRequest', message: request.message });
  else if (request.kind === 'unsubscribe') {
    subscriptions.get(request.topic)?.();
    subscriptions.delete(request.topic);
  } else subscribe(request.topic, request.path, request.keys);
});
if (parent !== window) send({ type: 'podium-ready', version: 1, topics: headlessTopics });
