import { compose, say } from '../words/texts.ts';
import type { SixTexts } from '../words/texts.ts';

export interface Venue {
  code: string;
  name: SixTexts;
  fields: Field[];
}
export interface Field {
  code: string;
  name: SixTexts;
}

const words = {
  mat: say('Mat', 'Tatami', 'Tatame', 'Tatami', 'بساط', 'Tapis'),
  area: say('Court', 'Área', 'Área', 'Meydança', 'ساحة', 'Aire'),
  piste: say('Piste', 'Pista', 'Pista', 'Zolaq', 'مضمار', 'Piste'),
  court: say('Court', 'Cancha', 'Quadra', 'Kort', 'ملعب', 'Terrain'),
  table: say('Table', 'Mesa', 'Mesa', 'Masa', 'طاولة', 'Table'),
  sand: say('Sand court', 'Cancha de arena', 'Quadra de areia', 'Qum kortu', 'ملعب رملي', 'Terrain de sable'),
};

function numbered(prefix: string, word: SixTexts, count: number): Field[] {
  return Array.from({ length: count }, (_, index) => ({
    code: `${prefix}${index + 1}`,
    name: compose((language) => `${word[language]} ${index + 1}`),
  }));
}

const field = (code: string, name: SixTexts): Field => ({ code, name });

/** Twelve venues, thirty-three fields of play. */
export const venues: readonly Venue[] = [
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
    code: 'STA',
    name: say(
      'Athletics Stadium',
      'Estadio de Atletismo',
      'Estádio de Atletismo',
      'Atletika Stadionu',
      'ملعب ألعاب القوى',
      "Stade d'athlétisme",
    ),
    fields: [
      field('TRK', say('Track', 'Pista', 'Pista', 'Qaçış zolağı', 'المضمار', 'Piste')),
      field(
        'JMP',
        say('Jumping area', 'Zona de saltos', 'Setor de saltos', 'Tullanma sahəsi', 'منطقة القفز', 'Aire de sauts'),
      ),
      field(
        'THR',
        say(
          'Throwing area',
          'Zona de lanzamientos',
          'Setor de lançamentos',
          'Atma sahəsi',
          'منطقة الرمي',
          'Aire de lancers',
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
    fields: numbered('MA', words.mat, 3),
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
    fields: numbered('AR', words.area, 3),
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
      "Salle d'escrime",
    ),
    fields: numbered('PI', words.piste, 4),
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
    fields: [...numbered('BC', words.court, 3), ...numbered('TB', words.table, 3)],
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
    fields: numbered('HC', words.court, 2),
  },
  {
    code: 'BKH',
    name: say(
      'Basketball Arena',
      'Arena de Baloncesto',
      'Arena de Basquetebol',
      'Basketbol Arenası',
      'صالة كرة السلة',
      'Aréna de basketball',
    ),
    fields: numbered('KC', words.court, 2),
  },
  {
    code: 'VVH',
    name: say(
      'Volleyball Arena',
      'Arena de Voleibol',
      'Arena de Voleibol',
      'Voleybol Arenası',
      'صالة الكرة الطائرة',
      'Aréna de volleyball',
    ),
    fields: numbered('VC', words.court, 2),
  },
  {
    code: 'BCH',
    name: say('Lake Beach', 'Playa del Lago', 'Praia do Lago', 'Göl Çimərliyi', 'شاطئ البحيرة', 'Plage du lac'),
    fields: [
      ...numbered('SC', words.sand, 2),
      field(
        'WTR',
        say(
          'Open water start',
          'Salida de aguas abiertas',
          'Largada de águas abertas',
          'Açıq su startı',
          'انطلاق المياه المفتوحة',
          'Départ eau libre',
        ),
      ),
    ],
  },
  {
    code: 'PRK',
    name: say(
      'City Park',
      'Parque de la Ciudad',
      'Parque da Cidade',
      'Şəhər Parkı',
      'حديقة المدينة',
      'Parc de la ville',
    ),
    fields: [
      field(
        'RNG',
        say(
          'Archery field',
          'Campo de tiro con arco',
          'Campo de tiro com arco',
          'Kamandan atma meydanı',
          'ميدان القوس والسهم',
          "Terrain de tir à l'arc",
        ),
      ),
      field(
        'ROD',
        say(
          'Road course',
          'Circuito de ruta',
          'Circuito de estrada',
          'Şosse trassı',
          'مسار الطريق',
          'Circuit sur route',
        ),
      ),
      field(
        'VRZ',
        say(
          'Rowing machine stage',
          'Escenario de remoergómetros',
          'Palco dos remoergômetros',
          'Avarçəkmə trenajoru səhnəsi',
          'منصة أجهزة التجديف',
          'Scène des rameurs',
        ),
      ),
    ],
  },
];

const venueByField = new Map(venues.flatMap((venue) => venue.fields.map((field) => [field.code, venue] as const)));
const fieldByCode = new Map(venues.flatMap((venue) => venue.fields.map((field) => [field.code, field] as const)));

export function venueOfField(code: string): Venue {
  const venue = venueByField.get(code);
  if (!venue) throw new RangeError(`no venue has the field "${code}"`);
  return venue;
}

export function fieldOf(code: string): Field {
  const found = fieldByCode.get(code);
  if (!found) throw new RangeError(`no field has the code "${code}"`);
  return found;
}
