/** Minimum text contrast of WCAG 2.2 AA. */
const minContrast = 4.5;
const steps = 20;

type Rgb = readonly [red: number, green: number, blue: number];

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
    if (contrast(mixed as unknown as Rgb, behind) >= minContrast) return formatHex(mixed);
  }
  return formatHex(toward);
}

/** Contrast of two colors, 1 to 21. */
export const contrastRatio = (a: string, b: string): number => contrast(parseRgb(a), parseRgb(b));

function contrast(a: Rgb, b: Rgb): number {
  const [darker, lighter] = [luminance(a), luminance(b)].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** Relative luminance (WCAG 2.2). */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

const parseRgb = (color: string): Rgb =>
  [1, 3, 5].map((offset) => Number.parseInt(color.slice(offset, offset + 2), 16)) as unknown as Rgb;

const formatHex = (color: readonly number[]): string =>
  `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
