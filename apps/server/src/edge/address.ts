import type { IncomingHttpHeaders } from 'node:http';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Client address for rate limits: that of the socket, or the one recorded by our own proxies. */
export function requestAddress(c: Context, trustedHops: number): string {
  return clientAddress(getConnInfo(c).remote.address, c.env.incoming.headers, trustedHops);
}

/**
 * Client address of a request. Only the last `trustedHops` entries of `X-Forwarded-For` are trusted; clients can forge
 * the ones further left.
 */
export function clientAddress(remote: string | undefined, headers: IncomingHttpHeaders, trustedHops: number): string {
  const forwarded = headers['x-forwarded-for'];
  if (trustedHops === 0 || forwarded === undefined) return remote ?? '';
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded).split(',').map((hop) => hop.trim());
  return hops.at(-trustedHops) ?? remote ?? '';
}
