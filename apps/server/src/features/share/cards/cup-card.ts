import type { Document } from '@podium/contract';
import { phrase } from '../../../ground/phrases.ts';
import type { Card } from '../card.ts';
import { firstDrawable } from '../drawable-part.ts';
import { cardFormatters, delegationName } from './words.ts';
import type { CardContext } from './words.ts';

const max = 3;

/** The first three of a cup with their points; before the first points, what is decided and to come. */
export function cupCard({ title, rows, events }: Document<'cup'>, context: CardContext): Card {
  const { language, games } = context;
  const { number } = cardFormatters(context);
  const name = firstDrawable(title.text, games.name);
  const leaders = rows.slice(0, max);
  return {
    language,
    games: games.name,
    kicker: games.name,
    subtitle: name,
    colors: leaders[0]?.side.organisation ?? undefined,
    body:
      leaders.length === 0
        ? { kind: 'day', date: name, facts: [eventsFact(events.total)], rows: [], sports: [] }
        : {
            kind: 'places',
            places: leaders.map(({ rank, side, points }) => ({
              rank: rank === null ? '–' : number(rank),
              name: side.organisation ? delegationName(side.organisation) : firstDrawable(side.name.text, side.id),
              organisation: side.organisation,
              mark: phrase(language, 'share.points', { points }),
            })),
          },
  };

  function eventsFact(count: number): { value: string; label: string } {
    return { value: number(count), label: phrase(language, 'share.events', { count }) };
  }
}
