/** Minimum contrast of text by WCAG 2.2 AA. */
export const minTextContrast = 4.5;

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Contrast of two colors (`#rrggbb`), 1 to 21, by WCAG 2.2. */
export const contrastRatio = (a: string, b: string): number => rgbContrast(parseRgb(a), parseRgb(b));

export function rgbContrast(a: Rgb, b: Rgb): number {
  const [darker, lighter] = [luminance(a), luminance(b)].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** Relative luminance (WCAG 2.2). */
export function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** @param color `#rrggbb` */
export const parseRgb = (color: string): Rgb =>
  [1, 3, 5].map((offset) => Number.parseInt(color.slice(offset, offset + 2), 16)) as unknown as Rgb;

/** Returns whether a text is a color (`#rrggbb`) that is readable as text on white paper, and behind white text. */
export const isAccentColor = (value: string): boolean =>
  /^#[\da-f]{6}$/iu.test(value) && contrastRatio(value, '#ffffff') >= minTextContrast;
