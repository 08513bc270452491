import type { Document } from '@podium/contract';
import { phrase } from '../../../ground/phrases.ts';
import type { Card } from '../card.ts';
import { delegationName, cardFormatters } from './words.ts';
import type { CardContext } from './words.ts';

const max = 3;

/** A day: its finals and contests, and the first delegations by medals won on it. */
export function dayCard(
  day: Document<'days'>['items'][number],
  medals: Document<'medals'>,
  context: CardContext,
): Card {
  const { language, games } = context;
  const format = cardFormatters(context);
  const { medalUnits, competitionUnits, disciplines } = day;
  const fact = (count: number, key: 'finals' | 'contests' | 'sports') =>
    count > 0 ? [{ value: format.number(count), label: phrase(language, `share.${key}`, { count }) }] : [];
  const rows = medals.rows.slice(0, max).map(({ organisation, gold, silver, bronze, total }) => ({
    organisation: { ...organisation, name: delegationName(organisation) },
    counts: { gold, silver, bronze, total },
  }));
  return {
    language,
    games: games.name,
    kicker: games.name,
    subtitle: phrase(language, rows.length > 0 ? 'share.dayMedals' : 'share.program'),
    colors: rows[0]?.organisation,
    body: {
      kind: 'day',
      date: format.dateWithWeekday(day.day),
      facts: [
        ...fact(medalUnits, 'finals'),
        ...fact(competitionUnits, 'contests'),
        ...fact(disciplines.length, 'sports'),
      ],
      rows,
      sports: disciplines.map((code) => code.toLowerCase()),
    },
  };
}
