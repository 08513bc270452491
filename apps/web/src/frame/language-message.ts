/** The language requested by `{ type: 'set-language', language }`; undefined for any other message. */
export function readLanguageMessage(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || Object.keys(data).length !== 2) return undefined;
  const { type, language } = data as { type?: unknown; language?: unknown };
  if (type !== 'set-language' || typeof language !== 'string') return undefined;
  return /^[A-Za-z]{2,3}$/u.test(language) ? language : undefined;
}
