import type { IncomingMessage } from 'node:http';
import type { AnswerListener } from '../features/kit.ts';
import { platformOf } from './pages/page-address.ts';

/**
 * Tells a listener of an answer. One way through the raw headers, whose names are compared only where their length fits: to
 * have them parsed costs as much as a part of the answer.
 */
export function tellAnswer(listener: AnswerListener, request: IncomingMessage, status: number): void {
  const { rawHeaders: raw } = request;
  let userAgent = '';
  let platform = 'web';
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]!;
    if (name.length === 10) {
      if (name === 'User-Agent' || name === 'user-agent' || name.toLowerCase() === 'user-agent')
        userAgent = raw[index + 1]!;
    } else if (name.length === 6 && isCookie(name)) platform = platformOf(raw[index + 1]);
  }
  listener.heard(request.method!, request.url!, status, userAgent.slice(0, MOST_USER_AGENT), platform);
}

/** Characters: a browser's own name is shorter, and an expression that reads it must not run over 15 KiB. */
const MOST_USER_AGENT = 400;

const isCookie = (name: string): boolean => (name.charCodeAt(0) | 32) === 99 && name.toLowerCase() === 'cookie';
