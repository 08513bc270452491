/**
 * Characters that change the direction of the following text or are invisible: zero-width spaces, byte order marks,
 * soft hyphens.
 */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;
/** Scripts in which ZWNJ and ZWJ affect joining: Arabic, Syriac, Mongolian and the scripts of South Asia. */
const joining =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u;
const candidates = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u;

/**
 * Removes characters that change the text direction or hide text. Zero-width joiners and non-joiners stay if a script
 * or a composed emoji needs them.
 *
 * @returns the same string if there is nothing to remove
 */
export function cleanText(text: string): string {
  if (!candidates.test(text)) return text;
  const visible = Array.from(text.replaceAll(invisible, ''));
  return visible.filter((letter, index) => !isJoiner(letter) || isNeeded(visible, index)).join('');
}

/** Cleans a name: composed letters, single spaces, trimmed. `Ben  Ali` becomes `Ben Ali`. */
export function cleanName(text: string): string {
  return cleanText(text)
    .normalize('NFC')
    .replaceAll(/[\s\u00A0]+/gu, ' ')
    .trim();
}

const isJoiner = (letter: string): boolean => letter === '\u200C' || letter === '\u200D';

function isNeeded(letters: readonly string[], index: number): boolean {
  const previousLetter = letters[index - 1] ?? '';
  const after = letters[index + 1] ?? '';
  if (joining.test(previousLetter)) return true;
  return letters[index] === '\u200D' && pictures.test(previousLetter) && pictures.test(after);
}
