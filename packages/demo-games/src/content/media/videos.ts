import { broadcastPath } from '../../code.ts';
import { makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';
import type { DemoContext } from '../context.ts';
import { demoItems } from '../demo-item.ts';
import type { DemoData, DemoFile, DemoPart } from '../demo-item.ts';
import { captionFiles, clipCaptions } from './captions.ts';
import { clipFiles, clipPath, clipSeconds } from './clips.ts';
import type { ClipName } from './clips.ts';
import { scenes } from './scenes.ts';
import type { SceneName } from './scenes.ts';

interface VideoPlan {
  id: string;
  state: 'live' | 'upcoming' | 'recorded';
  title: SixTexts;
  description?: SixTexts;
  discipline?: string;
  /** A clip, the demo's own stream, or an external player. */
  source: ClipName | 'stream' | 'external';
  poster: SceneName;
  /** Days from today. */
  day: number;
  from: string;
  /** Length of a broadcast (minutes). */
  minutes?: number;
}

const highlights = makeTexts(
  'The best moments in brief, with captions in six languages.',
  'Los mejores momentos resumidos, con subtítulos en seis idiomas.',
  'Os melhores momentos em resumo, com legendas em seis idiomas.',
  'Ən yaxşı anlar qısa şəkildə, altı dildə altyazı ilə.',
  'أفضل اللحظات باختصار مع ترجمة مكتوبة بست لغات.',
  'Les meilleurs moments en bref, avec des sous-titres en six langues.',
);

const plans: readonly VideoPlan[] = [
  {
    id: 'live-swimming',
    state: 'live',
    title: makeTexts(
      'Swimming: finals live',
      'Natación: finales en vivo',
      'Natação: finais ao vivo',
      'Üzgüçülük: finallar canlı yayımda',
      'السباحة: النهائيات مباشرة',
      'Natation : finales en direct',
    ),
    description: makeTexts(
      'All of today’s finals, live from the Aquatic Center.',
      'Todas las finales de hoy desde el Centro Acuático.',
      'Todas as finais de hoje, direto do Centro Aquático.',
      'Su İdmanı Mərkəzindən bugünkü bütün finallar.',
      'جميع نهائيات اليوم من مركز الألعاب المائية.',
      'Toutes les finales du jour en direct du Centre aquatique.',
    ),
    discipline: 'SWM',
    source: 'stream',
    poster: 'swimStart',
    day: 0,
    from: '09:00',
    minutes: 600,
  },
  {
    id: 'upcoming-athletics',
    state: 'upcoming',
    title: makeTexts(
      'Athletics: evening session',
      'Atletismo: sesión vespertina',
      'Atletismo: sessão da noite',
      'Atletika: axşam sessiyası',
      'ألعاب القوى: الفترة المسائية',
      'Athlétisme : session du soir',
    ),
    discipline: 'ATH',
    source: 'track',
    poster: 'nightRunners',
    day: 1,
    from: '16:00',
    minutes: 180,
  },
  {
    id: 'recorded-athletics',
    state: 'recorded',
    title: makeTexts(
      'Athletics: the home straight',
      'Atletismo: la recta final',
      'Atletismo: a reta final',
      'Atletika: finiş düzü',
      'ألعاب القوى: المسار المستقيم الأخير',
      'Athlétisme : la dernière ligne droite',
    ),
    description: highlights,
    discipline: 'ATH',
    source: 'track',
    poster: 'runners',
    day: -1,
    from: '17:30',
  },
  {
    id: 'upcoming-volleyball',
    state: 'upcoming',
    title: makeTexts(
      'Volleyball: semifinals',
      'Voleibol: semifinales',
      'Vôlei: semifinais',
      'Voleybol: yarımfinallar',
      'الكرة الطائرة: نصف النهائي',
      'Volleyball : demi-finales',
    ),
    discipline: 'VVO',
    source: 'track',
    poster: 'volleyball',
    day: 2,
    from: '10:00',
    minutes: 240,
  },
  {
    id: 'recorded-swimming',
    state: 'recorded',
    title: makeTexts(
      'Swimming: 50 m in five seconds',
      'Natación: 50 m en cinco segundos',
      'Natação: 50 m em cinco segundos',
      'Üzgüçülük: 50 m beş saniyədə',
      'السباحة: 50 مترًا في خمس ثوانٍ',
      'Natation : 50 m en cinq secondes',
    ),
    description: highlights,
    discipline: 'SWM',
    source: 'pool',
    poster: 'swimmer',
    day: -5,
    from: '17:00',
  },
  {
    id: 'recorded-triathlon',
    state: 'recorded',
    title: makeTexts(
      'Triathlon: out of the lake and on to the road',
      'Triatlón: del lago a la carretera',
      'Triatlo: do lago para a estrada',
      'Triatlon: göldən yola',
      'الترايثلون: من البحيرة إلى الطريق',
      'Triathlon : du lac à la route',
    ),
    discipline: 'TRI',
    source: 'external',
    poster: 'cyclists',
    day: -1,
    from: '08:00',
  },
  {
    id: 'recorded-opening',
    state: 'recorded',
    title: makeTexts(
      'The opening ceremony in brief',
      'Resumen de la ceremonia de apertura',
      'Resumo da cerimônia de abertura',
      'Açılış mərasimi qısa şəkildə',
      'حفل الافتتاح باختصار',
      'La cérémonie d’ouverture en bref',
    ),
    description: highlights,
    source: 'track',
    poster: 'fireworks',
    day: -7,
    from: '20:00',
  },
  {
    id: 'recorded-judo',
    state: 'recorded',
    title: makeTexts(
      'Behind the scenes: how the mats are laid',
      'Entre bastidores: así se montan los tatamis',
      'Bastidores: como os tatames são montados',
      'Pərdəarxası: tatamilər necə düzülür',
      'خلف الكواليس: كيف يُفرش البساط',
      'En coulisses : comment on pose les tatamis',
    ),
    discipline: 'JUD',
    source: 'pool',
    poster: 'bout',
    day: -4,
    from: '09:30',
  },
];

const isClip = (source: VideoPlan['source']): source is ClipName => source !== 'stream' && source !== 'external';

/** Eight videos: one live, two upcoming, five recorded. All footage is animated. */
export function videos(context: DemoContext): DemoPart {
  const selectedPlans = context.isSmall ? plans.slice(0, 3) : plans;
  const clips = [...new Set(selectedPlans.flatMap(({ source }) => (isClip(source) ? [source] : [])))];
  const files: DemoFile[] = [
    ...clips.flatMap((clip) => [...clipFiles(clip), ...captionFiles(clip)]),
    ...selectedPlans.map(({ id, poster }, index): DemoFile => ({
      path: `files/video-${id}.webp`,
      purpose: 'photo',
      content: scenes[poster].draw(index + 20),
    })),
  ];
  const items = selectedPlans.map((plan): [string, DemoData<'video'>] => {
    const { id, state, title, description, discipline, source, poster, day, from, minutes } = plan;
    const start = context.at(Math.max(1, context.today + day), from);
    return [
      id,
      {
        state,
        title,
        ...(description && { description }),
        ...(discipline && { discipline }),
        ...(isClip(source) && {
          file: { path: clipPath(source, 'mp4') },
          fallback: { path: clipPath(source, 'webm') },
          captions: clipCaptions(source),
        }),
        ...(source === 'stream' && { hls: `${broadcastPath}/main.m3u8` }),
        ...(source === 'external' && { external: `https://video.example.org/watch/${id}` }),
        poster: { path: `files/video-${id}.webp`, alt: scenes[poster].alt },
        start,
        ...(minutes !== undefined && { end: context.later(start, minutes) }),
        ...(state === 'recorded' && isClip(source) && { duration: clipSeconds(source) }),
      },
    ];
  });
  return { items: demoItems('video', items), files };
}
