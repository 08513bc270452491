import type { ProgramItemKind } from '@podium/games';
import { useLanguage } from '../../language/language-store.ts';
import { findText } from '../../language/text.ts';

/** Names of the kinds of items; those that the schedule of the Games has too are named as there. */
export function useKindName(): (kind: ProgramItemKind) => string {
  const language = useLanguage();
  return (kind) => findText(language, `itemType.${kind}`) ?? findText(language, `program-items.kind.${kind}`) ?? kind;
}
