import { isNeverFramed } from '@podium/contract/framing';
import { pathCodec } from '@podium/i18n';

/**
 * Sources of `frame-ancestors` for a page of the app.
 *
 * @param path with its language: `/spa/medals/all`
 * @param embedHosts hosts that may frame the app; empty: no hosts
 */
export const frameAncestors = (path: string, embedHosts: readonly string[]): string =>
  embedHosts.length === 0 || isNeverFramed(pathCodec.read(path).path) ? "'none'" : embedHosts.join(' ');
