import type { Point } from './point.ts';

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });

/** The main entrance of each venue by venue code: a sports park in the west, the university, the lake. */
export const venuePoints: Readonly<Record<string, Point>> = {
  AQC: at(-15.7806, -47.9031),
  CBH: at(-15.7842, -47.9012),
  MAH: at(-15.7861, -47.9055),
  GYH: at(-15.7797, -47.9074),
  FNH: at(-15.7634, -47.8716),
  RKH: at(-15.7601, -47.8689),
  HBH: at(-15.7652, -47.8662),
  BKH: at(-15.7829, -47.8977),
  VVH: at(-15.7888, -47.9008),
  SHR: at(-15.8279, -47.9306),
  STA: at(-15.7835, -47.9052),
  FBG: at(-15.7576, -47.8641),
  BKP: at(-15.8193, -47.9127),
  BCH: at(-15.8018, -47.8331),
  PRK: at(-15.8009, -47.9069),
};
