import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'التنس',
  point: 'نقطة',
  gameWon: 'فوز باللعبة',
  setWon: 'فوز بالشوط',
  gamePoints: 'نتيجة اللعبة',
  tieBreak: 'كسر التعادل',
  pointsBySet: 'الألعاب في كل شوط',
  aheadRatio: 'التقدم بنسبة الأشواط',
  aheadPointRatio: 'التقدم بنسبة الألعاب',
};
