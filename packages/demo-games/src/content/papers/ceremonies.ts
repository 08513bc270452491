/** Award ceremonies, and today's notice. */
import { defaultProtestWindowMinutes } from '@podium/games';
import { makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';
import type { DemoContext, DemoFinal } from '../context.ts';
import type { DemoPart } from '../demo-item.ts';
import { demoItems } from '../demo-item.ts';

/** Time today at which the demo is paused. */
const now = '15:31';
/** One final in this many has no ceremony yet. */
const unscheduledEvery = 19;

const role = {
  mayor: makeTexts(
    'Mayor of the host city',
    'Alcaldesa de la ciudad sede',
    'Prefeita da cidade-sede',
    'Ev sahibi şəhərin meri',
    'عمدة المدينة المضيفة',
    'Maire de la ville hôte',
  ),
  school: makeTexts(
    'Director of School Sports',
    'Directora de deporte escolar',
    'Diretora de esporte escolar',
    'Məktəb idmanı direktoru',
    'مديرة الرياضة المدرسية',
    'Directrice du sport scolaire',
  ),
  athlete: makeTexts(
    'Olympian',
    'Deportista olímpico',
    'Atleta olímpico',
    'Olimpiyaçı',
    'رياضي أولمبي',
    'Athlète olympique',
  ),
  teacher: makeTexts(
    'Teacher of the year',
    'Docente del año',
    'Professor do ano',
    'İlin müəllimi',
    'معلم العام',
    'Enseignant de l’année',
  ),
  volunteer: makeTexts(
    'Volunteer since the first Games',
    'Voluntaria desde los primeros Juegos',
    'Voluntária desde os primeiros Jogos',
    'İlk Oyunlardan bəri könüllü',
    'متطوعة منذ الدورة الأولى',
    'Bénévole depuis les premiers Jeux',
  ),
  federation: makeTexts(
    'State federation',
    'Federación estatal',
    'Federação estadual',
    'Ştat federasiyası',
    'اتحاد الولاية',
    'Fédération de l’État',
  ),
} as const;

const presenters: readonly (readonly [string, SixTexts])[] = [
  ['Teresa Montalvão', role.mayor],
  ['Ivo Candeia', role.athlete],
  ['Marluce Jatobá', role.school],
  ['Sebastião Uchoa', role.teacher],
  ['Dalva Quintela', role.volunteer],
  ['Rogério Paranhos', role.federation],
  ['Nair Encarnação', role.federation],
  ['Otávio Torquato', role.athlete],
];

/** Two presenters, one per line, in every language. */
function presenterNames(index: number): SixTexts {
  const pair = [presenters[index % presenters.length]!, presenters[(index * 3 + 1) % presenters.length]!];
  const distinct = pair[0] === pair[1] ? pair.slice(1) : pair;
  const lines = (language: keyof SixTexts) =>
    distinct.map(([name, roleText]) => `${name} (${roleText[language]})`).join('\n');
  return makeTexts(lines('en'), lines('es'), lines('pt'), lines('az'), lines('ar'), lines('fr'));
}

const place = makeTexts('Podium', 'Podio', 'Pódio', 'Fəxri kürsü', 'منصة التتويج', 'Podium');
const lateNote = makeTexts(
  'Ten minutes later, because of the following contest.',
  'Diez minutos más tarde, debido a la competición siguiente.',
  'Dez minutos mais tarde, por causa da prova seguinte.',
  'Növbəti yarışa görə on dəqiqə gec.',
  'تأخير عشر دقائق بسبب المنافسة التالية.',
  'Dix minutes plus tard, en raison de l’épreuve suivante.',
);

export function ceremonies(context: DemoContext): DemoPart {
  const finals = context.isSmall ? context.finals.slice(0, 2) : context.finals;
  const today = context.at(context.today, now);
  return {
    items: demoItems(
      'ceremony',
      finals.flatMap((final, index) => {
        if (!context.isSmall && index % unscheduledEvery === unscheduledEvery - 1) return [];
        const isLate = index % 23 === 7;
        const start = ceremonyStart(context, final, isLate ? 10 : 0);
        return [
          [
            `ceremony-${final.event.toLowerCase().replaceAll(/-+/gu, '-').replace(/-$/u, '')}`,
            {
              event: final.event,
              start,
              venue: final.venue,
              place,
              presenters: presenterNames(index),
              state: stateAt(context, start, today),
              ...(isLate && { note: lateNote }),
            },
          ] as const,
        ];
      }),
    ),
    files: [],
  };
}

/** After the protests, rounded up to five minutes, as in the schedule. */
function ceremonyStart({ later, at, day }: DemoContext, { end, day: number }: DemoFinal, delay: number): string {
  const midnight = Date.parse(`${day(number)}T00:00:00${at(number, '12:00').slice(-6)}`);
  const minutes = (Date.parse(end) - midnight) / 60_000 + defaultProtestWindowMinutes;
  return later(end, Math.ceil(minutes / 5) * 5 - minutes + defaultProtestWindowMinutes + delay);
}

/** Called ten minutes before the start, delivered fifteen minutes after it. */
function stateAt({ later }: DemoContext, start: string, now_: string): 'planned' | 'called' | 'delivered' {
  if (later(start, 15) <= now_) return 'delivered';
  return later(start, -10) <= now_ ? 'called' : 'planned';
}
