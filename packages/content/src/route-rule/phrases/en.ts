export const phrases = {
  name: 'Forwarding',
  names: 'Forwardings',
  fields: {
    from: 'Old address',
    to: 'New address',
  },
  hints: {
    from: 'A path without a page, such as /old, or /old/* with all addresses below it',
    to: 'A path on this site, or an address that begins with https://',
  },
} as const;
