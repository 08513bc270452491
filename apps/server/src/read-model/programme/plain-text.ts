/** A source may send markup, which is no part of what it says. */
export const plainText = (text: string): string =>
  text
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
