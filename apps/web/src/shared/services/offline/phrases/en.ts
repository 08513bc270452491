export const phrases = {
  offer: 'Save the Games on this device for places without a network',
  notNow: 'Not now',
} as const;
