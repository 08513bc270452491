import type { Language } from '@podium/games';
import type { AgeClass, EventGender } from '../model.ts';
import { compose, makeTexts } from './texts.ts';
import type { SixTexts } from './texts.ts';

const genderNames: Readonly<Record<EventGender, SixTexts>> = {
  M: makeTexts('Men’s {}', '{}, hombres', '{}, masculino', '{}, kişilər', '{} – رجال', '{}, hommes'),
  W: makeTexts('Women’s {}', '{}, mujeres', '{}, feminino', '{}, qadınlar', '{} – سيدات', '{}, femmes'),
  X: makeTexts('Mixed {}', '{}, mixto', '{}, misto', '{}, qarışıq', '{} – مختلط', '{}, mixte'),
};
/** Arabic and Azerbaijani do not call athletes under 18 men and women. */
const youthNames: Readonly<Record<EventGender, Partial<SixTexts>>> = {
  M: { az: '{}, oğlanlar', ar: '{} – ناشئين' },
  W: { az: '{}, qızlar', ar: '{} – ناشئات' },
  X: {},
};
const agesNames: Readonly<Record<AgeClass, SixTexts>> = {
  U16: makeTexts(' U16', ' sub-16', ' sub-16', ', U16', ' تحت 16 سنة', ' U16'),
  U18: makeTexts(' U18', ' sub-18', ' sub-18', ', U18', ' تحت 18 سنة', ' U18'),
};
const divisionNames: Readonly<Record<'1' | '2' | '3', SixTexts>> = {
  '1': makeTexts(', division 1', ', 1.ª división', ', 1ª divisão', ', 1-ci divizion', '، الدرجة الأولى', ', division 1'),
  '2': makeTexts(
    ', division 2',
    ', 2.ª división',
    ', 2ª divisão',
    ', 2-ci divizion',
    '، الدرجة الثانية',
    ', division 2',
  ),
  '3': makeTexts(
    ', division 3',
    ', 3.ª división',
    ', 3ª divisão',
    ', 3-cü divizion',
    '، الدرجة الثالثة',
    ', division 3',
  ),
};

/**
 * `Women’s 200 m freestyle U16`, `200 m livre, feminino sub-16`: after a comma the category does not agree with the
 * noun.
 */
export function eventName(term: SixTexts, gender: EventGender, age?: AgeClass, division?: '1' | '2' | '3'): SixTexts {
  return compose((language) => {
    const category = (age && youthNames[gender][language]) ?? genderNames[gender][language];
    const name = category.replace('{}', term[language]);
    return (
      capitalize(name, language) +
      (age ? agesNames[age][language] : '') +
      (division ? divisionNames[division][language] : '')
    );
  });
}

/** A standalone term: the high jump of a heptathlon is `High jump`. */
export const standaloneTerm = (term: SixTexts): SixTexts => compose((language) => capitalize(term[language], language));

