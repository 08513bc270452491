import type { Point } from './point.ts';

const point = (latitude: number, longitude: number): Point => ({ latitude, longitude });

/** The main entrance of each venue by venue code: a sports park in the west, the university, the lake. */
export const venuePoints: Readonly<Record<string, Point>> = {
  AQC: point(-15.7806, -47.9031),
  CBH: point(-15.7842, -47.9012),
  MAH: point(-15.7861, -47.9055),
  GYH: point(-15.7797, -47.9074),
  FNH: point(-15.7634, -47.8716),
  RKH: point(-15.7601, -47.8689),
  HBH: point(-15.7652, -47.8662),
  BKH: point(-15.7829, -47.8977),
  VVH: point(-15.7888, -47.9008),
  SHR: point(-15.8279, -47.9306),
  STA: point(-15.7835, -47.9052),
  FBG: point(-15.7576, -47.8641),
  BKP: point(-15.8193, -47.9127),
  BCH: point(-15.8018, -47.8331),
  PRK: point(-15.8009, -47.9069),
};
