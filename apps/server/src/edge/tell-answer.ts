import type { IncomingMessage } from 'node:http';
import type { AnswerListener } from '../features/kit.ts';
import { platformOf } from './pages/page-address.ts';

/** Tells a listener of an answer. One way through the raw headers: to have them parsed costs as much as the answer. */
export function tellAnswer(listener: AnswerListener, request: IncomingMessage, status: number): void {
  const { rawHeaders: raw } = request;
  let userAgent = '';
  let platform = 'web';
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]!;
    if (name.length === userAgentName.length) {
      if (name.toLowerCase() === userAgentName) userAgent = raw[index + 1]!;
    } else if (name.length === cookieName.length && name.toLowerCase() === cookieName)
      platform = platformOf(raw[index + 1]);
  }
  listener.heard(request.method!, request.url!, status, userAgent, platform);
}

const userAgentName = 'user-agent';
const cookieName = 'cookie';
