import { makeTexts } from '../words/texts.ts';
import type { SixTexts } from '../words/texts.ts';

/**
 * Days on which a line runs: every day, days without or with finals, or days on which the lake road is open or closed
 * for a race.
 */
export type ServiceName = 'daily' | 'normal' | 'finals' | 'lake' | 'lake-closed';

/** Departures from the first stop at equal intervals, in minutes of the service day. */
interface Period {
  from: number;
  until: number;
  every: number;
}

export interface ShuttleLine {
  id: string;
  name: string;
  longName: SixTexts;
  color: string;
  textColor: string;
  /** Ids of places; the return trip is the reverse. */
  stops: readonly string[];
  isCircular?: true;
  runs: readonly { service: ServiceName; periods: readonly Period[]; leavesOut?: string }[];
}

const minuteOfDay = (hours: number, minutes = 0): number => hours * 60 + minutes;
const period = (minutes: number, from: number, until: number): Period => ({ from, until, every: minutes });

/** Morning, daytime and evening. Runs more often on days with finals, and until after the last final. */
const toVenues = (normal: number, finals: number) =>
  [
    {
      service: 'normal',
      periods: [period(30, minuteOfDay(5, 15), minuteOfDay(7)), period(normal, minuteOfDay(7), minuteOfDay(22, 30))],
    },
    {
      service: 'finals',
      periods: [period(20, minuteOfDay(5, 15), minuteOfDay(7)), period(finals, minuteOfDay(7), minuteOfDay(23, 30))],
    },
  ] as const;

const northHotels = ['quaresmeira', 'doze-colunas', 'alto-buriti', 'vereda-palace', 'ipe-claro'];
const southHotels = ['nascente', 'sempre-viva', 'pedra-lascada', 'lobo-guara', 'cerrado-azul'];
const lakeHotels = ['marina-sete', 'garca-branca', 'orla-poente'];

