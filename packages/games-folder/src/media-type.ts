/** The media type of a file by its first bytes; undefined for anything but PDF, JPG, PNG and WebP. */
export function mediaTypeOf(bytes: Uint8Array): string | undefined {
  const starts = (text: string, at = 0): boolean =>
    Array.from(text).every((character, index) => bytes[at + index] === character.charCodeAt(0));
  if (starts('%PDF-')) return 'application/pdf';
  if (starts('\u00FF\u00D8\u00FF')) return 'image/jpeg';
  if (starts('\u0089PNG\r\n\u001A\n')) return 'image/png';
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp';
  return undefined;
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

export function fileEnding(mediaType: string): string {
  return endings[mediaType] ?? 'bin';
}
