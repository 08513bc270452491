import type { Document } from '@podium/contract';
import { phrase } from '../../../ground/phrases.ts';
import type { Card, CardFact } from '../card.ts';
import { medalLabels } from './medal-labels.ts';
import { delegationName, cardFormatters } from './words.ts';
import type { CardContext } from './words.ts';

export function delegationCard(delegation: Document<'delegation'>, context: CardContext): Card {
  const { language, games } = context;
  const { organisation, medals, rank, athletes, disciplines } = delegation;
  const { number } = cardFormatters(context);
  const facts: (CardFact | false)[] = [
    rank !== null && { value: phrase(language, 'share.place', { rank }), label: phrase(language, 'share.rank') },
    athletes > 0 && { value: number(athletes), label: phrase(language, 'share.athletes', { count: athletes }) },
    disciplines.length > 0 && {
      value: number(disciplines.length),
      label: phrase(language, 'share.sports', { count: disciplines.length }),
    },
  ];
  return {
    language,
    games: games.name,
    kicker: phrase(language, 'share.delegation'),
    colors: organisation,
    body: {
      kind: 'portrait',
      name: delegationName(organisation),
      organisation,
      medals: medals.total > 0 ? { counts: medals, labels: medalLabels(language) } : undefined,
      facts: facts.filter((fact) => fact !== false),
      lines: [],
    },
  };
}
