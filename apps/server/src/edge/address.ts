import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { clientAddress } from './limits.ts';

/** Who asks, for limits: the socket's address, or the one that our own proxies wrote down. */
export function requestAddress(c: Context, trustedHops: number): string {
  return clientAddress(getConnInfo(c).remote.address, c.env.incoming.headers, trustedHops);
}
