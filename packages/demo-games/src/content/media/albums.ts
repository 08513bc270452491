import { makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';
import type { DemoContext } from '../context.ts';
import { demoItems } from '../demo-item.ts';
import type { DemoData, DemoPart } from '../demo-item.ts';
import { scenes } from './scenes.ts';
import type { SceneName } from './scenes.ts';

interface AlbumPlan {
  id: string;
  title: SixTexts;
  day: number;
  /** Time of the first photo. */
  from: string;
  discipline?: string;
  venue: string;
  photographer: string;
  photos: readonly SceneName[];
}

const plans: readonly AlbumPlan[] = [
  {
    id: 'opening-night',
    title: makeTexts(
      'Opening ceremony',
      'Ceremonia de apertura',
      'Cerimônia de abertura',
      'Açılış mərasimi',
      'حفل الافتتاح',
      'Cérémonie d’ouverture',
    ),
    day: 1,
    from: '18:40',
    venue: 'STA',
    photographer: 'Iracema Fontenele',
    photos: ['flags', 'eveningFlags', 'stadium', 'fireworks', 'fireworks'],
  },
  {
    id: 'swimming-finals',
    title: makeTexts(
      'Finals night at the pool',
      'Noche de finales en la piscina',
      'Noite de finais na piscina',
      'Hovuzda final gecəsi',
      'ليلة النهائيات في المسبح',
      'Soirée de finales à la piscine',
    ),
    day: 3,
    from: '17:05',
    discipline: 'SWM',
    venue: 'AQC',
    photographer: 'Tomé Albuquerque',
    photos: ['pool', 'swimStart', 'swimmer', 'underwater', 'swimStart', 'podium'],
  },
  {
    id: 'judo-mats',
    title: makeTexts(
      'A day on the judo mats',
      'Un día en los tatamis de judo',
      'Um dia nos tatames do judô',
      'Cüdo tatamilərində bir gün',
      'يوم على بساط الجودو',
      'Une journée sur les tatamis de judo',
    ),
    day: 4,
    from: '10:10',
    discipline: 'JUD',
    venue: 'CBH',
    photographer: 'Iracema Fontenele',
    photos: ['bout', 'nextBout', 'bout', 'podium', 'medals'],
  },
  {
    id: 'athletics-evening',
    title: makeTexts(
      'Athletics: an evening of sprints and jumps',
      'Atletismo: tarde de velocidad y saltos',
      'Atletismo: noite de velocidade e saltos',
      'Atletika: sprint və tullanma axşamı',
      'ألعاب القوى: أمسية السرعة والقفز',
      'Athlétisme : soirée de sprints et de sauts',
    ),
    day: 6,
    from: '16:30',
    discipline: 'ATH',
    venue: 'STA',
    photographer: 'Noel Carvalhaes',
    photos: ['longJump', 'runners', 'stadium', 'nightRunners', 'podium', 'medals'],
  },
  {
    id: 'basketball-hall',
    title: makeTexts(
      'Basketball: under the basket',
      'Baloncesto: bajo la canasta',
      'Basquete: debaixo da cesta',
      'Basketbol: səbətin altında',
      'كرة السلة: تحت السلة',
      'Basketball : sous le panier',
    ),
    day: 7,
    from: '14:20',
    discipline: 'BKB',
    venue: 'BKH',
    photographer: 'Tomé Albuquerque',
    photos: ['hall', 'basketball', 'basketball', 'eveningFlags', 'basketball'],
  },
  {
    id: 'lake-morning',
    title: makeTexts(
      'Triathlon: a morning by the lake',
      'Triatlón: una mañana junto al lago',
      'Triatlo: uma manhã à beira do lago',
      'Triatlon: göl kənarında səhər',
      'الترايثلون: صباح على ضفاف البحيرة',
      'Triathlon : une matinée au bord du lac',
    ),
    day: 7,
    from: '07:15',
    discipline: 'TRI',
    venue: 'BCH',
    photographer: 'Noel Carvalhaes',
    photos: ['lake', 'beachRun', 'cyclists', 'cyclists', 'runners', 'medals'],
  },
];

/** Six albums of official photos; the drawings show no real person. */
export function albums(context: DemoContext): DemoPart {
  const selectedPlans = context.isSmall
    ? [{ ...plans[1]!, photos: plans[1]!.photos.slice(1, 4) }]
    : plans.filter(({ day }) => day <= context.dayCount);
  const albumItems = selectedPlans.map(
    ({ id, title, day, discipline, venue, photographer }): [string, DemoData<'album'>] => [
      id,
      { title, day: context.day(day), ...(discipline && { discipline }), venue, photographer },
    ],
  );
  const photos = selectedPlans.flatMap(({ id, day, from, photographer, photos: names }, album) =>
    names.map((name, index) => ({
      id: `${id}-${index + 1}`,
      album: id,
      scene: scenes[name],
      seed: album * 3 + index,
      credit: `${photographer} / Podium`,
      taken: context.later(context.at(day, from), index * 17),
    })),
  );
  return {
    items: [
      ...demoItems('album', albumItems),
      ...demoItems(
        'photo',
        photos.map(({ id, album, scene, credit, taken }): [string, DemoData<'photo'>] => [
          id,
          { album, image: { path: `files/${id}.webp`, alt: scene.alt }, credit, taken },
        ]),
      ),
    ],
    files: photos.map(({ id, scene, seed }) => ({
      path: `files/${id}.webp`,
      purpose: 'photo',
      content: scene.draw(seed),
    })),
  };
}
