export const phrases = {
  several: 'Add several: their names, one per line',
  severalHint: 'Each gets a code from its name, which you can change.',
  add: '{count, plural, =0 {Add delegations} one {Add # delegation} other {Add # delegations}}',
} as const;
