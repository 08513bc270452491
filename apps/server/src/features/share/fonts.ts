import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { readFontWidths } from './font-widths.ts';
import type { FontWidths } from './font-widths.ts';

/** Light for secondary text; heavy for names, which must be readable in a phone's small preview. */
export type Weight = 500 | 800;

const require = createRequire(import.meta.url);

/** Each letter is drawn in the first font that has it. */
const files: Readonly<Record<Weight, readonly string[]>> = {
  500: [
    require.resolve('@expo-google-fonts/noto-sans/500Medium/NotoSans_500Medium.ttf'),
    require.resolve('@expo-google-fonts/noto-sans-arabic/500Medium/NotoSansArabic_500Medium.ttf'),
  ],
  800: [
    require.resolve('@expo-google-fonts/noto-sans/800ExtraBold/NotoSans_800ExtraBold.ttf'),
    require.resolve('@expo-google-fonts/noto-sans-arabic/800ExtraBold/NotoSansArabic_800ExtraBold.ttf'),
  ],
};

export const fontFamily = 'Noto Sans, Noto Sans Arabic';

/** Restricts the rendering library to these fonts, so that a picture is the same on every machine. */
export function fontsFile(cacheFolder: string): string {
  const folders = Object.values(files).flat().map(dirname);
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `<dir>${escapeText(folder)}</dir>`).join('\n')}
<cachedir>${escapeText(cacheFolder)}</cachedir>
</fontconfig>
`;
}

const escapeText = (text: string): string => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const widths = new Map<Weight, FontWidths[]>();

/** Width of a letter, relative to the font size; Arabic letters are measured in isolated form, their widest. */
export function letterWidth(codePoint: number, weight: Weight): number {
  return knownWidth(codePoint, weight) ?? 0;
}

/** Returns whether one of the fonts has the letter; both weights have the same letters. */
export const hasLetter = (codePoint: number): boolean => knownWidth(codePoint, 500) !== undefined;

function knownWidth(codePoint: number, weight: Weight): number | undefined {
  let cached = widths.get(weight);
  if (!cached) {
    cached = files[weight].map((file) => readFontWidths(readFileSync(file)));
    widths.set(weight, cached);
  }
  for (const font of cached) {
    const width = font.of(codePoint);
    if (width !== undefined) return width;
  }
  return undefined;
}
