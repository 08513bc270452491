import { playKnockOut } from '../../formats/knock-out.ts';
import type { GamesEvent, Person, PersonGender } from '../../model.ts';
import { unitTerms } from '../../words/terms.ts';
import { makeTexts } from '../../words/texts.ts';
import type { Kit } from '../kit.ts';
import type { DuelRules } from '../../formats/duel.ts';

export const duelTerms = {
  singles: makeTexts('singles', 'individual', 'simples', 'təklər', 'فردي', 'simple'),
  doubles: makeTexts('doubles', 'dobles', 'duplas', 'cütlüklər', 'زوجي', 'double'),
  team: makeTexts('team', 'equipos', 'equipes', 'komanda', 'فرق', 'par équipes'),
  individual: makeTexts('individual', 'individual', 'individual', 'fərdi', 'فردي', 'individuel'),
  tournament: makeTexts('tournament', 'torneo', 'torneio', 'turnir', 'بطولة', 'tournoi'),
};
/** Two points for a win, one for a loss in a match that was played. */
export const smallPool = { win: 2, tie: 0, loss: 1 } as const;

/** Enters teams of `size` athletes from the same state. */
export function enterByState(kit: Kit, event: GamesEvent, people: readonly Person[], size: number, max: number): void {
  for (const [organisation, members] of Map.groupBy(people, (person) => person.organisation)) {
    if (members.length >= size && event.competitors.length < max)
      kit.enterTeam(event, organisation, members.slice(0, size));
  }
}

export function makePairs(
  kit: Kit,
  event: GamesEvent,
  pools: Readonly<Record<PersonGender, Person[]>>,
  max: number,
): void {
  for (const organisation of new Set(pools.M.map((person) => person.organisation))) {
    const man = pools.M.find((person) => person.organisation === organisation);
    const woman = pools.W.find((person) => person.organisation === organisation);
    if (man && woman && event.competitors.length < max) kit.enterTeam(event, organisation, [man, woman]);
  }
}

/** Two athletes of each gender from every state. */
export function statePools(kit: Kit, states: number): Record<PersonGender, Person[]> {
  const organisations = kit.organisations(kit.size(states, 8));
  const pickByGender = (gender: PersonGender) =>
    organisations.flatMap((organisation) => [1, 2].map(() => kit.athlete(gender, organisation)));
  return { M: pickByGender('M'), W: pickByGender('W') };
}

export function straightKnockOut(
  kit: Kit,
  event: GamesEvent,
  rules: DuelRules,
  bronze: 'match' | 'both',
  minute: number,
): void {
  const seeds = event.competitors.toSorted((a, b) => b.strength - a.strength);
  const common = {
    event,
    seeds,
    rules,
    random: kit.random,
    fields: kit.plan.fields,
    unitTerm: unitTerms.match,
    bronze,
  };
  event.ranking = playKnockOut({ ...common, day: 0, minute, medals: { semifinalDay: 1, day: 1, minute: 870 } });
}
