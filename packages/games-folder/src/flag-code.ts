import { noFlag } from '@podium/games';

/** `AZ`, `AZE` and `GB-ENG` are flag codes, and `none` means no flag. Any other text is the path of an image. */
export function isFlagCode(text: string): boolean {
  return text === noFlag || /^[A-Z]{2,3}(-[A-Z0-9]{1,3})?$/.test(text);
}
