import type { Texts } from '../model/languages.ts';

const texts = (en: string, es: string, pt: string, az: string, ar: string, fr: string): Texts => ({
  en,
  es,
  pt,
  az,
  ar,
  fr,
});

/** Names of phases and contests, optionally followed by a number. */
export const drawTexts = {
  heats: texts('Heats', 'Series', 'Eliminatórias', 'İlkin yarışlar', 'التصفيات', 'Séries'),
  heat: texts('Heat', 'Serie', 'Série', 'İlkin yarış', 'التصفية', 'Série'),
  pool: texts('Pool', 'Grupo', 'Grupo', 'Qrup', 'المجموعة', 'Poule'),
  match: texts('Match', 'Partido', 'Partida', 'Oyun', 'المباراة', 'Match'),
  final: texts('Final', 'Final', 'Final', 'Final', 'النهائي', 'Finale'),
  bronze: texts('Bronze', 'Bronce', 'Bronze', 'Bürünc', 'البرونزية', 'Bronze'),
  bronzes: texts(
    'Bronze medal contests',
    'Competiciones por el bronce',
    'Disputas do bronze',
    'Bürünc medal uğrunda görüşlər',
    'مباريات البرونزية',
    'Matchs pour le bronze',
  ),
  repechage: texts('Repechage', 'Repesca', 'Repescagem', 'Təsəlliverici görüşlər', 'الترضية', 'Repêchage'),
  places5To8: texts('Places 5–8', 'Puestos 5 a 8', 'Posições 5 a 8', '5–8-ci yerlər', 'المراكز 5–8', 'Places 5 à 8'),
  place5: texts('Place 5', 'Puesto 5', 'Posição 5', '5-ci yer', 'المركز 5', 'Place 5'),
  place7: texts('Place 7', 'Puesto 7', 'Posição 7', '7-ci yer', 'المركز 7', 'Place 7'),
  upper: texts(
    'Winners’ round',
    'Ronda de ganadores',
    'Chave principal, fase',
    'Əsas cədvəl, mərhələ',
    'جدول الفائزين، الدور',
    'Tableau principal, tour',
  ),
  lower: texts(
    'Losers’ round',
    'Ronda de perdedores',
    'Chave de repescagem, fase',
    'Məğlublar cədvəli, mərhələ',
    'جدول الخاسرين، الدور',
    'Tableau des perdants, tour',
  ),
  table: texts('Round robin', 'Todos contra todos', 'Todos contra todos', 'Dövrə üzrə', 'دوري', 'Toutes rondes'),
  swiss: texts(
    'Swiss system',
    'Sistema suizo',
    'Sistema suíço',
    'İsveçrə sistemi',
    'النظام السويسري',
    'Système suisse',
  ),
  round: texts('Round', 'Ronda', 'Rodada', 'Tur', 'الجولة', 'Ronde'),
  board: texts('Board', 'Mesa', 'Mesa', 'Masa', 'الطاولة', 'Table'),
  bye: texts('Bye', 'Exento', 'Bye', 'Rəqibsiz', 'تأهل مباشر', 'Exempt'),
} as const;

interface DrawRound {
  phase: string;
  bracket: string;
  name: Texts;
  /** Name of one contest, before its number; by default the round and `Match`. */
  contest?: Texts;
}

/** Rounds of a knock-out, keyed by the number of competitors in them. */
export const drawRounds: Readonly<Record<number, DrawRound>> = {
  128: {
    phase: 'R128',
    bracket: 'R128',
    name: texts('Round of 128', 'Ronda de 128', 'Rodada de 128', '1/64 final', 'دور الـ128', '64es de finale'),
  },
  64: {
    phase: 'R64',
    bracket: 'R64',
    name: texts(
      'Round of 64',
      'Treintaidosavos de final',
      '32 avos de final',
      '1/32 final',
      'دور الـ64',
      '32es de finale',
    ),
  },
  32: {
    phase: 'R32',
    bracket: 'R32',
    name: texts(
      'Round of 32',
      'Dieciseisavos de final',
      '16 avos de final',
      '1/16 final',
      'دور الـ32',
      'Seizièmes de finale',
    ),
  },
  16: {
    phase: '8FNL',
    bracket: 'R16',
    name: texts('Round of 16', 'Octavos de final', 'Oitavas de final', '1/8 final', 'دور الـ16', 'Huitièmes de finale'),
  },
  8: {
    phase: 'QFNL',
    bracket: 'QFL',
    name: texts(
      'Quarterfinals',
      'Cuartos de final',
      'Quartas de final',
      '1/4 final',
      'ربع النهائي',
      'Quarts de finale',
    ),
    contest: texts('Quarterfinal', 'Cuarto de final', 'Quarta de final', '1/4 final', 'ربع النهائي', 'Quart de finale'),
  },
  4: {
    phase: 'SFNL',
    bracket: 'SFL',
    name: texts('Semifinals', 'Semifinales', 'Semifinais', 'Yarımfinal', 'نصف النهائي', 'Demi-finales'),
    contest: texts('Semifinal', 'Semifinal', 'Semifinal', 'Yarımfinal', 'نصف النهائي', 'Demi-finale'),
  },
  2: { phase: 'FNL', bracket: 'FNL', name: drawTexts.final },
};

/** `Round of 32, Match 5`. */
export const matchName = (part: Texts, number: number): Texts => joinTexts(part, withNumber(drawTexts.match, number));

/** `Round 2, Bye` */
export function joinTexts(part: Texts, detail: Texts): Texts {
  return Object.fromEntries(
    Object.entries(part).map(([language, text]) => [
      language,
      `${text}${language === 'ar' ? '،' : ','} ${detail[language as keyof Texts]}`,
    ]),
  );
}

export function withNumber(name: Texts, number: number | string): Texts {
  return Object.fromEntries(Object.entries(name).map(([language, text]) => [language, `${text} ${number}`]));
}
