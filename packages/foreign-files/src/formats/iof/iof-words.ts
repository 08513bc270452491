import { six } from '../../six-texts.ts';
import type { SixTexts } from '../../six-texts.ts';

export const orienteering = six(
  'Orienteering',
  'Orientación',
  'Orientação',
  'Oriyentirləşmə',
  'التوجه',
  'Course d’orientation',
);
export const race = six('Race', 'Carrera', 'Corrida', 'Yarış', 'السباق', 'Course');
export const relay = six('Relay', 'Relevos', 'Revezamento', 'Estafet', 'تتابع', 'Relais');
export const controls = six('controls:', 'controles:', 'pontos:', 'nəzarət məntəqələri:', 'النقاط:', 'postes\u00A0:');
export const meters = six('m', 'm', 'm', 'm', 'م', 'm');
export const climb = six('climb:', 'desnivel:', 'desnível:', 'qalxış:', 'الصعود:', 'dénivelé\u00A0:');

/** Own codes of details of a line, with their names. */
export const detailNames: Readonly<Record<string, SixTexts>> = {
  'start-time': six('Start', 'Salida', 'Largada', 'Start', 'الانطلاق', 'Départ'),
  'leg-time': six(
    'Leg time',
    'Tiempo del relevo',
    'Tempo do trecho',
    'Mərhələ vaxtı',
    'زمن المرحلة',
    'Temps du relais',
  ),
  'time-run': six('Time run', 'Tiempo corrido', 'Tempo corrido', 'Qaçış vaxtı', 'الزمن المسجل', 'Temps réalisé'),
  mark: six('Mark', 'Marca', 'Marca', 'Qeyd', 'الملاحظة', 'Mention'),
  exhibition: six(
    'Out of competition',
    'Fuera de concurso',
    'Fora de competição',
    'Müsabiqədənkənar',
    'خارج المنافسة',
    'Hors compétition',
  ),
};

interface Status {
  irm: string;
  /** Shown beside the mark: a punch is missing. */
  mark?: string;
}

/** Statuses without a valid result. */
export const statuses: Readonly<Record<string, Status>> = {
  MissingPunch: { irm: 'DSQ', mark: 'MP' },
  Disqualified: { irm: 'DSQ' },
  OverTime: { irm: 'OTL' },
  DidNotFinish: { irm: 'DNF' },
  SportingWithdrawal: { irm: 'RET' },
  DidNotStart: { irm: 'DNS' },
  DidNotEnter: { irm: 'WDR' },
  Cancelled: { irm: 'WDR' },
  Moved: { irm: 'WDR' },
  MovedUp: { irm: 'WDR' },
};
