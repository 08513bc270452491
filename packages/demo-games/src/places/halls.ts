import { makeTexts } from '../words/texts.ts';
import { field, fieldWords, numberedFields } from './fields.ts';
import type { Venue } from './fields.ts';

/** Indoor venues. */
export const halls: readonly Venue[] = [
  {
    code: 'AQC',
    name: makeTexts(
      'Aquatic Center',
      'Centro Acuático',
      'Centro Aquático',
      'Su İdmanı Mərkəzi',
      'مركز الألعاب المائية',
      'Centre aquatique',
    ),
    fields: [
      field(
        'PL1',
        makeTexts(
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
    name: makeTexts(
      'Combat Hall',
      'Arena de Deportes de Combate',
      'Ginásio de Lutas',
      'Təkmübarizlik Zalı',
      'قاعة الألعاب القتالية',
      'Salle des sports de combat',
    ),
    fields: numberedFields('MA', fieldWords.mat, 3),
  },
  {
    code: 'MAH',
    name: makeTexts(
      'Martial Arts Hall',
      'Arena de Artes Marciales',
      'Ginásio de Artes Marciais',
      'Döyüş Sənətləri Zalı',
      'قاعة الفنون القتالية',
      'Salle des arts martiaux',
    ),
    fields: numberedFields('AR', fieldWords.area, 3),
  },
  {
    code: 'GYH',
    name: makeTexts(
      'Gymnastics Arena',
      'Arena de Gimnasia',
      'Arena de Ginástica',
      'Gimnastika Arenası',
      'صالة الجمباز',
      'Arena de gymnastique',
    ),
    fields: [field('GYM', makeTexts('Podium', 'Podio', 'Pódio', 'Podium', 'المنصة', 'Podium'))],
  },
  {
    code: 'FNH',
    name: makeTexts(
      'Fencing Hall',
      'Sala de Esgrima',
      'Sala de Esgrima',
      'Qılıncoynatma Zalı',
      'قاعة المبارزة',
      'Salle d’escrime',
    ),
    fields: numberedFields('PI', fieldWords.piste, 4),
  },
  {
    code: 'RKH',
    name: makeTexts(
      'Racket Sports Hall',
      'Arena de Deportes de Raqueta',
      'Ginásio de Esportes de Raquete',
      'Raketka Növləri Zalı',
      'قاعة ألعاب المضرب',
      'Salle des sports de raquette',
    ),
    fields: [...numberedFields('BC', fieldWords.court, 3), ...numberedFields('TB', fieldWords.table, 3)],
  },
  {
    code: 'HBH',
    name: makeTexts(
      'Handball Gymnasium',
      'Gimnasio de Balonmano',
      'Ginásio de Handebol',
      'Həndbol Zalı',
      'صالة كرة اليد',
      'Gymnase de handball',
    ),
    fields: numberedFields('HC', fieldWords.court, 2),
  },
  {
    code: 'BKH',
    name: makeTexts(
      'Basketball Arena',
      'Arena de Baloncesto',
      'Arena de Basquete',
      'Basketbol Arenası',
      'صالة كرة السلة',
      'Arena de basketball',
    ),
    fields: numberedFields('KC', fieldWords.court, 2),
  },
  {
    code: 'VVH',
    name: makeTexts(
      'Volleyball Arena',
      'Arena de Voleibol',
      'Arena de Vôlei',
      'Voleybol Arenası',
      'صالة الكرة الطائرة',
      'Arena de volleyball',
    ),
    fields: numberedFields('VC', fieldWords.court, 2),
  },
  {
    code: 'SHR',
    name: makeTexts(
      'Shooting Range',
      'Polígono de Tiro',
      'Estande de Tiro',
      'Atıcılıq Tiri',
      'ميدان الرماية',
      'Stand de tir',
    ),
    fields: [
      field(
        'SR1',
        makeTexts('10 m range', 'Galería de 10 m', 'Linha de 10 m', '10 m tiri', 'ميدان 10 م', 'Pas de tir 10 m'),
      ),
    ],
  },
];
