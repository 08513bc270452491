import type { Kind } from '@podium/content';
import type { DraftFault } from '@podium/contract';
import { useLanguage } from '../language/language-store.ts';
import { findText } from '../language/text.ts';

/** @returns a function that explains an error; the message for an invalid format depends on the type of the field */
export function useFaultText(kind: Kind): (fault: DraftFault) => string {
  const language = useLanguage();
  return ({ field, code, message }) => {
    const type = kind.fields[field.split('.')[0]!]?.type;
    const typeText = code === 'format' && type ? findText(language, `drafts.fault.${type}`) : undefined;
    return typeText ?? findText(language, `drafts.fault.${code}`) ?? message;
  };
}