export const shuttleLines: readonly ShuttleLine[] = [
  {
    id: 'north',
    name: '1',
    longName: makeTexts(
      'North hotels – Sports park',
      'Hoteles norte – Parque deportivo',
      'Hotéis norte – Parque esportivo',
      'Şimal otelləri – İdman parkı',
      'فنادق الشمال – المدينة الرياضية',
      'Hôtels nord – Parc sportif',
    ),
    color: '0B6E4F',
    textColor: 'FFFFFF',
    stops: [...northHotels, 'dining', 'bkh', 'sta', 'aqc', 'gyh'],
    runs: toVenues(20, 12),
  },
  {
    id: 'south',
    name: '2',
    longName: makeTexts(
      'South hotels – Sports park',
      'Hoteles sur – Parque deportivo',
      'Hotéis sul – Parque esportivo',
      'Cənub otelləri – İdman parkı',
      'فنادق الجنوب – المدينة الرياضية',
      'Hôtels sud – Parc sportif',
    ),
    color: '1D4E89',
    textColor: 'FFFFFF',
    stops: [...southHotels, 'dining', 'vvh', 'cbh', 'mah', 'gyh'],
    runs: toVenues(20, 12),
  },
  {
    id: 'lake',
    name: '3',
    longName: makeTexts(
      'Lake hotels – Sports park',
      'Hoteles del lago – Parque deportivo',
      'Hotéis do lago – Parque esportivo',
      'Göl otelləri – İdman parkı',
      'فنادق البحيرة – المدينة الرياضية',
      'Hôtels du lac – Parc sportif',
    ),
    color: '7A3E9D',
    textColor: 'FFFFFF',
    stops: [...lakeHotels, 'station', 'dining', 'bkh', 'vvh', 'aqc'],
    runs: toVenues(30, 20),
  },
  {
    id: 'university',
    name: '4',
    longName: makeTexts(
      'Central Station – University',
      'Estación Central – Universidad',
      'Estação Central – Universidade',
      'Mərkəzi Stansiya – Universitet',
      'المحطة المركزية – الجامعة',
      'Gare centrale – Université',
    ),
    color: 'B3541E',
    textColor: 'FFFFFF',
    stops: ['station', 'ipe-claro', 'quaresmeira', 'fnh', 'rkh', 'hbh', 'fbg'],
    runs: toVenues(30, 15),
  },
  {
    id: 'beach',
    name: '5',
    longName: makeTexts(
      'Central Station – Lake Beach',
      'Estación Central – Playa del Lago',
      'Estação Central – Praia do Lago',
      'Mərkəzi Stansiya – Göl Çimərliyi',
      'المحطة المركزية – شاطئ البحيرة',
      'Gare centrale – Plage du lac',
    ),
    color: 'F2B134',
    textColor: '1A1A1A',
    stops: ['dining', 'station', 'orla-poente', 'garca-branca', 'marina-sete', 'bch'],
    runs: [
      { service: 'lake', periods: [period(30, minuteOfDay(6), minuteOfDay(22))] },
      // The road to the beach is closed for the race.
      { service: 'lake-closed', periods: [period(60, minuteOfDay(6), minuteOfDay(22))], leavesOut: 'bch' },
    ],
  },
  {
    id: 'west',
    name: '6',
    longName: makeTexts(
      'Central Station – City Park – Shooting Range',
      'Estación Central – Parque de la Ciudad – Polígono de Tiro',
      'Estação Central – Parque da Cidade – Estande de Tiro',
      'Mərkəzi Stansiya – Şəhər Parkı – Atıcılıq Tiri',
      'المحطة المركزية – حديقة المدينة – ميدان الرماية',
      'Gare centrale – Parc de la ville – Stand de tir',
    ),
    color: 'A4243B',
    textColor: 'FFFFFF',
    stops: ['station', 'cerrado-azul', 'prk', 'bkp', 'shr'],
    runs: toVenues(30, 20),
  },
  {
    id: 'airport',
    name: 'A',
    longName: makeTexts(
      'Airport – Hotels',
      'Aeropuerto – Hoteles',
      'Aeroporto – Hotéis',
      'Hava Limanı – Otellər',
      'المطار – الفنادق',
      'Aéroport – Hôtels',
    ),
    color: '444B54',
    textColor: 'FFFFFF',
    stops: ['airport', 'nascente', 'sempre-viva', 'cerrado-azul', 'station', 'ipe-claro', 'alto-buriti', 'quaresmeira'],
    runs: [{ service: 'daily', periods: [period(30, minuteOfDay(4, 30), minuteOfDay(24, 30))] }],
  },
  {
    id: 'circle',
    name: 'C',
    longName: makeTexts(
      'Sports park circle',
      'Circular del parque deportivo',
      'Circular do parque esportivo',
      'İdman parkı dairəvi xətti',
      'الخط الدائري للمدينة الرياضية',
      'Navette circulaire du parc sportif',
    ),
    color: '007C91',
    textColor: 'FFFFFF',
    stops: ['dining', 'bkh', 'aqc', 'gyh', 'mah', 'sta', 'cbh', 'vvh', 'dining'],
    isCircular: true,
    runs: [
      { service: 'normal', periods: [period(12, minuteOfDay(6), minuteOfDay(22))] },
      { service: 'finals', periods: [period(8, minuteOfDay(6), minuteOfDay(23))] },
    ],
  },
  {
    id: 'night',
    name: 'N',
    longName: makeTexts(
      'Night shuttle to the hotels',
      'Bus nocturno a los hoteles',
      'Ônibus noturno para os hotéis',
      'Otellərə gecə servisi',
      'حافلة الليل إلى الفنادق',
      'Navette de nuit vers les hôtels',
    ),
    color: '5B5F97',
    textColor: 'FFFFFF',
    stops: [
      'sta',
      'aqc',
      'dining',
      'cerrado-azul',
      'pedra-lascada',
      'nascente',
      'station',
      'ipe-claro',
      'quaresmeira',
      'orla-poente',
      'marina-sete',
    ],
    runs: [{ service: 'daily', periods: [period(40, minuteOfDay(23, 50), minuteOfDay(25, 20))] }],
  },
];
