import { isNeverFramed } from '@podium/contract/framing';
import { pathCodec } from '@podium/i18n';

/**
 * Sources of `frame-ancestors` for a page of the app.
 *
 * @param url path with its language, and query: `/spa/medals/all?as=board`
 * @param embedHosts hosts that may frame the app; empty: no hosts
 */
export function frameAncestors(url: string, embedHosts: readonly string[]): string {
  const [path = '', query] = url.split('?');
  if (isNeverFramed(pathCodec.read(path).path)) return "'none'";
  // The screen of a hall frames its boards, which have nothing to click.
  const own = new URLSearchParams(query).get('as') === 'board' ? ["'self'"] : [];
  return [...own, ...embedHosts].join(' ') || "'none'";
}
