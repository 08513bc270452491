import type { Avoided } from '../../phrase-style.ts';

/** Words for something else: a place of any kind, a march. A key is a form of the word. */
export const avoid: Avoided = {
  'məkan\\p{L}*': 'idman obyekti',
  'yürüş\\p{L}*': 'yarış',
  'sifariş\\p{L}*': 'sıra',
  'ayarlar\\p{L}*': 'parametrlər',
  'dərc\\p{L}*': 'açıqlanmaq',
  'köçür(?:mək|ün|düm|dün)|köçürül(?:dü|müş)': 'kopyalamaq',
};
