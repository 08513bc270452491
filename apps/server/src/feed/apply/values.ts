import { isDay, isInstant } from '@podium/odf';
import type { LanguageText } from '@podium/odf';
import { languageOfFeed } from '@podium/games';
import type { Texts } from '@podium/games';

export function mergeTexts(given: readonly LanguageText[]): Texts | undefined {
  const texts: Texts = {};
  for (const { language, text } of given) {
    const ownLanguage = languageOfFeed(language);
    if (ownLanguage && text !== '') texts[ownLanguage] = text;
  }
  return Object.keys(texts).length > 0 ? texts : undefined;
}

/** Language of a note: its own, otherwise that of its message, otherwise English; empty if it is none of ours. */
export const noteLanguage = (own: string | undefined, ofMessage: string | undefined): string =>
  languageOfFeed(own || ofMessage || 'ENG') ?? '';

/** An instant with offset, or undefined if the text is not valid: a bad time never blocks a message. */
export function parseInstant(text: string | undefined): string | undefined {
  return text && isInstant(text) ? text : undefined;
}

export function parseDay(text: string | undefined): string | undefined {
  return text && isDay(text) ? text : undefined;
}

export function parseInteger(text: string | undefined): number | undefined {
  return text && /^[+-]?\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** `-` and 0 mean unknown. */
export function parseMeasure(text: string | undefined): number | undefined {
  const value = text && /^\d{1,4}(\.\d+)?$/.test(text) ? Number(text) : 0;
  return value > 0 ? value : undefined;
}
