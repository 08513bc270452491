import { formatText } from './phrase-writer.ts';

/** Texts of the problems of an import in one language. */
export interface ProblemPhrases {
  /** Replaces a value that must not be repeated in messages. */
  hidden: string;
  /** Appends a word that was probably meant. */
  near: string;
  /** Appends the words to choose from. */
  allowed: string;
  /** Keyed by `form`. */
  text: Readonly<Record<string, string>>;
}

/** `form` selects the text, the other values fill its placeholders. */
export type ProblemParams = Readonly<Record<string, string | number>>;

/**
 * Writes a problem in a language.
 *
 * @throws Error if the phrases have no text for the form
 */
export function problemText(language: string, phrases: ProblemPhrases, params: ProblemParams): string {
  const text = phrases.text[params['form'] ?? ''];
  if (text === undefined) throw new Error(`problemText: no text for ${params['form']} in ${language}`);
  let message = formatText(language, text, { value: phrases.hidden, ...params });
  for (const part of ['near', 'allowed'] as const)
    if (params[part] !== undefined) message = formatText(language, phrases[part], { message, [part]: params[part] });
  return message;
}
