/** WGS 84 coordinates in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}
