/** Removes markup that a source may send. */
export const plainText = (text: string): string =>
  text
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
