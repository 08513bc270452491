import type { Avoided } from '../../phrase-style.ts';

/** One word for the Games. A key is a form of the word. */
export const avoid: Avoided = {
  'الألعاب الأولمبية للشباب': 'الدورة',
  'دورة الألعاب': 'الدورة',
  برونز: 'برونزية',
  الحسام: 'السيف العربي',
  'حصان المقابض': 'حصان الحلق',
};
