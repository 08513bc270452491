import type { Texts } from '@podium/games';
import { lookUp } from '../../look-up.ts';

/** A text in the languages that these words are written in; a language that is added falls back to English. */
export type SixTexts = Readonly<Record<'en' | 'es' | 'pt' | 'az' | 'ar' | 'fr', string>>;

const six = (en: string, es: string, pt: string, az: string, ar: string, fr: string): SixTexts => ({
  en,
  es,
  pt,
  az,
  ar,
  fr,
});

/** The same text in every language, such as a name of a venue: only English is written, which all languages fall back to. */
export const own = (text: string): Texts => ({ en: text });

export const swimming = six('Swimming', 'Natación', 'Natação', 'Üzgüçülük', 'السباحة', 'Natation');

/** Names of strokes and their letters in codes of events: `100MFR`. */
const strokes: Readonly<Record<string, { code: string; name: SixTexts }>> = {
  FREE: { code: 'FR', name: six('freestyle', 'libre', 'livre', 'sərbəst üsul', 'حرة', 'nage libre') },
  BACK: { code: 'BA', name: six('backstroke', 'espalda', 'costas', 'arxası üstə', 'ظهر', 'dos') },
  BREAST: { code: 'BR', name: six('breaststroke', 'braza', 'peito', 'brass', 'صدر', 'brasse') },
  FLY: { code: 'BF', name: six('butterfly', 'mariposa', 'borboleta', 'batterflay', 'فراشة', 'papillon') },
  MEDLEY: { code: 'IM', name: six('individual medley', 'estilos', 'medley', 'kompleks üzmə', 'متنوع فردي', '4 nages') },
};

const medleyRelay = {
  code: 'MD',
  name: six('medley', 'estilos', 'medley', 'kombinə edilmiş', 'متنوع', '4 nages'),
};

/** The stroke of an event; undefined for those without a stroke of the rules. */
export function findStroke(stroke: string, isRelay: boolean): { code: string; name: SixTexts } | undefined {
  return isRelay && stroke === 'MEDLEY' ? medleyRelay : lookUp(strokes, stroke);
}

/** `100 m freestyle`, `4 x 100 m freestyle relay`, with the age group if the event has one. */
export function eventName(
  { distance, legs, stroke }: { distance: number; legs: number; stroke: SixTexts },
  group: string | undefined,
): SixTexts {
  const length = (meter: string): string => (legs > 1 ? `${legs} x ${distance} ${meter}` : `${distance} ${meter}`);
  const isRelay = legs > 1;
  const suffix = group === undefined ? '' : ` · ${group}`;
  const latin = length('m');
  return {
    en: `${latin} ${stroke.en}${isRelay ? ' relay' : ''}${suffix}`,
    es: `${isRelay ? 'relevo ' : ''}${latin} ${stroke.es}${suffix}`,
    pt: `${isRelay ? 'revezamento ' : ''}${latin} ${stroke.pt}${suffix}`,
    az: `${latin} ${stroke.az}${isRelay ? ' estafet' : ''}${suffix}`,
    ar: `${isRelay ? 'تتابع ' : ''}${length('م').replace(' x ', ' × ')} ${stroke.ar}${suffix}`,
    fr: `${isRelay ? 'relais ' : ''}${latin} ${stroke.fr}${suffix}`,
  };
}

const numbered = (name: SixTexts, number: string): SixTexts =>
  Object.fromEntries(Object.entries(name).map(([language, text]) => [language, `${text} ${number}`])) as SixTexts;

export interface RoundWords {
  kind: 'heats' | 'qualification' | 'knockout' | 'final' | 'other';
  /** Four characters of the feed's codes; undefined for rounds that have none. */
  code?: string;
  /** Position of the round in its event; rounds of the same depth are ranked together. */
  depth: number;
  /** A swim-off only decides places of the round before. */
  isSwimOff?: true;
  name: SixTexts;
  unit: SixTexts;
}

const heat = six('Heat', 'Serie', 'Série', 'İlkin yarış', 'التصفية', 'Série');
const final = six('Final', 'Final', 'Final', 'Final', 'النهائي', 'Finale');
const swimOff = six('Swim-off', 'Desempate', 'Desempate', 'Əlavə üzmə', 'سباق فاصل', 'Barrage');
const timedFinal = six(
  'Timed final',
  'Final contrarreloj',
  'Final por tempo',
  'Vaxta görə final',
  'نهائي بالزمن',
  'Finale au temps',
);

const rounds: Readonly<Record<string, RoundWords>> = {
  PRE: {
    kind: 'heats',
    code: 'HEAT',
    depth: 1,
    name: six('Heats', 'Series', 'Eliminatórias', 'İlkin yarışlar', 'التصفيات', 'Séries'),
    unit: heat,
  },
  QUA: {
    kind: 'qualification',
    code: 'QUAL',
    depth: 1,
    name: six('Qualification', 'Clasificatoria', 'Classificatória', 'Təsnifat', 'التصفيات التأهيلية', 'Qualifications'),
    unit: heat,
  },
  SEM: {
    kind: 'knockout',
    code: 'SFNL',
    depth: 2,
    name: six('Semifinals', 'Semifinales', 'Semifinais', 'Yarımfinal', 'نصف النهائي', 'Demi-finales'),
    unit: six('Semifinal', 'Semifinal', 'Semifinal', 'Yarımfinal', 'نصف النهائي', 'Demi-finale'),
  },
  FIN: { kind: 'final', code: 'FNL', depth: 3, name: final, unit: final },
  TIM: { kind: 'final', code: 'TIM', depth: 3, name: timedFinal, unit: heat },
  FHT: {
    kind: 'final',
    code: 'FHT',
    depth: 3,
    name: six(
      'Timed final, fastest heat',
      'Final contrarreloj, serie rápida',
      'Final por tempo, série mais rápida',
      'Vaxta görə final, ən sürətli yarış',
      'نهائي بالزمن، أسرع تصفية',
      'Finale au temps, série la plus rapide',
    ),
    unit: heat,
  },
  SOP: { kind: 'other', code: 'SOP', depth: 1, isSwimOff: true, name: swimOff, unit: swimOff },
  SOQ: { kind: 'other', code: 'SOQ', depth: 1, isSwimOff: true, name: swimOff, unit: swimOff },
  SOS: { kind: 'other', code: 'SOS', depth: 2, isSwimOff: true, name: swimOff, unit: swimOff },
  TIMETRIAL: {
    kind: 'other',
    depth: 3,
    name: six(
      'Time trial',
      'Control de tiempo',
      'Tomada de tempo',
      'Vaxt yoxlaması',
      'اختبار زمني',
      'Contrôle de temps',
    ),
    unit: heat,
  },
};

