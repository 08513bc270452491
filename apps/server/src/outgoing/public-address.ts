import { BlockList, isIP } from 'node:net';

/** Networks outside the public internet. A notification sent to one could reach systems behind our own firewall. */
const blocked = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  blocked.addSubnet(network, prefix, 'ipv4');

/** The only IPv6 unicast range that is routed publicly. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  blocked.addSubnet(network, prefix, 'ipv6');

/** Returns whether an IP address is on the public internet. IPv6 addresses that embed an IPv4 address are rejected. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  return family === 6 && globalV6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

/** Reason why an endpoint URL is rejected; undefined if notifications may be sent there. */
export function urlFault(text: string, allowsPrivate: boolean): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'https:' && !(allowsPrivate && url.protocol === 'http:')))
    return allowsPrivate
      ? 'expected an address that begins with https:// or http://'
      : 'expected an address that begins with https://';
  if (url.username || url.password) return 'it contains a user name or password';
  if (url.hash) return 'it contains a fragment (#)';
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  if (isIP(host) && !allowsPrivate && !isPublicAddress(host)) return 'its host is not on the public internet';
  return undefined;
}
