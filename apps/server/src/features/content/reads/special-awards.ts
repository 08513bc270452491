import type { SpecialAward, SpecialAwardsAnswer } from '@podium/contract';
import { liveKeys } from '@podium/contract/live-keys';
import type { FeatureBuilders } from '../../../read-model/program/building.ts';
import type { Program } from '../../../read-model/program/program.ts';
import { listItems } from '../items.ts';
import type { PublishedItem } from '../items.ts';
import { ofKinds } from '../of-kinds.ts';
import { ContentPresenter } from '../present.ts';

type Item = PublishedItem<'special-award'>;
interface Filter {
  discipline?: string | undefined;
  scope?: 'games' | undefined;
  winner?: string | undefined;
  delegation?: string | undefined;
}

export const specialAwardBuilders: Pick<FeatureBuilders, 'specialAwards'> = {
  specialAwards: ofKinds(
    ['special-award'],
    [liveKeys.participants, liveKeys.venues, liveKeys.games],
    async ({ snapshot, pool, language }, filter) => {
      const present = new ContentPresenter(snapshot, language);
      const items = (await listItems(pool, snapshot.partition, 'special-award'))
        .filter((item) => isOfSport(snapshot, item, filter) && isWonBy(snapshot, item, filter))
        .map((item) => presentAward(present, item))
        .sort((a, b) => compareTexts(a.day, b.day) || compareTexts(a.start ?? '~', b.start ?? '~'));
      return { items, total: items.length } satisfies Omit<SpecialAwardsAnswer, 'asOf'>;
    },
  ),
};

const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** The sport of an award is that of its event. */
const sportOf = ({ reference }: Program, { data }: Item): string | undefined =>
  reference.events.get(data.event ?? '')?.disciplineCode ?? data.discipline?.toUpperCase();

function isOfSport(program: Program, item: Item, { discipline, scope }: Filter): boolean {
  const sport = sportOf(program, item);
  return (
    (discipline === undefined || sport === discipline.toUpperCase()) && (scope === undefined || sport === undefined)
  );
}

function isWonBy({ people }: Program, { data }: Item, { winner, delegation }: Filter): boolean {
  const { people: persons = [], teams = [], delegations = [] } = data;
  const ofTeam = (team: string): boolean => people.teams.get(team)?.members.some(({ id }) => id === winner) ?? false;
  const isOfDelegation = (id: string): boolean =>
    (people.persons.get(id) ?? people.teams.get(id))?.organisation === delegation;
  return (
    (winner === undefined || [...persons, ...teams].includes(winner) || teams.some(ofTeam)) &&
    (delegation === undefined ||
      delegations.includes(delegation) ||
      [...persons, ...teams].some((id) => isOfDelegation(id)))
  );
}

/** People and teams unknown to the Games are left out: they cannot have consented to be named. */
function presentAward(present: ContentPresenter, item: Item): SpecialAward {
  const { id, data } = item;
  const { people, reference } = present.program;
  const sport = sportOf(present.program, item);
  return {
    id,
    name: present.text(data.name),
    discipline: present.discipline(sport),
    event: present.event(data.event),
    day: data.day,
    winners: [
      ...(data.people ?? []).filter((one) => people.persons.has(one)).map((one) => present.competitor(one, 'A')),
      ...(data.teams ?? []).filter((one) => people.teams.has(one)).map((one) => present.competitor(one, 'T')),
    ],
    delegations: (data.delegations ?? []).flatMap((code) =>
      reference.organisations.has(code) ? [present.organisation(code)!] : [],
    ),
    reason: present.optionalCaption(data.reason),
    start: present.instant(data.start === undefined ? undefined : Date.parse(data.start)),
    venue: present.venue(data.venue),
    place: present.optionalText(data.place),
    presenters: present.optionalText(data.presenters),
  };
}
