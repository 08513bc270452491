import type { AvoidedWords } from '../../phrase-style.ts';

/** Words with another meaning: a place of any kind, a march. Each key is a form of a word to avoid. */
export const avoid: AvoidedWords = {
  'məkan\\p{L}*': 'idman obyekti',
  'yürüş\\p{L}*': 'yarış',
  'skan (?:ed|et)\\p{L}*': 'oxutmaq',
  'sifariş\\p{L}*': 'sıra',
  'ayarlar\\p{L}*': 'parametrlər',
  'dərc\\p{L}*': 'açıqlanmaq',
  'köçür(?:mək|ün|düm|dün)|köçürül(?:dü|müş)': 'kopyalamaq',
};
