import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Taekvondo',
  gamJeoms: 'Qam-comlar',
  byPunitiveDeclaration: 'hakimin cəza qərarı ilə',
  bothDisqualified: 'hər ikisi diskvalifikasiya edilib',
  bothWithdrawn: 'hər ikisi imtina edib',
  punch: 'Yumruq zərbəsi',
  bodyKick: 'Gövdəyə təpik',
  headKick: 'Başa təpik',
  turningBodyKick: 'Gövdəyə dönərək təpik',
  turningHeadKick: 'Başa dönərək təpik',
  gamJeom: 'Qam-com: rəqibə bir xal',
  kyongGo: 'Kyonq-qo, xəbərdarlıq',
};