/** Rounds that a program added keep their own name: `EXTRAHEATS`. */
export const roundWords = (round: string): RoundWords =>
  lookUp(rounds, round) ?? { kind: 'other', depth: 0, isSwimOff: true, name: same(round || '–'), unit: heat };

const same = (text: string): SixTexts => six(text, text, text, text, text, text);

/** `Heat 3`, `Final B`; a final that is the only contest of its round is just `Final`. */
export function unitName({ unit, kind }: RoundWords, label: string, isOnly: boolean): SixTexts {
  return isOnly && kind !== 'heats' && unit !== heat ? unit : numbered(unit, label);
}

export const warmUp = six('Warm-up', 'Calentamiento', 'Aquecimento', 'İsinmə', 'الإحماء', 'Échauffement');
export const leadersMeeting = six(
  'Technical meeting',
  'Reunión técnica',
  'Reunião técnica',
  'Texniki iclas',
  'اجتماع فني',
  'Réunion technique',
);
export const officialsMeeting = six(
  'Meeting of officials',
  'Reunión de jueces',
  'Reunião dos árbitros',
  'Hakimlərin iclası',
  'اجتماع الحكام',
  'Réunion des officiels',
);
export const noClub = six('Unattached', 'Sin club', 'Sem clube', 'Klubsuz', 'بلا نادٍ', 'Sans club');

/** Own codes of details of a line, with their names. */
export const detailNames: Readonly<Record<string, SixTexts>> = {
  reason: six('Reason', 'Motivo', 'Motivo', 'Səbəb', 'السبب', 'Motif'),
  'swum-time': six('Time swum', 'Tiempo nadado', 'Tempo nadado', 'Üzülən vaxt', 'الزمن المسجل', 'Temps nagé'),
  'sport-class': six(
    'Sport class',
    'Clase deportiva',
    'Classe esportiva',
    'İdman sinfi',
    'الفئة الرياضية',
    'Classe sportive',
  ),
  exhibition: six(
    'Out of competition',
    'Fuera de concurso',
    'Fora de competição',
    'Müsabiqədənkənar',
    'خارج المنافسة',
    'Hors compétition',
  ),
  mark: six('Mark', 'Marca', 'Marca', 'Qeyd', 'الملاحظة', 'Mention'),
};

/** Functions of officials by the roles of the file. */
export const functionNames: Readonly<Record<string, SixTexts>> = {
  REF: six('Referee', 'Juez árbitro', 'Árbitro geral', 'Baş hakim', 'الحكم العام', 'Juge-arbitre'),
  STA: six('Starter', 'Juez de salida', 'Juiz de partida', 'Starter', 'حكم البداية', 'Starter'),
  TDG: six(
    'Technical delegate',
    'Delegado técnico',
    'Delegado técnico',
    'Texniki nümayəndə',
    'المندوب الفني',
    'Délégué technique',
  ),
  JOS: six(
    'Judge of stroke',
    'Juez de estilos',
    'Juiz de nado',
    'Üzgüçülük üsulu üzrə hakim',
    'حكم طريقة السباحة',
    'Juge de nage',
  ),
  CTIK: six(
    'Chief timekeeper',
    'Jefe de cronometradores',
    'Chefe dos cronometristas',
    'Baş vaxtölçən',
    'رئيس الميقاتيين',
    'Chronométreur en chef',
  ),
  TIK: six('Timekeeper', 'Cronometrador', 'Cronometrista', 'Vaxtölçən', 'ميقاتي', 'Chronométreur'),
  CFIN: six(
    'Chief finish judge',
    'Jefe de jueces de llegada',
    'Chefe dos juízes de chegada',
    'Finiş üzrə baş hakim',
    'رئيس حكام الوصول',
    'Chef des juges à l’arrivée',
  ),
  FIN: six('Finish judge', 'Juez de llegada', 'Juiz de chegada', 'Finiş hakimi', 'حكم الوصول', 'Juge à l’arrivée'),
  CIOT: six(
    'Chief inspector of turns',
    'Jefe de jueces de virajes',
    'Chefe dos juízes de virada',
    'Dönmələr üzrə baş hakim',
    'رئيس حكام الدوران',
    'Chef des juges de virages',
  ),
  IOT: six('Inspector of turns', 'Juez de virajes', 'Juiz de virada', 'Dönmə hakimi', 'حكم الدوران', 'Juge de virages'),
  ANN: six('Announcer', 'Locutor', 'Locutor', 'Diktor', 'المذيع', 'Annonceur'),
  COC: six(
    'Clerk of course',
    'Preparador de nadadores',
    'Banco de controle',
    'Start hazırlığı hakimi',
    'حكم غرفة النداء',
    'Commis de course',
  ),
};
