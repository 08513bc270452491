import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'السباحة',
  leg: 'مرحلة التتابع',
  reactionShort: 'رد الفعل',
  length: 'زمن الطول',
  againAt: 'غير محتسبة: تُعاد السباحة الساعة {number}',
};
