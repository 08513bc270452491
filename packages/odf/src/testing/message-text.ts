const envelope =
  'CompetitionCode="YG2026" DocumentCode="GEN-------------------------------" Version="1" FeedFlag="P" Date="2026-10-12" Time="180000000"';

/** A message with the given content of Competition. */
export function messageText(type: string, inside: string, after = ''): string {
  return `<OdfBody DocumentType="${type}" ${envelope}><Competition>${inside}</Competition>${after}</OdfBody>`;
}

export function messageBytes(type: string, inside: string, after = ''): Uint8Array {
  return utf8(messageText(type, inside, after));
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
