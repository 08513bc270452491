import { say } from '../words/texts.ts';
import { field, fieldWords, numbered } from './fields.ts';
import type { Venue } from './fields.ts';

/** Under a roof. */
export const halls: readonly Venue[] = [
  {
    code: 'AQC',
    name: say(
      'Aquatic Centre',
      'Centro Acuático',
      'Centro Aquático',
      'Su İdmanı Mərkəzi',
      'مركز الألعاب المائية',
      'Centre aquatique',
    ),
    fields: [
      field(
        'PL1',
        say(
          'Competition pool',
          'Piscina de competición',
          'Piscina de competição',
          'Yarış hovuzu',
          'مسبح المنافسات',
          'Bassin de compétition',
        ),
      ),
    ],
  },
  {
    code: 'CBH',
    name: say(
      'Combat Hall',
      'Pabellón de Combate',
      'Ginásio de Lutas',
      'Güləş Zalı',
      'قاعة الألعاب القتالية',
      'Halle de combat',
    ),
    fields: numbered('MA', fieldWords.mat, 3),
  },
  {
    code: 'MAH',
    name: say(
      'Martial Arts Hall',
      'Pabellón de Artes Marciales',
      'Ginásio de Artes Marciais',
      'Döyüş Sənətləri Zalı',
      'قاعة الفنون القتالية',
      'Halle des arts martiaux',
    ),
    fields: numbered('AR', fieldWords.area, 3),
  },
  {
    code: 'GYH',
    name: say(
      'Gymnastics Arena',
      'Arena de Gimnasia',
      'Arena de Ginástica',
      'Gimnastika Arenası',
      'صالة الجمباز',
      'Aréna de gymnastique',
    ),
    fields: [field('GYM', say('Podium', 'Podio', 'Pódio', 'Podium', 'المنصة', 'Podium'))],
  },
  {
    code: 'FNH',
    name: say(
      'Fencing Hall',
      'Sala de Esgrima',
      'Sala de Esgrima',
      'Qılıncoynatma Zalı',
      'قاعة المبارزة',
      'Salle d’escrime',
    ),
    fields: numbered('PI', fieldWords.piste, 4),
  },
  {
    code: 'RKH',
    name: say(
      'Racket Sports Hall',
      'Pabellón de Raqueta',
      'Ginásio de Raquetes',
      'Raket Zalı',
      'قاعة ألعاب المضرب',
      'Halle des raquettes',
    ),
    fields: [...numbered('BC', fieldWords.court, 3), ...numbered('TB', fieldWords.table, 3)],
  },
  {
    code: 'HBH',
    name: say(
      'Handball Gymnasium',
      'Gimnasio de Balonmano',
      'Ginásio de Handebol',
      'Həndbol Zalı',
      'صالة كرة اليد',
      'Gymnase de handball',
    ),
    fields: numbered('HC', fieldWords.court, 2),
  },
  {
    code: 'BKH',
    name: say(
      'Basketball Arena',
      'Arena de Baloncesto',
      'Arena de Basquete',
      'Basketbol Arenası',
      'صالة كرة السلة',
      'Aréna de basketball',
    ),
    fields: numbered('KC', fieldWords.court, 2),
  },
  {
    code: 'VVH',
    name: say(
      'Volleyball Arena',
      'Arena de Voleibol',
      'Arena de Vôlei',
      'Voleybol Arenası',
      'صالة الكرة الطائرة',
      'Aréna de volleyball',
    ),
    fields: numbered('VC', fieldWords.court, 2),
  },
  {
    code: 'SHR',
    name: say(
      'Shooting Range',
      'Polígono de Tiro',
      'Estande de Tiro',
      'Atıcılıq Tiri',
      'ميدان الرماية',
      'Stand de tir',
    ),
    fields: [
      field('SR1', say('10 m range', 'Galería de 10 m', 'Linha de 10 m', '10 m tiri', 'ميدان 10 م', 'Pas de tir 10 m')),
    ],
  },
];
