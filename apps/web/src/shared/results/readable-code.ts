/**
 * A code as readable text, if there is no phrase for it: `SHOT_OFF_SCORE`, `rankEqual`, `kick`. Short codes are
 * unchanged: `GK`.
 */
export function readableCode(code: string): string {
  if (code.length <= 4 && code !== code.toLowerCase()) return code;
  const words = code
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/[_-]+/gu, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