/** A name begins with a capital letter, which for `i` is `İ` in Azerbaijani. */
function capitalize(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

export const phaseTerms = {
  heats: makeTexts('Heats', 'Series', 'Eliminatórias', 'İlkin yarışlar', 'التصفيات', 'Séries'),
  qualification: makeTexts(
    'Qualification',
    'Clasificatoria',
    'Classificatória',
    'Təsnifat',
    'التصفيات التأهيلية',
    'Qualifications',
  ),
  rankingRound: makeTexts(
    'Ranking round',
    'Ronda de clasificación',
    'Rodada de classificação',
    'Təsnifat raundu',
    'جولة الترتيب',
    'Tour de classement',
  ),
  semifinals: makeTexts('Semifinals', 'Semifinales', 'Semifinais', 'Yarımfinal', 'نصف النهائي', 'Demi-finales'),
  final: makeTexts('Final', 'Final', 'Final', 'Final', 'النهائي', 'Finale'),
  finals: makeTexts('Finals', 'Finales', 'Finais', 'Finallar', 'النهائيات', 'Finales'),
  quarterfinals: makeTexts(
    'Quarterfinals',
    'Cuartos de final',
    'Quartas de final',
    '1/4 final',
    'ربع النهائي',
    'Quarts de finale',
  ),
  roundOf16: makeTexts(
    'Round of 16',
    'Octavos de final',
    'Oitavas de final',
    '1/8 final',
    'دور الـ16',
    'Huitièmes de finale',
  ),
  roundOf32: makeTexts(
    'Round of 32',
    'Dieciseisavos de final',
    '16 avos de final',
    '1/16 final',
    'دور الـ32',
    'Seizièmes de finale',
  ),
  roundOf64: makeTexts(
    'Round of 64',
    'Treintaidosavos de final',
    '32 avos de final',
    '1/32 final',
    'دور الـ64',
    '32es de finale',
  ),
  repechage: makeTexts('Repechage', 'Repesca', 'Repescagem', 'Təsəlliverici görüşlər', 'الترضية', 'Repêchage'),
  bronzeContests: makeTexts(
    'Bronze medal contests',
    'Combates por el bronce',
    'Disputas do bronze',
    'Bürünc medal uğrunda görüşlər',
    'نزالات البرونزية',
    'Combats pour le bronze',
  ),
  placement: makeTexts(
    'Placement matches',
    'Partidos de clasificación',
    'Disputas de colocação',
    'Yer uğrunda oyunlar',
    'مباريات تحديد المراكز',
    'Matchs de classement',
  ),
  pool: makeTexts('Pool', 'Grupo', 'Grupo', 'Qrup', 'المجموعة', 'Poule'),
} as const;

export const unitTerms = {
  heat: makeTexts('Heat', 'Serie', 'Série', 'İlkin yarış', 'التصفية', 'Série'),
  group: makeTexts('Group', 'Grupo', 'Grupo', 'Qrup', 'المجموعة', 'Groupe'),
  subdivision: makeTexts('Subdivision', 'Subdivisión', 'Subdivisão', 'Alt qrup', 'الفوج', 'Subdivision'),
  relay: makeTexts('Relay', 'Tanda', 'Turno', 'Növbə', 'المناوبة', 'Série'),
  semifinal: makeTexts('Semifinal', 'Semifinal', 'Semifinal', 'Yarımfinal', 'نصف النهائي', 'Demi-finale'),
  match: makeTexts('Match', 'Partido', 'Jogo', 'Oyun', 'المباراة', 'Match'),
  contest: makeTexts('Contest', 'Combate', 'Luta', 'Görüş', 'النزال', 'Combat'),
  bout: makeTexts('Bout', 'Asalto', 'Assalto', 'Görüş', 'المبارزة', 'Assaut'),
  final: phaseTerms.final,
  bronze: makeTexts(
    'Bronze medal match',
    'Partido por el bronce',
    'Disputa do bronze',
    'Bürünc medal uğrunda görüş',
    'مباراة البرونزية',
    'Match pour le bronze',
  ),
  places5: makeTexts('Places 5–8', 'Puestos 5 a 8', '5º a 8º lugar', '5–8-ci yerlər', 'المراكز 5–8', 'Places 5 à 8'),
  place5: makeTexts('Place 5', '5.º puesto', '5º lugar', '5-ci yer', 'المركز الخامس', '5e place'),
  place7: makeTexts('Place 7', '7.º puesto', '7º lugar', '7-ci yer', 'المركز السابع', '7e place'),
  swimOff: makeTexts('Swim-off', 'Desempate', 'Desempate', 'Əlavə üzmə', 'سباق فاصل', 'Barrage'),
} as const;

export const activityTerms = {
  training: makeTexts(
    'Official training',
    'Entrenamiento oficial',
    'Treino oficial',
    'Rəsmi məşq',
    'تدريب رسمي',
    'Entraînement officiel',
  ),
  meeting: makeTexts(
    'Technical meeting',
    'Reunión técnica',
    'Congresso técnico',
    'Texniki iclas',
    'اجتماع فني',
    'Réunion technique',
  ),
  weighIn: makeTexts(
    'Official weigh-in',
    'Pesaje oficial',
    'Pesagem oficial',
    'Rəsmi çəki ölçmə',
    'قياس الوزن الرسمي',
    'Pesée officielle',
  ),
  medals: makeTexts(
    'Medal ceremony',
    'Entrega de medallas',
    'Premiação',
    'Mükafatlandırma',
    'التتويج',
    'Remise des médailles',
  ),
  arrival: makeTexts(
    'Arrival of delegations',
    'Llegada de las delegaciones',
    'Chegada das delegações',
    'Nümayəndə heyətlərinin gəlişi',
    'وصول الوفود',
    'Arrivée des délégations',
  ),
  departure: makeTexts(
    'Departure of delegations',
    'Salida de las delegaciones',
    'Saída das delegações',
    'Nümayəndə heyətlərinin yola düşməsi',
    'مغادرة الوفود',
    'Départ des délégations',
  ),
  headsMeeting: makeTexts(
    'Meeting of heads of delegation',
    'Reunión de jefes de delegación',
    'Reunião de chefes de delegação',
    'Nümayəndə heyəti rəhbərlərinin iclası',
    'اجتماع رؤساء الوفود',
    'Réunion des chefs de délégation',
  ),
  broadcast: makeTexts(
    'Live broadcast of the finals',
    'Transmisión en vivo de las finales',
    'Transmissão ao vivo das finais',
    'Finalların canlı yayımı',
    'بث مباشر للنهائيات',
    'Finales en direct',
  ),
  reserveDay: makeTexts(
    'Reserve day',
    'Día de reserva',
    'Dia de reserva',
    'Ehtiyat günü',
    'يوم احتياطي',
    'Jour de réserve',
  ),
  opening: makeTexts(
    'Opening ceremony',
    'Ceremonia de apertura',
    'Cerimônia de abertura',
    'Açılış mərasimi',
    'حفل الافتتاح',
    'Cérémonie d’ouverture',
  ),
  closing: makeTexts(
    'Closing ceremony',
    'Ceremonia de clausura',
    'Cerimônia de encerramento',
    'Bağlanış mərasimi',
    'حفل الختام',
    'Cérémonie de clôture',
  ),
  follows: makeTexts('Follows', 'A continuación', 'A seguir', 'Ardınca', 'يليه', 'À suivre'),
  morning: makeTexts('morning', 'mañana', 'manhã', 'səhər', 'صباحًا', 'matin'),
  afternoon: makeTexts('afternoon', 'tarde', 'tarde', 'günorta', 'ظهرًا', 'après-midi'),
  evening: makeTexts('evening', 'noche', 'noite', 'axşam', 'مساءً', 'soir'),
} as const;

/** `Heat 3`. */
export function numberedTerm(term: SixTexts, number: number | string): SixTexts {
  return compose((language) => `${term[language]} ${number}`);
}

/** `Men’s 100 m · Heat 3`: a name in the schedule. */
export function joinedTerms(first: SixTexts, second: SixTexts): SixTexts {
  return compose((language) => `${first[language]} · ${second[language]}`);
}
