export const phrases = {
  offer: 'Keep the Games on this phone for places without a network',
  notNow: 'Not now',
} as const;
