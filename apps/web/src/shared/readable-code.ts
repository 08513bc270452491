/** `SHOT_OFF_SCORE` as people read it, where there is no phrase for it. */
export function readableCode(code: string): string {
  if (code.length <= 4) return code;
  const words = code.replaceAll(/[_-]+/gu, ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
