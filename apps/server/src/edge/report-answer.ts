import type { IncomingMessage } from 'node:http';
import type { AnswerListener } from '../features/kit.ts';
import { rawHeader } from './headers.ts';
import { cookiePlatform } from './pages/page-address.ts';

/** Longest user agent passed on (characters): no browser has a longer one, and a pattern must not run over 15 KiB. */
const MAX_USER_AGENT = 400;

export function reportAnswer(listener: AnswerListener, request: IncomingMessage, status: number): void {
  const userAgent = (rawHeader(request, 'user-agent') ?? '').slice(0, MAX_USER_AGENT);
  const platform = cookiePlatform(rawHeader(request, 'cookie'));
  listener.countAnswer(request.method!, request.url!, status, userAgent, platform);
}
