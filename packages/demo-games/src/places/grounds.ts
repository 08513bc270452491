import { makeTexts } from '../words/texts.ts';
import { field, fieldWords, numberedFields } from './fields.ts';
import type { Venue } from './fields.ts';

/** Outdoor venues. */
export const grounds: readonly Venue[] = [
  {
    code: 'STA',
    name: makeTexts(
      'Athletics Stadium',
      'Estadio de Atletismo',
      'Estádio de Atletismo',
      'Atletika Stadionu',
      'ملعب ألعاب القوى',
      'Stade d’athlétisme',
    ),
    fields: [
      field('TRK', makeTexts('Track', 'Pista', 'Pista', 'Qaçış yolu', 'المضمار', 'Piste')),
      field(
        'JMP',
        makeTexts(
          'Jumping area',
          'Zona de saltos',
          'Setor de saltos',
          'Tullanma sahəsi',
          'منطقة القفز',
          'Aire de sauts',
        ),
      ),
      field(
        'THR',
        makeTexts(
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
    code: 'FBG',
    name: makeTexts(
      'Football Ground',
      'Campo de Fútbol',
      'Campo de Futebol',
      'Futbol Kompleksi',
      'ملاعب كرة القدم',
      'Terrains de football',
    ),
    fields: numberedFields('FP', fieldWords.pitch, 2),
  },
  {
    code: 'BKP',
    name: makeTexts(
      'Bike Park',
      'Parque de Ciclismo',
      'Parque de Ciclismo',
      'Velopark',
      'حديقة الدراجات',
      'Parc de cyclisme',
    ),
    fields: [
      field(
        'MTC',
        makeTexts(
          'Mountain bike course',
          'Circuito de montaña',
          'Circuito de mountain bike',
          'Dağ velosipedi trası',
          'مسار الدراجات الجبلية',
          'Circuit de VTT',
        ),
      ),
      field(
        'BMT',
        makeTexts('BMX track', 'Pista de BMX', 'Pista de BMX', 'BMX trası', 'مضمار بي إم إكس', 'Piste de BMX'),
      ),
    ],
  },
  {
    code: 'BCH',
    name: makeTexts('Lake Beach', 'Playa del Lago', 'Praia do Lago', 'Göl Çimərliyi', 'شاطئ البحيرة', 'Plage du lac'),
    fields: [
      ...numberedFields('SC', fieldWords.sand, 2),
      field(
        'WTR',
        makeTexts(
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
    name: makeTexts(
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
        makeTexts(
          'Archery field',
          'Campo de tiro con arco',
          'Campo de tiro com arco',
          'Kamandan oxatma meydanı',
          'ميدان القوس والسهم',
          'Terrain de tir à l’arc',
        ),
      ),
      field(
        'ROD',
        makeTexts(
          'Road course',
          'Circuito de ruta',
          'Circuito de estrada',
          'Şose trası',
          'مسار الطريق',
          'Circuit sur route',
        ),
      ),
      field(
        'VRZ',
        makeTexts(
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
