import { brokenText } from './disturb-feed.ts';

const tooLarge = 8 * 1024 * 1024 + 1;

/** Returns hostile input in place of a message: text without a readable header. */
export function hostileText(text: string, turn: number): string {
  const kinds = [
    '',
    'no XML at all',
    text.replace('<OdfBody', '<Other').replace('</OdfBody>', '</Other>'),
    text.slice(0, 60),
    `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}">]>${text}`,
    text.replace(/ DocumentType="[^"]*"/u, ''),
    brokenText(text.slice(0, 200), 0),
    ...(turn === 7 ? [' '.repeat(tooLarge)] : []),
  ];
  return kinds[turn % kinds.length]!;
}
