import type { IncomingHttpHeaders } from 'node:http';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Address of the client, for limits: the socket's, or the one that our own proxies recorded. */
export function requestAddress(c: Context, trustedHops: number): string {
  return clientAddress(getConnInfo(c).remote.address, c.env.incoming.headers, trustedHops);
}

/**
 * Address a request came from. Only as many entries of `X-Forwarded-For` count as we run proxies; anyone can write the
 * ones further left.
 */
export function clientAddress(remote: string | undefined, headers: IncomingHttpHeaders, trustedHops: number): string {
  const forwarded = headers['x-forwarded-for'];
  if (trustedHops === 0 || forwarded === undefined) return remote ?? '';
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded).split(',').map((hop) => hop.trim());
  return hops.at(-trustedHops) ?? remote ?? '';
}
