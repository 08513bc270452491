import type { DisciplineRef, Document } from '@podium/contract';
import { phrase } from '../../../ground/phrases.ts';
import type { Card } from '../card.ts';
import { delegationName, cardFormatters } from './words.ts';
import type { CardContext } from './words.ts';

const max = 3;

/** The first delegations of the medal table, and the number of medals won. @param sport limits it to one sport */
export function medalsCard(
  { rows, awarded, events }: Document<'medals'>,
  sport: DisciplineRef | undefined,
  context: CardContext,
): Card {
  const { language, games } = context;
  const format = cardFormatters(context);
  const fact = (count: number, key: 'medals' | 'decided') =>
    count > 0 ? [{ value: format.number(count), label: phrase(language, `share.${key}`, { count }) }] : [];
  const visibleRows = rows.slice(0, max).map(({ organisation, gold, silver, bronze, total }) => ({
    organisation: { ...organisation, name: delegationName(organisation) },
    counts: { gold, silver, bronze, total },
  }));
  return {
    language,
    games: games.name,
    kicker: games.name,
    subtitle: sport ? phrase(language, 'share.medalTable') : undefined,
    colors: visibleRows[0]?.organisation,
    body: {
      kind: 'day',
      date: sport?.name ?? phrase(language, 'share.medalTable'),
      facts: [...fact(awarded.total, 'medals'), ...fact(events.decided, 'decided')],
      rows: visibleRows,
      sports: sport ? [sport.key] : [],
    },
  };
}
