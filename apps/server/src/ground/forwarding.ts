import { followRules } from '@podium/content';
import type { RouteRule } from '@podium/content';
import { pathCodec } from '@podium/i18n';
import { ownLocation } from './own-location.ts';

export interface Forwarding {
  /** A `Location`: a path on this site, or a web address. */
  to: string;
  isExternal: boolean;
}

interface ForwardingOptions {
  rules: readonly RouteRule[];
  /** Rules that follow from former codes: the organizers' rules are preferred. */
  formerRules?: readonly RouteRule[];
  publicUrl: string;
  /** Hosts besides this server's that may be forwarded to, such as `*.news.example`. */
  redirectHosts: readonly string[];
}

/**
 * Finds the target of an address without a page: a rule for the requested path is preferred to one without its
 * language. A query is kept unless the rule has one.
 *
 * @param target path and query
 * @returns undefined if no rule applies, or if it leads to a host that is not allowed
 */
export function findForwarding(target: string, options: ForwardingOptions): Forwarding | undefined {
  const [asked, search] = splitAt(target, '?');
  const { language, path } = pathCodec.read(asked);
  const exact = followRules(options.rules, asked);
  const to = exact ?? followRules(options.rules, path) ?? followRules(withFormer(options), path);
  if (to === undefined) return undefined;
  if (!to.startsWith('/')) return isAllowedHost(to, options) ? { to: new URL(to).href, isExternal: true } : undefined;
  const [page, hash] = splitAt(to, '#');
  const withQuery = search === undefined || page.includes('?') ? page : `${page}?${search}`;
  // A rule may name the language of its destination itself.
  const isWritten = exact !== undefined || pathCodec.read(withQuery).isPrefixed;
  const local = isWritten ? withQuery : pathCodec.write(language, withQuery);
  return {
    to: ownLocation(hash === undefined ? local : `${local}#${hash}`),
    isExternal: false,
  };
}

/** A former address may lead on by a rule of the organizers. */
const withFormer = ({ rules, formerRules = [] }: ForwardingOptions): RouteRule[] => [...rules, ...formerRules];

/** Returns whether old addresses may be forwarded to a web address. */
export function isAllowedHost(
  address: string,
  { publicUrl, redirectHosts }: Pick<ForwardingOptions, 'publicUrl' | 'redirectHosts'>,
): boolean {
  const target = address.replace(/\/\*$/u, '/');
  if (!URL.canParse(target)) return false;
  const { host, protocol } = new URL(target);
  if (protocol !== 'https:') return false;
  return [new URL(publicUrl).host, ...redirectHosts].some((allowed) =>
    allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed,
  );
}

function splitAt(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
