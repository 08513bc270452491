import { pictograms } from '@podium/disciplines/pictograms';
import type { GamesAnswer, LanguageCode, ShareSubject } from '@podium/contract';
import type { FeatureKit } from '../../kit.ts';
import type { Card } from '../card.ts';
import { cupCard } from './cup-card.ts';
import { dayCard } from './day-card.ts';
import { delegationCard } from './delegation-card.ts';
import { medalsCard } from './medals-card.ts';
import { participantCard } from './participant-card.ts';
import { unitCard } from './unit-card.ts';
import type { CardContext } from './words.ts';

type Read = FeatureKit['read'];
type CardMaker = (read: Read, id: string, context: CardContext) => Promise<Card | undefined>;

const makers: ReadonlyMap<string, CardMaker> = new Map(
  Object.entries<CardMaker>({
    unit: async (read, id, context) => {
      const unit = await read('unit', context.language, { id });
      return unit && unitCard(unit, context);
    },
    participant: async (read, id, context) => {
      const profile = await read('participant', context.language, { id });
      return profile && participantCard(profile, context);
    },
    delegation: async (read, code, context) => {
      const delegation = await read('delegation', context.language, { code: code.toUpperCase() });
      return delegation && delegationCard(delegation, context);
    },
    medals: async (read, key, context) => {
      const sport = context.games.disciplines.find((discipline) => discipline.key === key);
      if (key !== 'all' && !sport) return undefined;
      const medals = await read('medals', context.language, { discipline: sport?.key, sort: 'gold' });
      return medals && medalsCard(medals, sport, context);
    },
    cup: async (read, id, context) => {
      const cup = await read('cup', context.language, { id });
      return cup && cupCard(cup, context);
    },
    day: async (read, day, context) => {
      const days = await read('days', context.language, {});
      const scheduleDay = days?.items.find((item) => item.day === day);
      const medals = scheduleDay && (await read('medals', context.language, { day, sort: 'gold' }));
      return scheduleDay && medals && dayCard(scheduleDay, medals, context);
    },
  }),
);

/** Builds the card of a subject from public documents; undefined if it does not exist. */
export async function buildCard(read: Read, subject: ShareSubject, language: LanguageCode): Promise<Card | undefined> {
  const dash = subject.indexOf('-');
  const games = await read('games', language, {});
  const card =
    games && (await makers.get(subject.slice(0, dash))?.(read, subject.slice(dash + 1), { language, games }));
  return card && withPictograms(card, games.disciplines);
}

const drawn: ReadonlySet<string> = new Set(pictograms);

/** The card with keys of pictograms in place of those of own sports, which share the pictogram of another one. */
export function withPictograms(card: Card, disciplines: GamesAnswer['disciplines']): Card {
  const pictogram = (key: string): string =>
    drawn.has(key) ? key : (disciplines.find((discipline) => discipline.key === key)?.pictogram ?? key);
  const { sport, body } = card;
  return {
    ...card,
    ...(sport !== undefined && { sport: pictogram(sport) }),
    body: body.kind === 'day' ? { ...body, sports: body.sports.map(pictogram) } : body,
  };
}
