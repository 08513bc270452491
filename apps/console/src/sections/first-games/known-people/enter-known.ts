import type { GamesPlan, KnownPeople, PlanEvent } from '@podium/contract';
import type { EnteredEvent } from '../entry-facts.ts';
import { nextId } from '../plan-numbers.ts';
import { changeEvent, typedName } from '../plan.ts';
import { teamKey } from './candidates.ts';
import type { CandidatePerson, CandidateTeam } from './candidates.ts';

interface Chosen {
  people: readonly CandidatePerson[];
  teams: readonly CandidateTeam[];
}

/**
 * Enters people and teams in an event under the numbers that they have. In an event of teams, people join the team of
 * their delegation, or make a new one with its name. Delegations that the plan lacks are added.
 *
 * @param earlier public events, whose teams keep their numbers
 */
export function enterKnown(
  given: GamesPlan,
  event: PlanEvent,
  { people, teams }: Chosen,
  known: KnownPeople,
  earlier: readonly EnteredEvent[],
): GamesPlan {
  const plan = withDelegations(given, known, [...people, ...teams]);
  const { entries } = event;
  if (entries.kind === 'individual')
    return changeEvent(plan, event.id, { entries: { ...entries, items: [...entries.items, ...people] } });
  const items = [...entries.items];
  let next = nextId({ ...plan, events: [...earlier, ...plan.events] });
  const earlierIds = new Map(
    earlier
      .filter(({ id }) => id === event.id)
      .flatMap((one) => (one.entries.kind === 'team' ? one.entries.items : []))
      .map((team) => [teamKey(team), team.id]),
  );
  const addTeam = (name: string, delegation: string, members: Team['members']): void => {
    const id = earlierIds.get(teamKey({ name, delegation })) ?? String(next++);
    items.push({ id, name, delegation, members });
  };
  for (const { name, delegation, members } of teams) addTeam(name, delegation, [...members]);
  for (const [delegation, own] of Map.groupBy(people, (person) => person.delegation)) {
    const members = own.map((person) => {
      const { delegation: _, ...member } = person;
      return member;
    });
    const index = items.findIndex((team) => team.delegation === delegation);
    const team = items[index];
    if (team) items[index] = { ...team, members: [...team.members, ...members] };
    else addTeam(delegationName(plan, delegation), delegation, members);
  }
  return changeEvent(plan, event.id, { entries: { ...entries, items } });
}

type Team = Extract<PlanEvent['entries'], { kind: 'team' }>['items'][number];

/** Entries that were made by choice, with what is needed to take them out again. */
export interface EnteredByChoice {
  /** Id of the event. */
  event: string;
  count: number;
  before: PlanEvent['entries'];
  after: PlanEvent['entries'];
  /** Ids of the delegations that came with them. */
  delegations: readonly string[];
}

/** Takes entries out again, with their delegations unless other competitors have been entered for them since. */
export function withoutEntered(plan: GamesPlan, entered: EnteredByChoice): GamesPlan {
  const event = plan.events.find(({ id }) => id === entered.event);
  if (!event) return plan;
  const rest = changeEvent(plan, event.id, { entries: remainingEntries(event, entered) });
  const used = new Set(rest.events.flatMap(({ entries }) => entries.items.map(({ delegation }) => delegation)));
  const added = new Set(entered.delegations.filter((id) => !used.has(id)));
  return added.size === 0 ? rest : { ...rest, delegations: rest.delegations.filter(({ id }) => !added.has(id)) };
}

function remainingEntries({ entries }: PlanEvent, { before, after }: EnteredByChoice): PlanEvent['entries'] {
  const idsOf = ({ items }: PlanEvent['entries']): string[] =>
    items.flatMap((item) => [
      item.id,
      ...('members' in item ? item.members.map((member) => `${item.id}\t${member.id}`) : []),
    ]);
  const earlier = new Set(idsOf(before));
  const added = new Set(idsOf(after).filter((key) => !earlier.has(key)));
  if (entries.kind === 'individual') return { ...entries, items: entries.items.filter(({ id }) => !added.has(id)) };
  const items = entries.items
    .filter((team) => !added.has(team.id))
    .map((team) => ({ ...team, members: team.members.filter((member) => !added.has(`${team.id}\t${member.id}`)) }));
  return { ...entries, items };
}

function withDelegations(plan: GamesPlan, known: KnownPeople, entered: readonly { delegation: string }[]): GamesPlan {
  const needed = new Set(entered.map(({ delegation }) => delegation));
  for (const { id } of plan.delegations) needed.delete(id);
  const added = known.delegations.filter(({ id }) => needed.has(id));
  return added.length === 0 ? plan : { ...plan, delegations: [...plan.delegations, ...added] };
}

function delegationName(plan: GamesPlan, id: string): string {
  const delegation = plan.delegations.find((one) => one.id === id);
  return delegation ? typedName(plan, delegation.name) || delegation.code : id;
}
