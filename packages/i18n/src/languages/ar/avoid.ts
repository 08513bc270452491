import type { AvoidedWords } from '../../phrase-style.ts';

/** One term for the Games. Each key is a form of a word to avoid. */
export const avoid: AvoidedWords = {
  'الألعاب الأولمبية للشباب': 'الدورة',
  'دورة الألعاب': 'الدورة',
  '(?:ال|وال)?مستند(?:ات)?': 'وثيقة',
  برونز: 'برونزية',
  الحسام: 'السيف العربي',
  'حصان المقابض': 'حصان الحلق',
};
