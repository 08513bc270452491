import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'الدراجات الهوائية',
  checkpoint: 'نقطة العبور',
  checkpointNumber: 'نقطة العبور {number, number}',
  startLoop: 'لفة الانطلاق',
  halfLap: 'نصف لفة',
  lap: 'اللفة',
  lapNumber: 'اللفة {number, number}',
  finishLoop: 'لفة الوصول',
  lapsDown: 'لفات التأخر',
  sprintPoints: 'نقاط السبرنت',
  sprintNumber: 'السبرنت {number, number}',
  lapsGained: 'نقاط اللفات المكتسبة',
  averageSpeed: 'متوسط السرعة، كم/س',
  team: 'الفريق',
  bunch: 'المجموعة',
  behindLeader: 'الفارق عن الصدارة',
  gap: 'الفارق',
  attack: 'هجوم',
  crash: 'سقوط',
  puncture: 'ثقب الإطار',
  caught: 'اللحاق',
};
