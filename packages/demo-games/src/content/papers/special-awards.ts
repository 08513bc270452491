/** Awards that are no medals: best players, fair play. */
import { makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';
import type { DemoContext, DemoFinal } from '../context.ts';
import type { DemoPart } from '../demo-item.ts';
import { demoItems } from '../demo-item.ts';

const teamSports: ReadonlySet<string> = new Set(['BKB', 'FBL', 'HBL', 'VVO']);

const bestPlayer = makeTexts(
  'Most valuable player',
  'Mejor jugador del torneo',
  'Melhor jogador do torneio',
  'Turnirin ən yaxşı oyunçusu',
  'أفضل لاعب في البطولة',
  'Meilleur joueur du tournoi',
);
const bestPlayerOfWomen: SixTexts = {
  ...bestPlayer,
  es: 'Mejor jugadora del torneo',
  pt: 'Melhor jogadora do torneio',
  ar: 'أفضل لاعبة في البطولة',
  fr: 'Meilleure joueuse du tournoi',
};
const fairPlay = makeTexts(
  'Fair play award',
  'Premio al juego limpio',
  'Prêmio fair play',
  'Ədalətli oyun mükafatı',
  'جائزة اللعب النظيف',
  'Prix du fair-play',
);
const fewestCards = makeTexts(
  'Fewest penalties of the tournament',
  'Menos sanciones del torneo',
  'Menos punições do torneio',
  'Turnirdə ən az cəza',
  'أقل عدد من العقوبات في البطولة',
  'Le moins de sanctions du tournoi',
);
const chairmansCup = makeTexts(
  'Cup of the organizing committee',
  'Copa del comité organizador',
  'Troféu do comitê organizador',
  'Təşkilat komitəsinin kuboku',
  'كأس اللجنة المنظمة',
  'Coupe du comité d’organisation',
);
const closing = makeTexts(
  'Closing ceremony',
  'Ceremonia de clausura',
  'Cerimônia de encerramento',
  'Bağlanış mərasimi',
  'حفل الختام',
  'Cérémonie de clôture',
);

/** Best player and fair play of each tournament of a team sport, and a cup on the last day. Later ones have no winner. */
export function specialAwards(context: DemoContext): DemoPart {
  const { finals, isSmall, today, dayCount, day, at } = context;
  const tournaments = finals.filter(({ discipline, teams }) => teamSports.has(discipline) && teams.length > 3);
  return {
    items: demoItems('special-award', [
      ...(isSmall ? tournaments.slice(0, 2) : tournaments).flatMap((final) => {
        const isDecided = final.day < today;
        const id = final.event.toLowerCase().replaceAll(/-+/gu, '-').replace(/-$/u, '');
        const about = { event: final.event, day: day(final.day) };
        return [
          [
            `best-player-${id}`,
            {
              ...about,
              name: isOfWomen(final) ? bestPlayerOfWomen : bestPlayer,
              start: context.later(final.end, 15),
              venue: final.venue,
              ...(isDecided && { people: [final.teams[0]!.bestPlayer] }),
            },
          ] as const,
          [
            `fair-play-${id}`,
            { ...about, name: fairPlay, reason: fewestCards, ...(isDecided && { teams: [final.teams[3]!.id] }) },
          ] as const,
        ];
      }),
      ['committee-cup', { name: chairmansCup, day: day(dayCount), start: at(dayCount, '19:30'), place: closing }],
    ]),
    files: [],
  };
}

const isOfWomen = ({ event }: DemoFinal): boolean => event[3] === 'W';
