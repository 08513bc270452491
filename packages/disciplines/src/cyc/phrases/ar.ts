import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'الدراجات الهوائية',
  checkpoint: 'نقطة العبور',
  checkpointNumber: 'نقطة العبور {number}',
  startLoop: 'دورة الانطلاق',
  halfLap: 'نصف دورة',
  lap: 'الدورة',
  lapNumber: 'الدورة {number}',
  finishLoop: 'دورة الوصول',
  lapsDown: 'دورات التأخر',
  sprintPoints: 'نقاط السبرنت',
  sprintNumber: 'السبرنت {number}',
  lapsGained: 'نقاط الدورات المكسوبة',
  averageSpeed: 'متوسط السرعة، كم/س',
  team: 'الفريق',
  bunch: 'المجموعة',
  behindLeader: 'خلف المتصدر',
  gap: 'الفارق',
  attack: 'هجوم',
  crash: 'سقوط',
  puncture: 'ثقب الإطار',
  caught: 'اللحاق',
};
