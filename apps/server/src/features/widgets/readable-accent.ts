import { luminance, minTextContrast, parseRgb, rgbContrast } from '@podium/games';
import type { Rgb } from '@podium/games';

const steps = 20;

/**
 * The color itself if it is readable on the background, otherwise the nearest readable mix with black or white.
 * @param color `#rrggbb` @param ground `#rrggbb`
 */
export function readableAccent(color: string, ground: string): string {
  const start = parseRgb(color);
  const behind = parseRgb(ground);
  const toward: Rgb = luminance(behind) > 0.18 ? [0, 0, 0] : [255, 255, 255];
  for (let step = 0; step <= steps; step++) {
    const mixed = start.map((part, index) => Math.round(part + ((toward[index]! - part) * step) / steps));
    if (rgbContrast(mixed as unknown as Rgb, behind) >= minTextContrast) return formatHex(mixed);
  }
  return formatHex(toward);
}

const formatHex = (color: readonly number[]): string =>
  `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
