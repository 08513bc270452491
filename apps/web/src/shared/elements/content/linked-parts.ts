interface TextPart {
  /** Offset in the text. */
  at: number;
  text: string;
  /** Only for addresses that begin with https:// */
  href?: string;
}

const address = /https:\/\/[^\s<>"']+/gu;
/** Punctuation that ends the sentence, not the address. */
const ending = /[.,;:!?)\]]+$/u;

/** Splits a text into plain parts and web addresses: `See https://example.org/a.` has a link without the last period. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let after = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = found.replace(ending, '');
    if (!URL.canParse(href)) continue;
    if (index > after) parts.push({ at: after, text: text.slice(after, index) });
    parts.push({ at: index, text: href, href });
    after = index + href.length;
  }
  if (after < text.length) parts.push({ at: after, text: text.slice(after) });
  return parts;
}

/** Paragraphs of a text by their offset; blank lines separate them. */
export function paragraphsOf(text: string): { at: number; text: string }[] {
  return [...text.matchAll(/[^\n]+(?:\n[^\n]+)*/gu)].map(({ 0: paragraph, index }) => ({ at: index, text: paragraph }));
}
