import type { LanguageCode } from '@podium/contract';
import { LocalText } from '../../elements/content/local-text.tsx';

/** The reason of a correction in the words of its author, who may write another language than the reader reads. */
export function Reason({ note, noteLanguage }: { note: string; noteLanguage: LanguageCode | undefined }) {
  if (note === '' || noteLanguage === undefined) return <bdi>{note}</bdi>;
  return <LocalText value={{ text: note, lang: noteLanguage }} />;
}
