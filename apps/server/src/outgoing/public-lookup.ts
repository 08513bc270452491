import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * Resolves a name to public addresses only. Used when connecting, so that a name cannot resolve differently between
 * check and use.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) {
      callback(error, '');
      return;
    }
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) {
      callback(Object.assign(new Error('The host is not on the public internet.'), { code: 'EPRIVATE' }), '');
      return;
    }
    if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};
